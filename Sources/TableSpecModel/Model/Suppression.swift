package import TableSpecDiagnostics

/// A comment that suppresses rules: `# tablespec:disable:next rule-id, … -- reason`.
package struct Suppression: Equatable, Sendable {
    /// An error in a comment, which therefore suppresses nothing.
    package enum Fault: Hashable, Sendable {
        /// The text after `tablespec:` is not a command.
        case unknownCommand
        /// `disable:next` isn't alone on its line.
        case nextBehindText
        /// Nothing follows `disable:next`.
        case nothingFollows
        /// `disable:line` is alone on its line.
        case emptyLine
        /// `disable:file` comes after the first key.
        case fileBelowTop
        /// The comment names no rule.
        case noRule
    }

    /// The scope of a comment.
    package enum Command: String, CaseIterable, Sendable {
        /// The pair or the list element that follows, with everything inside.
        case next = "disable:next"
        /// The line that ends with the comment.
        case line = "disable:line"
        case file = "disable:file"
    }

    /// The comment, from its `#`.
    package var range: SourceRange
    /// The range to remove with the comment: its whole line or, after other text, the comment and the space before it.
    package var removalRange: SourceRange
    /// The text after `tablespec:`.
    package var command: Located<String>
    /// The ids of the rules, as written.
    package var rules: [Located<String>]
    package var hasReason: Bool
    /// The range in which findings that start there are suppressed, or `nil` if the comment has an error.
    package var reach: SourceRange?
    package var fault: Fault?
}
