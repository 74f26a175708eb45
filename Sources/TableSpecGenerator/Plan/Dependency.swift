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

extension Array where Element: Hashable {
    /// The elements, each once, in order.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
