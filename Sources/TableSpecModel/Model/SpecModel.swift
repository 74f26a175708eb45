package import TableSpecDiagnostics

/// The content of a set of specs, with every name resolved.
package struct SpecModel: Sendable {
    /// The files, in the order in which they were specified.
    package var files: [SpecFile]

    /// Creates a model of files.
    package init(files: [SpecFile]) {
        self.files = files
    }

    /// The screens of all files, in order.
    package var screens: [Screen] { files.flatMap { $0.screen.map { [$0] } ?? [] } }

    /// The apps of all files, in order.
    package var apps: [App] { files.compactMap(\.app) }

    /// The types of all files, in order.
    package var types: [ModelType] { files.flatMap(\.types) }

    /// The types of all files by name.
    package var typesByName: TypeTable { TypeTable(types) }

    /// The prototypes of all files that any table can use, in order. Each table that uses one has a resolved copy.
    package var sharedPrototypes: [Prototype] { files.flatMap(\.prototypes) }

    /// The external screens of all files, in order.
    package var externals: [ExternalScreen] { files.flatMap(\.externals) }
}

/// An unquoted text that a comment truncates and that appears to continue in the comment.
package struct CutText: Hashable, Sendable {
    package var text: SourceRange
    package var comment: SourceRange
}

/// A node in a file that an alias repeats.
package struct Repetition: Hashable, Sendable {
    package var node: SourceRange
    package var alias: SourceRange
}

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

/// A key that was renamed, under its old name.
package struct RenamedKey: Hashable, Sendable {
    /// The old name, and its location.
    package var key: Located<String>
    /// The current name.
    package var successor: String
}

/// An anchor that no alias refers to.
package struct LoneAnchor: Hashable, Sendable {
    /// The name, and its location including the `&`.
    package var name: Located<String>
    /// The range to remove: the anchor, and the space between it and its node.
    package var removalRange: SourceRange

    /// Creates an anchor.
    package init(name: Located<String>, removalRange: SourceRange) {
        self.name = name
        self.removalRange = removalRange
    }
}
