package import TableSpecDiagnostics

/// The content of one file.
package struct SpecFile: Sendable {
    package var source: SourceID
    /// The path of the file, as specified.
    package var path: String
    /// The library that declares what is in the file, or `nil` for a spec of the build.
    package var dependency: Dependency?
    package var screen: Screen?
    /// The app, if the file doesn't describe a screen.
    package var app: App?
    /// The types that the file declares.
    package var types: [ModelType] = []
    /// The properties that identify elements of these types.
    package var identities: [TypeIdentity] = []
    /// The titles of the values of these types, and of the properties of the screen or the app.
    package var titles: [ValueTitles] = []
    /// The prototypes that the file declares for all tables. Each table that uses one has a resolved copy.
    package var prototypes: [Prototype] = []
    /// The external screens that the file declares.
    package var externals: [ExternalScreen] = []
    /// The string table of a file without a screen that specifies one.
    package var defaultStrings = Setting<String>.unset
    /// The modules that the Swift of the screen or the app imports in addition to UIKit, including those of the
    /// configuration.
    package var imports: [Located<String>] = []
    /// The version of the language.
    package var language = Setting<Int>.unset
    /// The comments that suppress rules, in the order of the file.
    package var suppressions: [Suppression] = []
    /// The anchors that no alias in the file refers to.
    package var unusedAnchors: [LoneAnchor] = []
    /// The unquoted texts that comments truncate.
    package var cutTexts: [CutText] = []
    /// The nodes that aliases repeat, in the order of the aliases.
    package var repetitions: [Repetition] = []
    /// The keys with former spellings.
    package var renamedKeys: [RenamedKey] = []
    /// Whether the file may declare external screens that couldn't be decoded.
    package var mayLackExternals: Bool { unread.contains(FileKey.external) }
    /// The lookups during the resolution of the file's names.
    package var lookups: Set<Lookup> = []
    /// The keys of the file that couldn't be decoded. Their possible declarations aren't reported as unknown.
    var unread = UnreadKeys()

    /// Creates the content of a file.
    package init(source: SourceID, path: String) {
        self.source = source
        self.path = path
    }
}

extension SpecFile {
    /// The string table with the translations of the file's texts.
    package var strings: Setting<String> {
        guard let strings = screen?.strings, strings.isStated else { return defaultStrings }
        return strings
    }

    /// The translated texts of the file: the titles of values, and the texts of the screen.
    package var localizedTexts: [LocalizedText] {
        titledValues.flatMap(\.titles.titles).compactMap { title in
            title.localization.map { LocalizedText(key: $0, of: title) }
        } + (screen?.localizedTexts ?? [])
    }

    /// The types and properties whose values have titles, by their names. The names of a screen's properties begin with
    /// that of the screen.
    package var titledValues: [ValueTitles] {
        func titled(_ properties: [Property], of owner: String) -> [ValueTitles] {
            properties.compactMap { property in
                let titles = property.titles ?? property.type.inlineEnumeration?.titles
                let name = Located("\(owner).\(property.name.value)", at: property.name.range)
                return titles.map { ValueTitles(path: name, titles: $0) }
            }
        }
        return types.flatMap { type in
            (type.enumeration?.titles).map { [ValueTitles(path: type.name, titles: $0)] }
                ?? titled(type.properties, of: type.name.value)
        } + titled(properties, of: screen?.name.value ?? app?.name.value ?? "")
    }

    /// The properties of the screen or the app.
    package var properties: [Property] { (screen.map { $0.input + $0.state } ?? []) + (app?.state ?? []) }

    /// The collections among them.
    package var collections: [(name: String, element: TypeReference)] {
        properties.compactMap { property in property.type.unwrapped.element.map { (property.name.value, $0) } }
    }
}
