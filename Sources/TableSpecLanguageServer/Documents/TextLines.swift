internal import TableSpecDiagnostics
internal import TableSpecKit

/// Converts between the positions of the protocol, lines and characters from 0, and offsets in bytes.
struct TextLines: Sendable {
    let bytes: [UInt8]
    private let table: LineTable
    private let encoding: PositionEncoding

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        table = LineTable(bytes)
    }

    // MARK: From offsets

    func position(at offset: Int) -> JSONValue {
        let (line, character) = place(at: offset)
        return .object([("line", .integer(line)), ("character", .integer(character))])
    }

    func range(_ range: Range<Int>) -> JSONValue {
        .object([("start", position(at: range.lowerBound)), ("end", position(at: range.upperBound))])
    }

    func range(_ range: SourceRange) -> JSONValue { self.range(range.bytes) }

    /// An edit of the text.
    func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
        .object([("range", self.range(range)), ("newText", .string(text))])
    }

    /// The line (0-based) of an offset.
    func line(at offset: Int) -> Int { place(at: offset).line }

    /// The line and the character of an offset.
    func place(at offset: Int) -> (line: Int, character: Int) {
        let position = table.position(ofByte: offset)
        let column = encoding == .utf8 ? position.utf8Column : position.utf16Column
        return (position.line - 1, column - 1)
    }

    // MARK: To offsets

    /// Returns the offset of a position. A position beyond the end of a line is the end of the line.
    func offset(_ position: JSONTree) throws(ResponseError) -> Int {
        let line = try position.required("line", \.integer)
        let character = try position.required("character", \.integer)
        return offset(line: line, character: character)
    }

    /// Returns the offsets of a range.
    func offsets(_ range: JSONTree) throws(ResponseError) -> Range<Int> {
        let start = try offset(range.required("start") { $0 })
        let end = try offset(range.required("end") { $0 })
        return start..<max(start, end)
    }

    private func offset(line: Int, character: Int) -> Int {
        var (low, high) = (0, bytes.count)
        while low < high {
            let middle = low + (high - low + 1) / 2
            if place(at: middle) <= (line, character) { low = middle } else { high = middle - 1 }
        }
        // The search ends inside a character, or between the two bytes of a line ending.
        while low > 0, low < bytes.count, bytes[low] & 0xC0 == 0x80 { low -= 1 }
        let isLineEnding = low > 0 && low < bytes.count && bytes[low] == Self.lineFeed
        return isLineEnding && bytes[low - 1] == Self.carriageReturn ? low - 1 : low
    }

    /// The line that contains an offset, without its line ending.
    func lineRange(at offset: Int) -> Range<Int> {
        let isEnd = { (byte: UInt8) in byte == Self.lineFeed || byte == Self.carriageReturn }
        let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        return start..<(bytes[offset...].firstIndex(where: isEnd) ?? bytes.count)
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}

extension SourceRange {
    /// The offsets of the range.
    var bytes: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

    /// Whether an offset is in the range or at its end, as a cursor is.
    func touches(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
