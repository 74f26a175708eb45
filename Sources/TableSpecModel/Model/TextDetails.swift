package import TableSpecDiagnostics

/// An unquoted text that a comment truncates and that appears to continue in the comment.
package struct CutText: Equatable, Sendable {
    package var text: SourceRange
    package var comment: SourceRange
}

/// A node in a file that an alias repeats.
package struct Repetition: Equatable, Sendable {
    package var node: SourceRange
    package var alias: SourceRange
}

/// A key that was renamed, under its old name.
package struct RenamedKey: Equatable, Sendable {
    /// The old name, and its location.
    package var key: Located<String>
    /// The current name.
    package var successor: String
}

/// An anchor that no alias refers to.
package struct LoneAnchor: Equatable, Sendable {
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
