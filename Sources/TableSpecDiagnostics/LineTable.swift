/// The lines and columns of a file, which are computed when a finding is shown, not during parsing.
public struct LineTable: Sendable {
    let bytes: [UInt8]
    /// Offsets of the first byte of each line; the first line starts after a byte order mark.
    private let lineStarts: [Int32]
    /// Positions in long lines from which counting can start, so that computing a position requires only a short scan.
    private var checkpoints: [Checkpoint] = []
    /// How far the file has been searched for long lines.
    private var searched: Checkpoint
    private var searchedLine = 0

    /// Creates the table of a file.
    ///
    /// - Parameter bytes: The file as UTF-8, including its byte order mark.
    public init(_ bytes: [UInt8]) {
        self.init(bytes, through: bytes.count)
    }

    /// Creates the table of a file whose positions after an offset aren't needed yet.
    init(_ bytes: [UInt8], through offset: Int) {
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
        searched = Checkpoint(offset: lineStarts[0])
        addCheckpoints(through: offset)
    }

    /// Makes positions up to an offset fast to compute.
    mutating func addCheckpoints(through offset: Int) {
        while searchedLine < lineStarts.count, Int(searched.offset) < offset {
            let end = searchedLine + 1 < lineStarts.count ? Int(lineStarts[searchedLine + 1]) : bytes.count
            if end - Int(searched.offset) > Checkpoint.interval {
                searched.advance(in: bytes, toCellAfter: Int(searched.offset) + Checkpoint.interval, end: end)
                checkpoints.append(searched)
            } else {
                searchedLine += 1
                searched = Checkpoint(offset: Int32(clamping: end))
            }
        }
    }

    /// Returns the position of a byte.
    ///
    /// - Parameter offset: The offset in bytes from 0. An offset outside the file counts as the nearest end of the
    ///   file, and an offset inside a character as the start of the character.
    public func position(ofByte offset: Int) -> SourcePosition {
        let firstByte = Int(lineStarts[0])
        let offset = LenientUTF8.elementStart(
            in: bytes,
            at: min(max(offset, firstByte), bytes.count),
            lowerBound: firstByte,
            end: bytes.count
        )
        let line = lineIndex(ofByte: offset)
        var counter = counter(before: offset, lineStart: Int(lineStarts[line]))
        counter.advance(in: bytes, to: offset, end: bytes.count)
        return SourcePosition(
            line: line + 1,
            column: counter.scalars + 1,
            utf8Column: offset - Int(lineStarts[line]) + 1,
            utf16Column: counter.utf16 + 1,
            displayColumn: counter.columns + 1
        )
    }

    /// The bytes of a line (0-based) without its line ending.
    func content(ofLine line: Int) -> Range<Int> {
        let start = Int(lineStarts[line])
        var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
        if end > start, line + 1 < lineStarts.count {
            if bytes[end - 1] == 0x0A { end -= 1 }
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        }
        return start..<end
    }

    /// The bytes of a line (1-based) without its line ending, or `nil` if the file has fewer lines.
    package func bytes(ofLine line: Int) -> Range<Int>? {
        lineStarts.indices.contains(line - 1) ? content(ofLine: line - 1) : nil
    }

    /// The line (0-based) that contains a byte.
    func lineIndex(ofByte offset: Int) -> Int {
        lineStarts.lastIndex(notAfter: Int32(clamping: offset), by: { $0 }) ?? 0
    }

    private func counter(before offset: Int, lineStart: Int) -> Checkpoint {
        guard let index = checkpoints.lastIndex(notAfter: Int32(clamping: offset), by: { $0.offset }),
            checkpoints[index].offset > lineStart
        else { return Checkpoint(offset: Int32(lineStart)) }
        return checkpoints[index]
    }
}

extension LineTable {
    private static func lineStarts(of bytes: [UInt8]) -> [Int32] {
        var starts: [Int32] = [bytes.starts(with: LenientUTF8.byteOrderMark) ? 3 : 0]
        bytes.withUnsafeBufferPointer { bytes in
            var index = Int(starts[0])
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(Int32(clamping: index))
            }
        }
        return starts
    }
}

/// How much of a line lies before an offset that starts a character.
private struct Checkpoint: Sendable {
    static let interval = 512

    var offset: Int32
    var scalars = 0
    var utf16 = 0
    var columns = 0

    init(offset: Int32) {
        self.offset = offset
    }

    /// Continues counting to `target`. In the cell that contains it, only the preceding scalars are counted, and no
    /// columns.
    mutating func advance(in bytes: [UInt8], to target: Int, end: Int) {
        passCells(in: bytes, end: end) { $0.upperBound <= target }
        count(bytes, in: Int(offset)..<max(target, Int(offset)))
    }

    /// Continues counting over whole cells until one starts at or after `target`.
    mutating func advance(in bytes: [UInt8], toCellAfter target: Int, end: Int) {
        passCells(in: bytes, end: end) { $0.lowerBound < target }
    }

    private mutating func passCells(in bytes: [UInt8], end: Int, while isPassed: (Range<Int>) -> Bool) {
        var scanner = DisplayCellScanner(bytes, range: Int(offset)..<end, column: columns)
        while let cell = scanner.next(), isPassed(cell.bytes) {
            count(bytes, in: cell.bytes)
            offset = Int32(clamping: cell.bytes.upperBound)
            columns = scanner.column
        }
    }

    private mutating func count(_ bytes: [UInt8], in range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let element = LenientUTF8.element(in: bytes, at: index, end: bytes.count)
            guard index + element.length <= range.upperBound else { return }
            scalars += 1
            utf16 += (element.scalar?.value ?? 0) > 0xFFFF ? 2 : 1
            index += element.length
        }
    }
}

extension Array {
    /// Binary search in an array sorted by `key`: the last element whose key is not greater than `offset`.
    fileprivate func lastIndex(notAfter offset: Int32, by key: (Element) -> Int32) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if key(self[middle]) <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low == 0 ? nil : low - 1
    }
}
