internal import TableSpecModel
internal import TableSpecSwift

/// The change of an element of the state by its row or header.
///
/// The element is found by its identity, because rows may have been inserted or deleted since the row was configured.
struct ElementChange {
    private let variable: String
    private let scope: ValueScope
    /// The loops from the state to the element, outermost first.
    private let loops: [Loop]

    /// - Returns: `nil` for a value that isn't part of an element.
    init?(of value: Binding?, in rows: DynamicRows, _ scope: ValueScope, plan: ScreenPlan) {
        guard case .element(let variable, _)? = value?.path?.root else { return nil }
        self.init(of: value, loops: plan.loops(to: variable, from: rows), in: scope)
    }

    /// - Returns: `nil` for a value that isn't part of an element.
    init?(of value: Binding?, loops: [Loop], in scope: ValueScope) {
        guard case .element(let variable, _)? = value?.path?.root else { return nil }
        self.variable = variable
        self.scope = scope
        self.loops = loops
    }

    /// The variables of the loops whose elements the change uses.
    var variables: Set<String> { Set(loops.map(\.variable.value)) }

    /// `{ [weak self] control in … }`: the change by a control, then the call to the app.
    ///
    /// - Parameter action: Calls the app with the elements of a scope.
    func closure(of control: Control, then action: ((ValueScope) -> [SwiftStatement])?) -> SwiftClosure {
        let change = self.change { ControlTranslator(control: control, scope: $0).write(to: "control") }
        return SwiftClosure(["control"], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            if let action {
                Code.let("changed", change)
                if loops.count == 2 {
                    let element = scope.element(loops[1].variable.value)
                    let wanted = SwiftExpression.binary(
                        loops[1].identity(of: "$0"),
                        .equal,
                        loops[1].identity(of: element)
                    )
                    let found = collection(1, in: "changed").calling("first", ["where": .closure { wanted }])
                    Code.if(.let("changed"), .let("changedElement", found)) { action(changedScope) }
                } else {
                    Code.if(.let("changed")) { action(changedScope) }
                }
            } else {
                change
            }
        }
    }

    /// The scope with the elements after the change.
    private var changedScope: ValueScope {
        var elements = [loops[0].variable.value: SwiftExpression("changed")]
        if loops.count == 2 { elements[loops[1].variable.value] = "changedElement" }
        return scope.with(elements: elements)
    }

    /// The change of the element.
    ///
    /// - Parameter assignment: Changes a value in a scope that contains the element of the state.
    func change(_ assignment: (ValueScope) -> SwiftStatement) -> SwiftExpression {
        let inner = assignment(scope.with(elements: [variable: "$0"]))
        return loops.indices.reversed().reduce(.nil) { change, level in
            .shared(
                "change",
                SwiftArguments(
                    [
                        .init(scope.element(loops[level].variable.value)),
                        .init("in", .prefix(.address, collection(level, in: "$0"))),
                    ] + loops[level].identityArgument
                ),
                trailing: SwiftClosure { level == loops.count - 1 ? inner : .expression(change) }
            ).using(.elements)
        }
    }

    /// The collection of one of the loops. The outermost one is in the state, the other in an element.
    private func collection(_ level: Int, in owner: SwiftExpression) -> SwiftExpression {
        let scope = level == 0 ? scope : scope.with(elements: [loops[0].variable.value: owner])
        return scope.value(of: loops[level].collection)
    }
}

extension Control {
    /// Whether the control changes a value of the state itself.
    var writesState: Bool { self.value.map { $0.path?.beginsAtElement != true } ?? false }

    /// Whether the control changes a value of its row's element.
    var writesElement: Bool { self.value?.path?.beginsAtElement == true }
}

extension ScreenFacts {
    /// The loops from the state to the element of a variable, outermost first.
    func loops(to variable: String, from rows: DynamicRows) -> [Loop] {
        guard let outer = outerLoop(of: rows) else { return [rows.loop] }
        if rows.loop.variable.value != variable { return [outer] }
        guard rows.loop.collection.path?.beginsAtElement == true else { return [rows.loop] }
        return [outer, rows.loop]
    }

    /// The loop of the sections, or of the rows in which rows are nested.
    private func outerLoop(of rows: DynamicRows) -> Loop? {
        if case .forEach(let loop, _, _) = shape { return loop }
        return rows.outer
    }

    /// Whether a control in the rows changes their elements, and uses that of a loop to do so.
    func changesElements(of rows: DynamicRows, needing variable: String) -> Bool {
        prototypes(of: rows).contains { prototype in
            prototype.cell.controls.contains { control in
                guard case .element(let written, _)? = control.value?.path?.root else { return false }
                return loops(to: written, from: rows).contains { $0.variable.value == variable }
            }
        }
    }
}
