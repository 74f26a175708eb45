/// Converts libyaml's marks (Unicode scalars after the byte order mark) to byte offsets in the file.
///
/// In an ASCII file, this is an addition. Otherwise, the cursor moves from the last mark to the next one. Marks are
/// almost in order, so a file is scanned once.
struct MarkCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: Int
    private let isASCII: Bool
    private var scalars = 0
    private var offset: Int

    /// - Parameter base: The offset of the first byte that libyaml was given.
    init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
        self.bytes = bytes
        self.base = base
        isASCII = Self.isASCII(bytes, from: base)
        offset = base
    }

    /// The offset of the scalar after `mark` others, or the end of the file.
    mutating func byteOffset(of mark: Int) -> Int {
        if isASCII { return min(base + mark, bytes.count) }
        if mark >= scalars {
            moveForward(by: mark - scalars)
        } else {
            moveBackward(by: scalars - mark)
        }
        scalars = mark
        return offset
    }

    private mutating func moveForward(by distance: Int) {
        var left = distance
        var index = offset
        while left >= 8, index + 8 <= bytes.count {
            left -= 8 - Self.continuationBytes(in: word(at: index))
            index += 8
        }
        while index < bytes.count {
            if bytes[index] & 0xC0 != 0x80 {
                if left == 0 { break }
                left -= 1
            }
            index += 1
        }
        offset = index
    }

    private mutating func moveBackward(by distance: Int) {
        var left = distance
        while left > 0, offset > base {
            offset -= 1
            if bytes[offset] & 0xC0 != 0x80 { left -= 1 }
        }
    }

    private func word(at index: Int) -> UInt64 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// Bytes of the form `10xxxxxx`.
    private static func continuationBytes(in word: UInt64) -> Int {
        (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        var union: UInt64 = 0
        while index + 8 <= raw.count {
            union |= raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            index += 8
        }
        guard union & 0x8080_8080_8080_8080 == 0 else { return false }
        return bytes[index...].allSatisfy { $0 < 0x80 }
    }
}
