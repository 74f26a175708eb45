extension SourceFile {
    /// The start of a range's text, on one line. It stays the same when lines move or are indented.
    package func excerpt(of range: SourceRange) -> String {
        // A scalar takes at most four bytes.
        let start = bytes[bytes(in: range)].prefix(4 * Self.excerptLength)
        return String(String.UnicodeScalarView(Self.words(start).unicodeScalars.prefix(Self.excerptLength)))
    }

    /// Whether a text that ``excerpt(of:)`` returned is somewhere in the file.
    package func contains(excerpt: String) -> Bool { Self.words(bytes[...]).contains(excerpt) }

    private static let excerptLength = 100

    private static func words(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
