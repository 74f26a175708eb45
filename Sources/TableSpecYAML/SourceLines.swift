/// The lines of a file with their indentation, for recovery from syntax errors.
struct SourceLines {
    struct Line {
        /// The offset of the first byte.
        var start: Int
        /// The offset of the first byte that isn't white space.
        var content: Int
        /// The offset of the line break.
        var end: Int
        /// Whether the line has only white space or a comment.
        var isBlank: Bool

        /// The number of columns before the content.
        var indentation: Int { content - start }
    }

    private(set) var all: [Line] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = bytes.byteOrderMarkLength
        while start < bytes.count {
            let end = bytes.lineEnd(from: start)
            var content = start
            while content < end, bytes[content] == 0x20 || bytes[content] == 0x09 { content += 1 }
            let isBlank = content == end || bytes[content] == UInt8(ascii: "#")
            all.append(Line(start: start, content: content, end: end, isBlank: isBlank))
            start = end < bytes.count ? end + bytes.lineBreakLength(at: end) : end
        }
    }

    /// The number of the line that contains an offset; for the end of the file, that of the last line.
    func number(at offset: Int) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// The number of bytes before an offset on its line.
    func column(of offset: Int) -> Int { all.isEmpty ? 0 : offset - all[number(at: offset)].start }

    /// Whether only white space precedes an offset on its line.
    func isFirst(_ offset: Int) -> Bool { all[number(at: offset)].content == offset }

    /// The nearest line with content, from a line upward.
    func lastFilled(upTo number: Int) -> Int? {
        all[..<min(number + 1, all.count)].lastIndex { !$0.isBlank }
    }

    /// The last line with content of those that follow a line without a break in the condition.
    func lastFilled(after number: Int, while belongs: (Line) -> Bool) -> Int {
        var last = number
        for index in all.indices.dropFirst(number + 1) where !all[index].isBlank {
            guard belongs(all[index]) else { break }
            last = index
        }
        return last
    }

    /// The first of the lines with content up to a line without a break in the condition.
    func run(upTo number: Int, while belongs: (Line) -> Bool) -> Int? {
        var first: Int?
        for index in all[...number].indices.reversed() where !all[index].isBlank {
            guard belongs(all[index]) else { break }
            first = index
        }
        return first
    }

    /// The nearest line above that is indented less.
    func parent(of number: Int) -> Int? {
        all[..<number].lastIndex { !$0.isBlank && $0.indentation < all[number].indentation }
    }

    /// The number of lines with content between two lines.
    func filledCount(between first: Int, and last: Int) -> Int {
        guard first + 1 < last else { return 0 }
        return all[(first + 1)..<last].count { !$0.isBlank }
    }
}
