/// A change of source text that removes a finding.
public struct FixIt: Hashable, Sendable {
    /// Replaces the bytes of a range with other text; an empty range inserts.
    public struct Edit: Hashable, Sendable {
        /// The bytes that go.
        public var range: SourceRange
        /// The text that comes in their place.
        public var replacement: String

        /// Creates an edit.
        public init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// A description of the change as an instruction: "replace 'titel' with 'title'".
    public var message: String
    /// Edits that belong together; none overlaps another.
    public var edits: [Edit]
    /// Whether the meaning of the spec stays what its author intended beyond doubt.
    public var isSafe: Bool

    /// Creates a change.
    public init(message: String, edits: [Edit], isSafe: Bool) {
        self.message = message
        self.edits = edits
        self.isSafe = isSafe
    }
}
