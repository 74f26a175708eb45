/// Adjoining lines that aren't YAML, and what remains of the first one.
struct DamagedLines {
    /// What remains of the first line.
    enum Kept {
        /// A list's `-`, if there's one, and a key with its `:`.
        case key
        /// A list's `-`.
        case dash
        case nothing
        /// Everything, after a `-` that is missing.
        case afterDash
        /// Everything but the first character, which isn't part of the indentation.
        case afterStray
    }

    /// The numbers of the lines.
    var lines: ClosedRange<Int>
    var kept: Kept
    /// The offset from which the first line is damaged.
    var start: Int
    /// The offset after the last line's content.
    var end: Int
    /// The columns of the lines that aren't part of the value that remains of the first line.
    var columns: ClosedRange<Int>?
}

extension DamagedLines {
    /// A line without the `-` that belongs at a column before its content.
    init(_ line: Int, withoutDashAt column: Int, in file: SourceLines) {
        lines = line...line
        kept = .afterDash
        start = file.all[line].start + column
        end = start + 1
    }

    /// A line with a character in its indentation.
    ///
    /// - Returns: `nil` if its first character appears to be part of a key or value.
    init?(_ line: Int, withStrayStartIn file: SourceLines, _ bytes: UnsafeBufferPointer<UInt8>) {
        lines = line...line
        kept = .afterStray
        start = file.all[line].start
        while start < file.all[line].content, bytes[start] == 0x20 { start += 1 }
        end = start + 1
        while end < file.all[line].end, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let dash = UInt8(ascii: "-")
        guard end < file.all[line].end, bytes[end] == 0x20 || bytes[end] == dash else { return nil }
        // One space follows the '-' of a list.
        if bytes[start] == dash, end + 1 >= file.all[line].end || bytes[end + 1] != 0x20 { return nil }
    }

    /// - Returns: `nil` if the first line has nothing to keep, or nothing else.
    init?(_ lines: ClosedRange<Int>, keeping kept: Kept, in file: SourceLines, _ bytes: UnsafeBufferPointer<UInt8>) {
        let first = file.all[lines.lowerBound]
        let content = UnsafeBufferPointer(rebasing: bytes[first.content..<first.end])
        guard let length = kept.length(in: content), first.content + length < first.end else { return nil }
        self.lines = lines
        self.kept = kept
        start = first.content + length
        end = bytes.trimmedEnd(of: start..<file.all[lines.upperBound].end)
        let others = file.all[lines].dropFirst(kept == .nothing ? 0 : 1).filter { !$0.isBlank }.map(\.indentation)
        let outside = others.filter { kept == .nothing || $0 <= first.indentation }
        if let least = outside.min(), let most = kept == .nothing ? others.first : outside.max() {
            columns = least...max(least, most)
        }
    }

    /// Replaces the lines by comments, which separate what is above from what is below.
    ///
    /// A missing `-` is inserted instead. What follows a stray character moves in its place.
    func erase(in text: inout [UInt8], of file: SourceLines) {
        switch kept {
        case .afterDash: text[start] = UInt8(ascii: "-")
        case .afterStray:
            let line = start..<file.all[lines.lowerBound].end
            text.replaceSubrange(line, with: text[end..<line.upperBound] + text[start..<end].map { _ in 0x20 })
        case .key, .dash, .nothing: comment(in: &text, of: file)
        }
    }

    private func comment(in text: inout [UInt8], of file: SourceLines) {
        for number in lines {
            let line = file.all[number]
            let from = number == lines.lowerBound ? start : line.content
            guard from < line.end else { continue }
            for index in line.start..<line.end where index >= from || text[index] == 0x09 { text[index] = 0x20 }
            text[from] = UInt8(ascii: "#")
        }
    }
}

extension DamagedLines.Kept {
    /// The number of bytes to keep of a line's content, or `nil` if it doesn't start that way.
    fileprivate func length(in content: UnsafeBufferPointer<UInt8>) -> Int? {
        guard self != .nothing else { return 0 }
        var length = 0
        while length < content.count, content[length] == UInt8(ascii: "-") {
            let next = Self.afterBlanks(in: content, from: length + 1)
            guard next > length + 1 else { break }
            length = next
        }
        if self == .dash { return length > 0 ? length : nil }
        let colon = content[length...].firstIndex { !$0.isPartOfKey } ?? content.count
        guard colon > length, colon < content.count, content[colon] == UInt8(ascii: ":") else { return nil }
        let value = Self.afterBlanks(in: content, from: colon + 1)
        return value > colon + 1 ? value : nil
    }

    private static func afterBlanks(in content: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < content.count, content[index] == 0x20 || content[index] == 0x09 { index += 1 }
        return index
    }
}
