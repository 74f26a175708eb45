internal import TableSpecModel
internal import TableSpecSwift

/// The case of `Row` for the rows of a collection: it contains the rows' elements, and its identity distinguishes them.
struct RowCase {
    /// An associated value of a case of `Row`.
    struct Part {
        /// The name that the part is bound to.
        let local: SwiftIdentifier
        let type: SwiftType
        /// The variables of the loops whose elements it represents; empty for the value that chooses a prototype.
        let variable: String?
    }

    let name: SwiftIdentifier
    let rows: DynamicRows
    /// The element, followed by that of the loop around it and the value that chooses the prototype, if the rows use them.
    let parts: [Part]
    /// The case of the identity. Rows that can be dragged to another section share it.
    let identityName: SwiftIdentifier
    /// The types of the identity's associated values.
    let identityTypes: [SwiftType]
    /// The scope outside the loops.
    let outside: ValueScope

    var element: Part { parts[0] }

    /// The value that chooses the prototype, if the elements don't contain it.
    var choice: Part? { parts.last.flatMap { $0.variable == nil ? $0 : nil } }

    /// Whether a row contains only the identity.
    var isItsIdentity: Bool { identityName == name && identityTypes == parts.map(\.type) }

    /// The parts under their local names, as the code of the rows sees them.
    var scope: ValueScope {
        let elements = parts.compactMap { part in part.variable.map { ($0, SwiftExpression.name(part.local)) } }
        // The element hides that of a section with the same variable.
        return outside.with(elements: Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }

    // MARK: Patterns and values

    /// `.network(let network)`, with a name for each part that is used, or without names if none is.
    func pattern(binding variables: Set<String>, bindsChoice: Bool = false) -> SwiftPattern {
        let patterns = parts.map { part -> SwiftPattern in
            let isUsed = part.variable.map(variables.contains) ?? bindsChoice
            return isUsed ? .binding(part.local) : .wildcard
        }
        guard patterns.contains(where: { $0 != .wildcard }) else { return .of(name) }
        return .enumCase(.implicit(name), patterns)
    }

    /// The rows of elements: `state.networks.map(Row.network)`.
    ///
    /// - Parameter scope: The scope of the other parts.
    func rows(of elements: SwiftExpression, in scope: ValueScope) -> SwiftExpression {
        guard parts.count > 1 else { return elements.calling("map", [.member("Row", name)]) }
        return elements.calling("map", trailing: SwiftClosure { row(of: "$0", in: scope) })
    }

    /// The row of an element: `Row.network(network)`.
    ///
    /// - Parameter scope: The scope of the other parts.
    func row(of element: SwiftExpression, in scope: ValueScope) -> SwiftExpression {
        let arguments = parts.map { part -> SwiftArguments.Argument in
            guard let variable = part.variable else { return .init(choiceBinding.map(scope.value) ?? .nil) }
            return .init(variable == self.element.variable ? element : scope.element(variable))
        }
        return .call(.member("Row", name), SwiftArguments(arguments))
    }

    /// The identity of a row whose parts have their local names: `.network(network.id)`.
    var identity: SwiftExpression {
        var payload = [ownIdentity(of: .name(element.local))]
        if let binding = choiceBinding, identityTypes.count > 1 {
            payload.insert(choice.map { .name($0.local) } ?? scope.value(of: binding), at: 0)
        }
        return .call(.implicit(identityName), SwiftArguments(payload.map { .init($0) }))
    }

    /// The identity of an element: its property `id`, or else the whole element.
    func ownIdentity(of element: SwiftExpression) -> SwiftExpression {
        rows.loop.identity(of: element)
    }

    /// The value that chooses the prototype.
    var choiceBinding: Binding? {
        if case .byCase(let binding, _, _) = rows.prototype { return binding }
        return nil
    }

    /// The parts that the identity needs.
    var identityVariables: Set<String> {
        Set([element.variable].compactMap { $0 }).union(choiceBinding?.variables ?? [])
    }
}

extension DynamicRows {
    /// Whether the element itself determines its prototype.
    var isChosenByElement: Bool {
        if case .byCase(let binding, _, _) = prototype { return binding.variables == [loop.variable.value] }
        return false
    }

    /// The prototypes by the cases that choose them, with an empty case for a single prototype.
    var prototypesByCase: [String: String] {
        switch prototype {
        case .one(let name): ["": name.value]
        case .byCase(_, let choices, _):
            Dictionary(choices.map { ($0.name.value, $0.prototype.value) }, uniquingKeysWith: { first, _ in first })
        case .invalid: [:]
        }
    }

    /// Whether the rows can be dragged into other sections.
    var isMovedInTable: Bool { editing?.move?.within.value == .table }
}
