public import TableSpecDiagnostics

/// All that a set of specs says, with every name resolved.
public struct SpecModel: Sendable {
    /// The files, in the order in which they were given.
    public var files: [SpecFile]

    /// Creates a model of files.
    public init(files: [SpecFile]) {
        self.files = files
    }

    /// The screens of all files, in order.
    public var screens: [Screen] { files.flatMap { $0.screen.map { [$0] } ?? [] } }

    /// The apps of all files, in order.
    public var apps: [App] { files.compactMap(\.app) }

    /// The types of all files, in order.
    public var types: [ModelType] { files.flatMap(\.types) }

    /// The types of all files by name.
    public var typesByName: TypeTable { TypeTable(types) }

    /// The prototypes of all files that any table may use, in order; each table that uses one has a resolved copy.
    public var sharedPrototypes: [Prototype] { files.flatMap(\.prototypes) }

    /// The hand-written screens of all files, in order.
    public var externals: [ExternalScreen] { files.flatMap(\.externals) }
}

/// What one file says.
public struct SpecFile: Sendable {
    public var source: SourceID
    /// The file's path, as given.
    public var path: String
    public var screen: Screen?
    /// The app, in a file that describes no screen.
    public var app: App?
    /// The types that the file declares.
    public var types: [ModelType]
    /// The prototypes that the file declares for all tables; each table that uses one has a resolved copy.
    public var prototypes: [Prototype]
    /// The hand-written screens that the file declares.
    public var externals: [ExternalScreen]
    /// The comments that silence rules, in the order of the file.
    public var suppressions: [Suppression] = []
    /// The anchors that no alias of the file names.
    public var unusedAnchors: [LoneAnchor] = []
    /// The keys that are spelled as they were before they were renamed.
    public var renamedKeys: [RenamedKey] = []
    /// Whether the file may declare hand-written screens that could not be read.
    public var mayLackExternals: Bool { unread.contains(FileKey.external) }
    /// What was looked up to resolve the file's names.
    public var lookups: Set<Lookup> = []
    /// The keys of the file that could not be read: what they may declare is not reported as unknown.
    var unread = UnreadKeys()

    /// Creates the content of a file.
    public init(source: SourceID, path: String) {
        self.source = source
        self.path = path
        self.types = []
        self.prototypes = []
        self.externals = []
    }
}

/// A key that was renamed, under its old name.
public struct RenamedKey: Hashable, Sendable {
    /// The old name, and its place.
    public var key: Located<String>
    /// The name that it has now.
    public var successor: String
}

/// An anchor that no alias names.
public struct LoneAnchor: Hashable, Sendable {
    /// The name, and its place with the `&`.
    public var name: Located<String>
    /// What is left out together with the anchor: the space between it and what it names.
    public var removalRange: SourceRange

    /// Creates an anchor.
    public init(name: Located<String>, removalRange: SourceRange) {
        self.name = name
        self.removalRange = removalRange
    }
}
