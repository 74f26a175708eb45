internal import TableSpecModel

/// Two versions of the specs, with what belongs together side by side.
struct VersionPair {
    /// Two versions of one thing.
    struct Pair<Thing> {
        var old: Thing
        var new: Thing
    }

    let old: SpecModel
    let new: SpecModel
    /// The screens that both versions describe, by their name, in the order of the new version.
    let screens: [Pair<Screen>]
    /// The types that both versions declare, by their name.
    let types: [Pair<ModelType>]
    /// The hand-written screens that both versions declare, by their name.
    let externals: [Pair<ExternalScreen>]

    init(old: SpecModel, new: SpecModel) {
        self.old = old
        self.new = new
        screens = Self.pairs(old.screens, new.screens, by: \.name.value)
        types = Self.pairs(old.types, new.types, by: \.name.value)
        externals = Self.pairs(old.externals, new.externals, by: \.name.value)
    }

    /// The things of two lists that have the same key, in the order of the new list.
    static func pairs<Thing, Key: Hashable>(_ old: [Thing], _ new: [Thing], by key: (Thing) -> Key) -> [Pair<Thing>] {
        let old = Dictionary(old.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
        return new.compactMap { thing in old[key(thing)].map { Pair(old: $0, new: thing) } }
    }

    /// The things of a list whose key is in no thing of another one.
    static func missing<Thing, Key: Hashable>(
        _ things: [Thing],
        in others: [Thing],
        by key: (Thing) -> Key
    ) -> [Thing] {
        let keys = Set(others.map(key))
        return things.filter { !keys.contains(key($0)) }
    }
}

/// Properties from which Swift makes an initializer: of a type, of a screen's input or of its state.
struct PropertyOwner {
    /// For example "the input of screen 'Settings'".
    var name: String
    var properties: [Property]
    /// Whether each property has a value to start with, so that a new one breaks no call.
    var hasStartValues: Bool
    /// The name of the screen or the type.
    var place: Located<String>
}

extension VersionPair {
    /// All owners of properties that both versions have.
    var owners: [Pair<PropertyOwner>] {
        types.map { types in
            Pair(old: PropertyOwner(types.old), new: PropertyOwner(types.new))
        }
            + screens.flatMap { screens in
                [
                    Pair(old: PropertyOwner(inputOf: screens.old), new: PropertyOwner(inputOf: screens.new)),
                    Pair(old: PropertyOwner(stateOf: screens.old), new: PropertyOwner(stateOf: screens.new)),
                ]
            }
    }
}

extension PropertyOwner {
    fileprivate init(_ type: ModelType) {
        self.init(
            name: "type '\(type.name.value)'",
            properties: type.properties,
            hasStartValues: false,
            place: type.name
        )
    }

    fileprivate init(inputOf screen: Screen) {
        let name = "the input of screen '\(screen.name.value)'"
        self.init(name: name, properties: screen.input, hasStartValues: false, place: screen.name)
    }

    fileprivate init(stateOf screen: Screen) {
        let name = "the state of screen '\(screen.name.value)'"
        self.init(name: name, properties: screen.state, hasStartValues: true, place: screen.name)
    }
}
