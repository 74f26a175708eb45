internal import TableSpecModel
internal import TableSpecSwift

/// The change of a Boolean by the user. If it becomes true, the toggles that it excludes become false in the same change,
/// so that all rows move at once.
struct ToggleTranslator {
    private let plan: ScreenPlan
    private let value: Binding
    private let scope: ValueScope
    /// The loops from the state to the element with the value, outermost first.
    private let loops: [Loop]
    private let excluded: [ShowingToggle]

    init(_ value: Binding, loops: [Loop] = [], in scope: ValueScope, plan: ScreenPlan) {
        self.plan = plan
        self.value = value
        self.scope = scope
        self.loops = loops
        excluded = plan.table.toggles(excludedBy: ShowingToggle(value, in: loops.last))
    }

    /// - Parameter rows: The rows with the value.
    init(_ value: Binding, of rows: DynamicRows, in scope: ValueScope, plan: ScreenPlan) {
        let loops = value.variables.first.map { plan.loops(to: $0, from: rows) } ?? []
        self.init(value, loops: loops, in: scope, plan: plan)
    }

    /// The variables of the loops whose elements the change uses.
    var variables: Set<String> { Set(loops.map(\.variable.value)) }

    /// Stores the value of a disclosure button, together with those that it excludes.
    ///
    /// - Returns: `nil` if it excludes none.
    var storing: SwiftClosure? {
        guard !excluded.isEmpty else { return nil }
        return SwiftClosure(["control"], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            statements(setting: "control.tableSpecValue")
        }
    }

    /// Changes the value.
    ///
    /// - Parameter new: The new value, or `nil` to toggle it.
    @SwiftBody func statements(setting new: SwiftExpression? = nil) -> [SwiftStatement] {
        if excluded.isEmpty {
            change(to: new, in: scope)
        } else {
            let changed = scope.with(.state, at: "$0")
            Code.call(
                plan.scope.member("update"),
                trailing: SwiftClosure {
                    // First, because the value of an element is among those that become false.
                    Code.if(.expression(new ?? .not(changed.value(of: value)))) {
                        for other in excluded { closing(other, in: changed) }
                    }
                    change(to: new, in: changed)
                }
            )
        }
    }

    private func change(to new: SwiftExpression?, in scope: ValueScope) -> SwiftStatement {
        let change = { (scope: ValueScope) -> SwiftStatement in
            let value = scope.value(of: self.value)
            return new.map { Code.assign(value, $0) } ?? .expression(value.calling("toggle"))
        }
        guard let element = ElementChange(of: value, loops: loops, in: scope) else { return change(scope) }
        return .expression(element.change(change))
    }

    @SwiftBody private func closing(_ toggle: ShowingToggle, in scope: ValueScope) -> [SwiftStatement] {
        if let loop = toggle.loop {
            let elements = scope.value(of: loop.collection)
            let scope = scope.with(elements: [loop.variable.value: elements.at("index")])
            Code.for(.binding("index"), in: elements.dot("indices")) {
                Code.assign(scope.value(of: toggle.value), false)
            }
        } else {
            Code.assign(scope.value(of: toggle.value), false)
        }
    }
}
