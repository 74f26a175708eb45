/// A change to the source text that removes a finding.
public struct FixIt: Hashable, Codable, Sendable {
    /// A replacement of a range of bytes; an empty range is an insertion.
    public struct Edit: Hashable, Codable, Sendable {
        /// The bytes to replace.
        public var range: SourceRange
        /// The text to insert instead.
        public var replacement: String

        /// Creates an edit.
        public init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// An instruction that describes the change, such as "replace 'titel' with 'title'".
    public var message: String
    /// The edits of the change, which don't overlap.
    public var edits: [Edit]
    /// Whether the change certainly preserves what the author of the spec intended.
    public var isSafe: Bool

    /// Creates a change.
    public init(message: String, edits: [Edit], isSafe: Bool) {
        self.message = message
        self.edits = edits
        self.isSafe = isSafe
    }
}
