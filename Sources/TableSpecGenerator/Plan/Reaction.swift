internal import TableSpecModel
internal import TableSpecSwift

/// The statements that run when one of several properties has changed.
struct Reaction {
    let dependencies: [Dependency]
    private let statements: [SwiftStatement]
    /// The additional condition.
    private let condition: SwiftExpression?
    /// Whether the statements run only after a change of the properties. Others find out themselves whether there's
    /// anything to do.
    private let comparesState: Bool

    init(
        _ dependencies: [Dependency],
        _ statements: [SwiftStatement],
        where condition: SwiftExpression? = nil,
        comparesState: Bool = true
    ) {
        self.dependencies = statements.isEmpty ? [] : dependencies
        self.statements = statements
        self.condition = condition
        self.comparesState = comparesState
    }

    init(
        _ bindings: [Binding],
        _ statements: [SwiftStatement],
        where condition: SwiftExpression? = nil,
        comparesState: Bool = true
    ) {
        self.init(bindings.dependencies, statements, where: condition, comparesState: comparesState)
    }

    /// Whether there's a reaction to a change of a group.
    func concerns(_ group: PropertyGroup) -> Bool { dependencies.contains { $0.concerns(group) } }

    /// `if state.isOn != old.isOn { … }` for each reaction; adjacent reactions with the same condition share one `if`.
    static func statements(of reactions: [Reaction], for group: PropertyGroup) -> [SwiftStatement] {
        var branches: [(conditions: [SwiftCondition], body: [SwiftStatement])] = []
        for reaction in reactions where reaction.concerns(group) {
            let conditions = reaction.conditions(for: group)
            if branches.last?.conditions == conditions {
                branches[branches.count - 1].body += reaction.statements
            } else {
                branches.append((conditions, reaction.statements))
            }
        }
        return branches.flatMap { conditions, body in
            conditions.isEmpty ? body : [.branch(conditions, body, otherwise: [])]
        }
    }

    private func conditions(for group: PropertyGroup) -> [SwiftCondition] {
        let change = comparesState ? dependencies.isChanged(in: group) : nil
        return [change, condition].compactMap { $0 }.map(SwiftCondition.expression)
    }
}
