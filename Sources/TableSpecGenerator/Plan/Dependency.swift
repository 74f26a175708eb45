internal import TableSpecModel
internal import TableSpecSwift

/// A property of the input or the state from which something on the screen is made.
struct Dependency: Hashable {
    let group: PropertyGroup
    let name: String

    /// The property at the root of a binding; `nil` for one that begins at an element.
    init?(_ binding: Binding) {
        guard let path = binding.path, let name = path.steps.first?.name else { return nil }
        switch path.root {
        case .input: self.init(group: .input, name: name)
        case .state: self.init(group: .state, name: name)
        case .element: return nil
        }
    }

    private init(group: PropertyGroup, name: String) {
        self.group = group
        self.name = name
    }

    /// `state.isOn != old.isOn`
    var isChanged: SwiftExpression {
        let property = SwiftIdentifier(property: name)
        return .binary(.member(.identifier(group.name), property), .notEqual, .member("old", property))
    }
}

extension [Binding] {
    /// The properties at the roots of the bindings, each once, in order.
    var dependencies: [Dependency] { compactMap(Dependency.init).withoutRepetitions }
}

extension ScreenPlan {
    /// What may change in rows that stay, where they show some bindings: the properties at their roots, and the collections
    /// of elements with a property `id`; other elements are new ones when they change.
    func dependencies(of bindings: [Binding], in rows: DynamicRows) -> [Dependency] {
        let variables = bindings.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
        var collections: [Binding] = []
        if rows.loop.identityType != nil, variables.contains(rows.loop.variable.value) {
            collections.append(rows.loop.collection)
        }
        if case .forEach(let loop, _, _) = shape, loop.identityType != nil {
            let isInside = collections.contains { $0.variables.contains(loop.variable.value) }
            if isInside || variables.contains(loop.variable.value) { collections.append(loop.collection) }
        }
        return bindings.dependencies + collections.dependencies
    }
}

extension Array where Element: Hashable {
    /// The elements, each once, in order.
    var withoutRepetitions: [Element] {
        guard count > 1 else { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
