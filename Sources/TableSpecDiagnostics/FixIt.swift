/// A change of source text that removes a finding.
public struct FixIt: Hashable, Sendable {
    /// Replaces the bytes of a range with other text; an empty range inserts.
    public struct Edit: Hashable, Sendable {
        public var range: SourceRange
        public var replacement: String

        public init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the change does, as an instruction: "replace 'titel' with 'title'".
    public var message: String
    /// Edits that belong together; none overlaps another.
    public var edits: [Edit]
    /// Whether the meaning of the spec stays what its author intended beyond doubt.
    public var isSafe: Bool

    public init(message: String, edits: [Edit], isSafe: Bool) {
        self.message = message
        self.edits = edits
        self.isSafe = isSafe
    }
}
