package import TableSpecDiagnostics

/// All that a set of specs says, with every name resolved.
package struct SpecModel: Sendable {
    /// The files, in the order in which they were given.
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

    /// The prototypes of all files that any table may use, in order; each table that uses one has a resolved copy.
    package var sharedPrototypes: [Prototype] { files.flatMap(\.prototypes) }

    /// The external screens of all files, in order.
    package var externals: [ExternalScreen] { files.flatMap(\.externals) }
}

/// An unquoted text that a comment cuts off which reads like more of it.
package struct CutText: Hashable, Sendable {
    package var text: SourceRange
    package var comment: SourceRange
}

/// A node of a file that an alias repeats.
package struct Repetition: Hashable, Sendable {
    package var node: SourceRange
    package var alias: SourceRange
}

/// The content of one file.
package struct SpecFile: Sendable {
    package var source: SourceID
    /// The file's path, as given.
    package var path: String
    package var screen: Screen?
    /// The app, in a file that describes no screen.
    package var app: App?
    /// The types that the file declares.
    package var types: [ModelType]
    /// The properties by which elements of these types are known.
    package var identities: [TypeIdentity] = []
    /// The prototypes that the file declares for all tables; each table that uses one has a resolved copy.
    package var prototypes: [Prototype]
    /// The external screens that the file declares.
    package var externals: [ExternalScreen]
    /// The modules that the Swift of the screen or the app imports besides UIKit, those of the configuration among them.
    package var imports: [Located<String>] = []
    /// The comments that silence rules, in the order of the file.
    package var suppressions: [Suppression] = []
    /// The anchors that no alias of the file names.
    package var unusedAnchors: [LoneAnchor] = []
    /// The unquoted texts that a comment cuts off.
    package var cutTexts: [CutText] = []
    /// What aliases repeat, in the order of the aliases.
    package var repetitions: [Repetition] = []
    /// The keys that are spelled as they were before they were renamed.
    package var renamedKeys: [RenamedKey] = []
    /// Whether the file may declare external screens that couldn't be read.
    package var mayLackExternals: Bool { unread.contains(FileKey.external) }
    /// The look-ups that resolving the file's names made.
    package var lookups: Set<Lookup> = []
    /// The keys of the file that could not be read: what they may declare is not reported as unknown.
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
    /// The old name, and its place.
    package var key: Located<String>
    /// The name that it has now.
    package var successor: String
}

/// An anchor that no alias names.
package struct LoneAnchor: Hashable, Sendable {
    /// The name, and its place with the `&`.
    package var name: Located<String>
    /// The range to remove: the anchor, and the space between it and its node.
    package var removalRange: SourceRange

    /// Creates an anchor.
    package init(name: Located<String>, removalRange: SourceRange) {
        self.name = name
        self.removalRange = removalRange
    }
}
