package import TableSpecDiagnostics

/// The content of one file.
package struct SpecFile: Sendable {
    package var source: SourceID
    /// The path of the file, as specified.
    package var path: String
    package var screen: Screen?
    /// The app, if the file doesn't describe a screen.
    package var app: App?
    /// The types that the file declares.
    package var types: [ModelType]
    /// The properties that identify elements of these types.
    package var identities: [TypeIdentity] = []
    /// The prototypes that the file declares for all tables. Each table that uses one has a resolved copy.
    package var prototypes: [Prototype]
    /// The external screens that the file declares.
    package var externals: [ExternalScreen]
    /// The modules that the Swift of the screen or the app imports in addition to UIKit, including those of the
    /// configuration.
    package var imports: [Located<String>] = []
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
        self.types = []
        self.prototypes = []
        self.externals = []
    }
}
