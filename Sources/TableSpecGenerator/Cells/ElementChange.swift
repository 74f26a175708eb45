internal import TableSpecModel
internal import TableSpecSwift

/// The change of an element of the state by a control in its row.
///
/// The element is found by its identity, because rows may have been inserted or deleted since the control was
/// configured.
struct ElementChange {
    private let control: Control
    private let binding: Binding
    private let path: Path
    private let scope: ValueScope
    /// The loops from the state to the element, outermost first.
    private let loops: [Loop]

    /// - Returns: `nil` for a control whose value isn't part of an element.
    init?(by control: Control, of rows: DynamicRows, in scope: ValueScope, plan: ScreenPlan) {
        guard case .element(let variable, _)? = control.value?.path?.root else { return nil }
        self.init(by: control, loops: plan.loops(to: variable, from: rows), in: scope)
    }

    /// - Returns: `nil` for a control whose value isn't part of an element.
    init?(by control: Control, loops: [Loop], in scope: ValueScope) {
        guard let binding = control.value, let path = binding.path, path.beginsAtElement else { return nil }
        self.control = control
        self.binding = binding
        self.path = path
        self.scope = scope
        self.loops = loops
    }

    /// The variables of the loops whose elements the change uses.
    var variables: Set<String> { Set(loops.map(\.variable.value)) }

    /// `{ [weak self] control in … }`: the change, then the call to the app.
    ///
    /// - Parameter action: Calls the app with the elements of a scope.
    func closure(then action: ((ValueScope) -> [SwiftStatement])?) -> SwiftClosure {
        SwiftClosure(["control"], capturing: [.weak("self")]) {
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

    private var change: SwiftExpression { change(level: 0, in: "state") }

    private func change(level: Int, in owner: SwiftExpression) -> SwiftExpression {
        .shared(
            "change",
            SwiftArguments(
                [
                    .init(scope.element(loops[level].variable.value)),
                    .init("in", .prefix(.address, collection(level, in: owner))),
                ] + loops[level].identityArgument
            ),
            trailing: SwiftClosure {
                if level + 1 < loops.count { change(level: level + 1, in: "$0") } else { assignment }
            }
        ).using(.elements)
    }

    /// The collection of one of the loops.
    private func collection(_ level: Int, in owner: SwiftExpression) -> SwiftExpression {
        level == 0 && owner == "state"
            ? scope.value(of: loops[0].collection)
            : scope.with(elements: [loops[0].variable.value: owner]).value(of: loops[level].collection)
    }

    private var assignment: SwiftStatement {
        let translator = ControlTranslator(control: control, scope: scope.with(elements: [path.rootVariable: "$0"]))
        return translator.write(to: "control")
    }
}

extension Path {
    /// The variable of the loop with whose element the path begins, or empty for another path.
    fileprivate var rootVariable: String {
        if case .element(let variable, _) = root { return variable }
        return ""
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
    fileprivate func loops(to variable: String, from rows: DynamicRows) -> [Loop] {
        guard case .forEach(let sectionLoop, _, _) = shape else { return [rows.loop] }
        if rows.loop.variable.value != variable { return [sectionLoop] }
        guard rows.loop.collection.path?.beginsAtElement == true else { return [rows.loop] }
        return [sectionLoop, rows.loop]
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
