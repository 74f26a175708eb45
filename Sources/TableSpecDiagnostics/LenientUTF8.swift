/// Reads scalars from bytes that may be invalid UTF-8. A byte that isn't part of a scalar is a separate element.
enum LenientUTF8 {
    /// One scalar, or one stray byte where `scalar` is nil.
    struct Element {
        var scalar: Unicode.Scalar?
        var length: Int
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The element that starts at `index`, read no further than `end`.
    static func element(in bytes: [UInt8], at index: Int, end: Int) -> Element {
        let first = bytes[index]
        guard first >= 0x80 else { return Element(scalar: Unicode.Scalar(first), length: 1) }
        let stray = Element(scalar: nil, length: 1)
        let length: Int
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return stray
        }
        guard index + length <= end else { return stray }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in bytes[(index + 1)..<(index + length)] {
            guard byte & 0xC0 == 0x80 else { return stray }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
        guard !isOverlong, let scalar = Unicode.Scalar(value) else { return stray }
        return Element(scalar: scalar, length: length)
    }

    /// The start of the element that `index` lies in, not before `lowerBound`.
    static func elementStart(in bytes: [UInt8], at index: Int, lowerBound: Int, end: Int) -> Int {
        var start = index
        while start > lowerBound, index - start < 3, start < end, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        guard start < index else { return index }
        return start + element(in: bytes, at: start, end: end).length > index ? start : index
    }
}
