package import TableSpecDiagnostics

/// A comment of a spec, from its `#` to the end of the line.
package struct YAMLComment: Sendable {
    /// The comment with its `#`, without the line ending.
    package let range: SourceRange
    /// Whether only white space precedes it on its line.
    package let isOnOwnLine: Bool
    let bytes: [UInt8]

    init(range: SourceRange, isOnOwnLine: Bool, bytes: [UInt8]) {
        self.range = range
        self.isOnOwnLine = isOnOwnLine
        self.bytes = bytes
    }

    /// The text after the `#`, white space included.
    package var text: String {
        String(decoding: bytes[(Int(range.start) + 1)..<Int(range.end)], as: UTF8.self)
    }
}
