internal import TableSpecModel
internal import TableSpecSwift

/// A property of the input or the state that the screen depends on, or a name for its value.
enum Dependency: Hashable {
    case property(PropertyGroup, String)
    case builtIn(BuiltInName)

    /// The property at the root of a binding, or `nil` for one that begins with an element.
    init?(_ binding: Binding) {
        guard let path = binding.path else { return nil }
        if case .builtIn(let name) = path.root {
            self = .builtIn(name)
            return
        }
        guard let name = path.steps.first?.name else { return nil }
        switch path.root {
        case .input: self = .property(.input, name)
        case .state: self = .property(.state, name)
        case .element, .builtIn: return nil
        }
    }

    /// Whether a change of the values of a group can be one of this.
    func concerns(_ group: PropertyGroup) -> Bool {
        switch self {
        case .property(let own, _): own == group
        case .builtIn(.isChanged): group == .state
        case .builtIn(.isValid): true
        }
    }

    /// `state.isOn != old.isOn`
    var isChanged: SwiftExpression {
        switch self {
        case .property(let group, let name):
            let property = SwiftIdentifier(property: name)
            return .binary(.member(.identifier(group.name), property), .notEqual, .member("old", property))
        case .builtIn(.isChanged):
            return .binary("isChanged", .notEqual, .tuple([.binary("old", .notEqual, "initialState")]))
        case .builtIn(.isValid):
            return "validation.validityChanged"
        }
    }
}

extension [Binding] {
    /// The properties at the roots of the bindings, in order, without duplicates.
    var dependencies: [Dependency] { compactMap(Dependency.init).withoutRepetitions }

    /// Whether one of the bindings begins with a value of a group.
    func concern(_ group: PropertyGroup) -> Bool { contains { Dependency($0)?.concerns(group) == true } }
}

extension [Condition] {
    /// The properties at the roots of the bindings in the conditions, in order, without duplicates.
    var dependencies: [Dependency] { flatMap(\.bindings).dependencies }
}

extension [Dependency] {
    /// Whether one of the properties of a group has changed, or `nil` if none of them belongs to it.
    func isChanged(in group: PropertyGroup) -> SwiftExpression? {
        filter { $0.concerns(group) }.map(\.isChanged).disjunction
    }
}

extension [SwiftExpression] {
    /// The conjunction of all conditions, or `nil` for none.
    var conjunction: SwiftExpression? {
        first.map { first in dropFirst().reduce(first) { .binary($0, .and, $1) } }
    }

    /// Whether one of the conditions is true, or `nil` for none.
    var disjunction: SwiftExpression? {
        first.map { first in dropFirst().reduce(first) { .binary($0, .or, $1) } }
    }
}

extension Array where Element: Hashable {
    /// The elements in order, without duplicates.
    var withoutRepetitions: [Element] {
        guard count > 1 else { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
