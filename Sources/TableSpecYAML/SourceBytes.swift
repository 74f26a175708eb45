#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Searches in a file's bytes. Offsets at or after the end are always allowed.
extension UnsafeBufferPointer<UInt8> {
    /// The offset of the next occurrence of a byte, or the end.
    func firstOffset(of byte: UInt8, from start: Int) -> Int {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Whether the bytes at `offset` are these.
    func holds(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
        guard offset >= 0, offset + other.count <= count else { return false }
        return memcmp(base + offset, otherBase, other.count) == 0
    }

    /// The end of the line that contains `start`, before its line break.
    func lineEnd(from start: Int) -> Int {
        var index = start
        while index < count, lineBreakLength(at: index) == 0 {
            index += 1
        }
        return index
    }

    /// Whether a line break, the start of the file or a byte order mark precedes `offset`.
    func isLineStart(_ offset: Int) -> Bool {
        if offset == 0 || offset == byteOrderMarkLength { return true }
        return (1...3).contains { $0 <= offset && lineBreakLength(at: offset - $0) == $0 }
    }

    /// Bytes of a byte order mark at the file's start: 3 or 0.
    var byteOrderMarkLength: Int {
        count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
    }

    /// Bytes of the line break at `index`, or 0. libyaml breaks lines at LF, CR, NEL, LS and PS.
    func lineBreakLength(at index: Int) -> Int {
        switch self[index] {
        case 0x0A, 0x0D: 1
        case 0xC2: index + 1 < count && self[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            index + 2 < count && self[index + 1] == 0x80 && (self[index + 2] == 0xA8 || self[index + 2] == 0xA9) ? 3 : 0
        default: 0
        }
    }

    /// The offset of the first bytes that aren't UTF-8, or `nil`.
    var firstInvalidUTF8: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    /// The offset of the first byte from `start` that isn't a space, tab, line break or comment; at most `limit`.
    func skippingBlanks(from start: Int, limit: Int) -> Int {
        var index = start
        while index < limit {
            let byte = self[index]
            if byte == 0x20 || byte == 0x09 {
                index += 1
            } else if byte == UInt8(ascii: "#") {
                index = lineEnd(from: index)
            } else {
                let lineBreak = lineBreakLength(at: index)
                if lineBreak == 0 { break }
                index += lineBreak
            }
        }
        return Swift.min(index, limit)
    }

    /// The end of `range` without the white space and line breaks before it.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            switch self[end - 1] {
            case 0x20, 0x09, 0x0A, 0x0D: end -= 1
            default: return end
            }
        }
        return end
    }
}
