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
        var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes[index..<end].makeIterator())
        guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return Element(scalar: nil, length: 1) }
        return Element(scalar: Unicode.UTF8.decode(scalar), length: scalar.count)
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
