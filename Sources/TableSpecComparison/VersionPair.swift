internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecKit
internal import TableSpecModel

/// One version of the specs.
struct SpecVersion {
    let model: SpecModel
    /// The specs of the model that could be read without errors.
    let files: [SpecFile]
    let options: GeneratorOptions

    /// - Parameter broken: The specs that couldn't be read completely.
    init(_ workspace: Workspace, _ model: SpecModel, broken: Set<SourceID> = []) {
        self.model = model
        files = model.files.filter { !broken.contains($0.source) }
        options = workspace.configuration.swift.generator
    }

    /// Returns the interface of the specs' Swift, generated with some options.
    func interface(_ options: GeneratorOptions) -> SpecInterface {
        SwiftGenerator(model, options: options).interface(of: files)
    }
}

/// Two versions of the specs, with corresponding parts in pairs.
struct VersionPair {
    /// Two versions of one part.
    struct Pair<Thing> {
        var old: Thing
        var new: Thing
    }

    /// The screens that both versions describe, by their name, in the order of the new version.
    let screens: [Pair<Screen>]
    /// The apps that both versions describe, by their name.
    let apps: [Pair<App>]
    /// The prototypes that the tables of several files can use.
    let sharedPrototypes: Pair<[Prototype]>
    /// The titles of values that have titles in both versions, by the name of the type or the property.
    let titles: [Pair<ValueTitles>]
    /// The findings of rules with a higher level.
    var reported: [Difference] = []
    /// The breaking changes of the interface, each only once.
    let interfaceChanges: [InterfaceChange]
    /// Descriptions of the breaking changes that only the configuration causes.
    let configurationChanges: [String]
    /// The configuration of the new version, or of the old one if the new one has none.
    let configurationPlace: SourceRange?

    init(_ old: SpecVersion, _ new: SpecVersion, configurationPlace: SourceRange?) {
        screens = Self.pairs(old.files.compactMap(\.screen), new.files.compactMap(\.screen), by: \.name.value)
        apps = Self.pairs(old.files.compactMap(\.app), new.files.compactMap(\.app), by: \.name.value)
        sharedPrototypes = Pair(old: old.files.flatMap(\.prototypes), new: new.files.flatMap(\.prototypes))
        titles = Self.pairs(
            old.files.flatMap(\.titledValues),
            new.files.flatMap(\.titledValues),
            by: \.path.value
        )
        self.configurationPlace = configurationPlace
        configurationChanges = ConfigurationComparison(of: old, new.options).changes
        // Compares as if the new configuration had been used before, so that its change is reported only once.
        interfaceChanges = InterfaceComparison(old.interface(new.options), new.interface(new.options)).changes
    }

    /// The parts of two lists that have the same key, in the order of the new list.
    static func pairs<Thing, Key: Hashable>(_ old: [Thing], _ new: [Thing], by key: (Thing) -> Key) -> [Pair<Thing>] {
        let old = Dictionary(old.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
        return new.compactMap { thing in old[key(thing)].map { Pair(old: $0, new: thing) } }
    }

    /// The parts of a list whose keys don't occur in another list.
    static func missing<Thing, Key: Hashable>(
        _ things: [Thing],
        in others: [Thing],
        by key: (Thing) -> Key
    ) -> [Thing] {
        let keys = Set(others.map(key))
        return things.filter { !keys.contains(key($0)) }
    }
}
