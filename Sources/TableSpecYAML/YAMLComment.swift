public import TableSpecDiagnostics

/// A comment of a spec, from its `#` to the end of the line.
public struct YAMLComment: Sendable {
    /// The comment with its `#`, without the line ending.
    public let range: SourceRange
    /// Whether nothing but white space stands before it on its line.
    public let isOnOwnLine: Bool
    private let bytes: [UInt8]

    init(range: SourceRange, isOnOwnLine: Bool, bytes: [UInt8]) {
        self.range = range
        self.isOnOwnLine = isOnOwnLine
        self.bytes = bytes
    }

    /// What follows the `#`, white space included.
    public var text: String {
        String(decoding: bytes[(Int(range.start) + 1)..<Int(range.end)], as: UTF8.self)
    }
}
