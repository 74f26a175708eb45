internal import TableSpecModel
internal import TableSpecSwift

/// What is done when one of some properties has changed.
struct Reaction {
    let dependencies: [Dependency]
    private let statements: [SwiftStatement]
    /// What must hold besides.
    private let condition: SwiftExpression?
    let usesTableView: Bool

    init(
        _ dependencies: [Dependency],
        _ statements: [SwiftStatement],
        where condition: SwiftExpression? = nil,
        usesTableView: Bool = false
    ) {
        self.dependencies = statements.isEmpty ? [] : dependencies
        self.statements = statements
        self.condition = condition
        self.usesTableView = usesTableView && !dependencies.isEmpty
    }

    init(
        _ bindings: [Binding],
        _ statements: [SwiftStatement],
        where condition: SwiftExpression? = nil,
        usesTableView: Bool = false
    ) {
        self.init(bindings.dependencies, statements, where: condition, usesTableView: usesTableView)
    }

    /// `if state.isOn != old.isOn { … }` for each of some reactions; neighbours with the same condition share one.
    ///
    /// - Parameters:
    ///   - unordered: Those with the same condition come together from anywhere.
    ///   - ordered: What follows, in this order.
    static func statements(
        of unordered: [Reaction],
        then ordered: [Reaction] = [],
        for group: PropertyGroup
    ) -> [SwiftStatement] {
        var branches: [(conditions: [SwiftCondition], body: [SwiftStatement])] = []
        // The last branch for some conditions.
        var places: [[SwiftCondition]: Int] = [:]
        for (position, reaction) in (unordered + ordered).enumerated() {
            guard let conditions = reaction.conditions(for: group) else { continue }
            if let index = places[conditions], position < unordered.count || index == branches.count - 1 {
                branches[index].body += reaction.statements
            } else {
                places[conditions] = branches.count
                branches.append((conditions, reaction.statements))
            }
        }
        return branches.map { .branch($0.conditions, $0.body, otherwise: []) }
    }

    private func conditions(for group: PropertyGroup) -> [SwiftCondition]? {
        let changes = dependencies.filter { $0.group == group }.map(\.isChanged)
        guard let first = changes.first else { return nil }
        let changed = changes.dropFirst().reduce(first) { .binary($0, .or, $1) }
        return [.expression(changed)] + (condition.map { [.expression($0)] } ?? [])
    }
}
