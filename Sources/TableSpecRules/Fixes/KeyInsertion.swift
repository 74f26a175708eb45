internal import TableSpecDiagnostics

/// A key with its value that is missing from a mapping.
struct KeyInsertion {
    var key: String
    var value: String
    /// The location of the mapping.
    var mapping: SourceRange
    var isSafe: Bool

    /// The change of the text, in the layout of the mapping, or `nil` if the location of a new key isn't certain in
    /// that layout.
    func fixIt(in sources: SourceMap) -> FixIt? {
        let bytes = sources[mapping.source].bytes
        guard mapping.start >= 0, mapping.start < mapping.end, Int(mapping.end) <= bytes.count else { return nil }
        let edit =
            bytes[Int(mapping.start)] == UInt8(ascii: "{") ? editInBrackets(bytes) : editOfLines(bytes)
        return edit.map { FixIt(message: "add '\(key): \(value)'", edits: [$0], isSafe: isSafe) }
    }

    /// `{ a: 1 }` becomes `{ a: 1, key: value }`.
    private func editInBrackets(_ bytes: [UInt8]) -> FixIt.Edit? {
        let close = Int(mapping.end) - 1
        let content = bytes[(Int(mapping.start) + 1)..<max(close, Int(mapping.start) + 1)]
        guard bytes[close] == UInt8(ascii: "}"), let last = content.lastIndex(where: { !$0.isBlank }) else {
            return nil
        }
        // A bracket on a separate line can follow a comment.
        guard !bytes[last].isLineEnd else { return nil }
        let separator = bytes[last] == UInt8(ascii: ",") ? " " : ", "
        return edit(at: last + 1, "\(separator)\(key): \(value)")
    }

    /// A new line below the last one of the mapping, with the indentation of its first key.
    private func editOfLines(_ bytes: [UInt8]) -> FixIt.Edit? {
        let start = Int(mapping.start)
        let line = bytes[..<start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
        // The dashes of list elements precede the key; an alias or a scalar isn't a block mapping.
        let isIndent = bytes[line..<start].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        let firstLine = bytes[start...].prefix { !$0.isLineEnd }
        guard isIndent, firstLine.contains(UInt8(ascii: ":")), !Self.otherNodes.contains(bytes[start]) else {
            return nil
        }
        let end = bytes[(Int(mapping.end) - 1)...].firstIndex(where: \.isLineEnd) ?? bytes.count
        let lineEnd = bytes[end...].starts(with: "\r\n".utf8) ? "\r\n" : "\n"
        return edit(at: end, lineEnd + String(repeating: " ", count: start - line) + "\(key): \(value)")
    }

    private func edit(at offset: Int, _ text: String) -> FixIt.Edit {
        FixIt.Edit(range: SourceRange(source: mapping.source, bytes: offset..<offset), replacement: text)
    }

    /// The first bytes of an alias, an anchor, a tag, a list or a complex key.
    private static let otherNodes = Array("*&![?|>".utf8)
}
