internal import TableSpecDiagnostics

/// The first line of a file that is only a cache: a hash of what follows, so that a damaged file isn't used.
enum Checksum {
    /// The line before a content.
    static func line(before content: some Sequence<UInt8>) -> String { "\(ContentHash(content))\n" }

    /// The content of a file, or `nil` if it's damaged.
    static func content(of file: [UInt8]) -> ArraySlice<UInt8>? {
        guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let content = file[(end + 1)...]
        let hash = ContentHash(hexadecimal: String(decoding: file[..<end], as: UTF8.self))
        return hash == ContentHash(content) ? content : nil
    }
}
