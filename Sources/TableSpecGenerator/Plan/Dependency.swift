internal import TableSpecModel
internal import TableSpecSwift

/// A property of the input or the state that determines something on the screen, or a name that represents its value.
enum Dependency: Hashable {
    case property(PropertyGroup, String)
    case given(GivenName)

    /// The property at the root of a binding; `nil` for one that begins at an element.
    init?(_ binding: Binding) {
        guard let path = binding.path else { return nil }
        if case .given(let name) = path.root {
            self = .given(name)
            return
        }
        guard let name = path.steps.first?.name else { return nil }
        switch path.root {
        case .input: self = .property(.input, name)
        case .state: self = .property(.state, name)
        case .element, .given: return nil
        }
    }

    /// Whether a change of the values of a group may be one of this.
    func concerns(_ group: PropertyGroup) -> Bool {
        switch self {
        case .property(let own, _): own == group
        case .given(.isChanged): group == .state
        case .given(.isValid): true
        }
    }

    /// `state.isOn != old.isOn`
    var isChanged: SwiftExpression {
        switch self {
        case .property(let group, let name):
            let property = SwiftIdentifier(property: name)
            return .binary(.member(.identifier(group.name), property), .notEqual, .member("old", property))
        case .given(.isChanged):
            return .binary("isChanged", .notEqual, .tuple([.binary("old", .notEqual, "initialState")]))
        case .given(.isValid):
            return "validation.validityChanged"
        }
    }
}

extension [Binding] {
    /// The properties at the roots of the bindings, each once, in order.
    var dependencies: [Dependency] { compactMap(Dependency.init).withoutRepetitions }

    /// Whether one of the bindings begins at the values of a group.
    func concern(_ group: PropertyGroup) -> Bool { contains { Dependency($0)?.concerns(group) == true } }
}

extension [Condition] {
    /// The properties at the roots of the bindings in the conditions, each once, in order.
    var dependencies: [Dependency] { flatMap(\.bindings).dependencies }
}

extension [Dependency] {
    /// Whether one of the properties of a group has changed; `nil` where none of them belongs to it.
    func isChanged(in group: PropertyGroup) -> SwiftExpression? {
        filter { $0.concerns(group) }.map(\.isChanged).disjunction
    }
}

extension [SwiftExpression] {
    /// All conditions as one; `nil` for none.
    var conjunction: SwiftExpression? {
        first.map { first in dropFirst().reduce(first) { .binary($0, .and, $1) } }
    }

    /// Whether one of the conditions holds; `nil` for none.
    var disjunction: SwiftExpression? {
        first.map { first in dropFirst().reduce(first) { .binary($0, .or, $1) } }
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
