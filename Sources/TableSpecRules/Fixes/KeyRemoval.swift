internal import TableSpecDiagnostics

/// A key with its value that a mapping must not have.
struct KeyRemoval {
    var key: String
    /// The location of the value.
    var value: SourceRange

    /// The change of the text, or `nil` if the pair is the only one of its mapping, or if its extent isn't certain in
    /// its layout.
    func fixIt(in sources: SourceMap) -> FixIt? {
        let bytes = sources[value.source].bytes
        guard value.start >= 0, value.start < value.end, Int(value.end) <= bytes.count,
            let start = keyStart(in: bytes)
        else { return nil }
        let next = bytes[Int(value.end)...].firstIndex { !$0.isBlank } ?? bytes.count
        let range: Range<Int>?
        switch next < bytes.count ? bytes[next] : UInt8(ascii: "\n") {
        case UInt8(ascii: ","): range = start..<(bytes[(next + 1)...].firstIndex { !$0.isBlank } ?? bytes.count)
        case UInt8(ascii: "}"): range = rangeAtTheEnd(of: bytes, from: start)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): range = rangeOfLine(in: bytes, from: start)
        default: range = nil
        }
        return range.map { range in
            let place = SourceRange(source: value.source, bytes: range)
            return FixIt(message: "remove '\(key)'", edits: [.init(range: place, replacement: "")], isSafe: false)
        }
    }

    /// The start of the key, if it's unquoted and on the line of its value.
    private func keyStart(in bytes: [UInt8]) -> Int? {
        guard let colon = bytes[..<Int(value.start)].lastIndex(where: { !$0.isBlank }),
            bytes[colon] == UInt8(ascii: ":")
        else { return nil }
        let start = colon - key.utf8.count
        return start >= 0 && bytes[start..<colon].elementsEqual(key.utf8) ? start : nil
    }

    /// `{ a: 1, key: value }` becomes `{ a: 1 }`.
    private func rangeAtTheEnd(of bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let comma = bytes[..<start].lastIndex(where: { !$0.isBlank }), bytes[comma] == UInt8(ascii: ",") else {
            return nil
        }
        return comma..<Int(value.end)
    }

    /// The line of the pair, if it contains nothing else and an adjacent line belongs to the mapping.
    private func rangeOfLine(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        let line = bytes[..<start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
        guard bytes[line..<start].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        let end = bytes[Int(value.end)...].firstIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? bytes.count
        let above = line > 0 ? bytes[..<(line - 1)].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0 : line
        let neighbors = [bytes[above..<line], bytes[end...].prefix { !$0.isLineEnd }]
        return neighbors.contains { $0.firstKeyColumn == start - line } ? line..<end : nil
    }
}

extension ArraySlice<UInt8> {
    /// The column of the first key of a line, after a list element's dash, or `nil` for a comment.
    fileprivate var firstKeyColumn: Int? {
        guard let first = firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
        switch self[first] {
        case UInt8(ascii: "#"): return nil
        case UInt8(ascii: "-"):
            let key = self[(first + 1)...].firstIndex { $0 != UInt8(ascii: " ") }
            return key.map { $0 - startIndex }
        default: return first - startIndex
        }
    }
}
