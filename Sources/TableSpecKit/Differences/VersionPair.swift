internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel

/// One version of the specs.
struct SpecVersion {
    let model: SpecModel
    /// The specs of the model that could be read without errors.
    let files: [SpecFile]
    let options: GeneratorOptions

    /// - Parameter broken: The specs of which a part could not be read.
    init(_ workspace: Workspace, _ model: SpecModel, broken: Set<SourceID> = []) {
        self.model = model
        files = model.files.filter { !broken.contains($0.source) }
        options = workspace.configuration.swift.generator
    }

    /// What the Swift of the specs demands and offers with some options.
    func interface(_ options: GeneratorOptions) -> SpecInterface {
        SwiftGenerator(model, options: options).interface(of: files)
    }
}

/// Two versions of the specs, with what belongs together side by side.
struct VersionPair {
    /// Two versions of one thing.
    struct Pair<Thing> {
        var old: Thing
        var new: Thing
    }

    /// The screens that both versions describe, by their name, in the order of the new version.
    let screens: [Pair<Screen>]
    /// What breaks the app's code, each change once.
    let interfaceChanges: [InterfaceChange]
    /// What the configuration alone breaks, in words.
    let configurationChanges: [String]
    /// The configuration of the new version, or of the old one where the new one has none.
    let configurationPlace: SourceRange?

    init(_ old: SpecVersion, _ new: SpecVersion, configurationPlace: SourceRange?) {
        screens = Self.pairs(old.files.compactMap(\.screen), new.files.compactMap(\.screen), by: \.name.value)
        self.configurationPlace = configurationPlace
        configurationChanges = ConfigurationComparison(of: old, new.options).changes
        // As if the configuration had been the new one before, so that its change is reported once.
        interfaceChanges = InterfaceComparison(old.interface(new.options), new.interface(new.options)).changes
    }

    /// Whether a change of the interface has been found for a part of a screen.
    func isReported(_ name: String, _ kind: InterfaceSubject.Kind, ofScreen screen: String) -> Bool {
        interfaceChanges.contains { change in
            let part = change.subject.identity
            return part.kind == kind && part.name == name && part.owner.kind == .screen && part.owner.name == screen
        }
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
