/// A property list in the format `bplist00`: objects that refer to each other by number.
///
/// The layout is that of Apple's CFBinaryPList.c: a table of offsets and, in the last 32 bytes, the sizes of the numbers in it.
struct BinaryPropertyList {
    static let mark = Array("bplist00".utf8)
    /// The maximum number of values. One that is referred to several times counts each time.
    private static let limit = 1 << 18
    /// The maximum number of copied bytes of texts, for the same reason.
    private static let copyLimit = MarkupLimit.size

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int
    private var read = 0
    private var copied = 0

    init(_ bytes: [UInt8]) throws(MarkupProblem) {
        try MarkupLimit.check(bytes)
        self.bytes = bytes
        guard bytes.count >= 40 else { throw Self.broken }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        count = try Self.index(bytes, trailer + 8, 8)
        top = try Self.index(bytes, trailer + 16, 8)
        table = try Self.index(bytes, trailer + 24, 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, table < bytes.count,
            count <= (bytes.count - table) / offsetSize
        else { throw Self.broken }
    }

    mutating func root() throws(MarkupProblem) -> PropertyNode { try node(top, depth: 0) }

    private static let broken = MarkupProblem(line: 1, message: "invalid binary property list")

    /// A big-endian number.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) throws(MarkupProblem) -> UInt64 {
        guard start >= 0, size > 0, size <= bytes.count, start <= bytes.count - size else { throw broken }
        return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number in the range of indexes.
    private static func index(_ bytes: [UInt8], _ start: Int, _ size: Int) throws(MarkupProblem) -> Int {
        guard let index = Int(exactly: try number(bytes, start, size)) else { throw broken }
        return index
    }

    private mutating func node(_ object: Int, depth: Int) throws(MarkupProblem) -> PropertyNode {
        read += 1
        guard depth < MarkupLimit.depth, read <= Self.limit else {
            throw MarkupProblem(line: 1, message: "values are nested too deeply, or there are too many")
        }
        guard object < count else { throw Self.broken }
        let start = try Self.index(bytes, table + object * offsetSize, offsetSize)
        guard start < table else { throw Self.broken }
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
        return PropertyNode(value: try value(kind, low, start + 1, depth), line: 1)
    }

    private mutating func value(_ kind: UInt8, _ low: Int, _ start: Int, _ depth: Int) throws(MarkupProblem)
        -> PropertyNode.Value
    {
        switch kind {
        case 0x0 where low == 8 || low == 9: return .bool(low == 9)
        case 0x1: return .number(try integer(start, 1 << min(low, 5)))
        case 0x2: return try real(start, 1 << min(low, 5))
        case 0x5, 0x6: return .text(try text(kind, low, start))
        case 0xA:
            let (count, first) = try size(low, start)
            return .list(try nodes(count, first, depth))
        case 0xD:
            let (count, first) = try size(low, start)
            let keys = try nodes(count, first, depth)
            let values = try nodes(count, first + count * referenceSize, depth)
            let pairs = zip(keys, values).compactMap { key, value in key.text.map { ($0, value) } }
            return .dictionary(Dictionary(pairs) { first, _ in first })
        default: return .other
        }
    }

    /// Eight-byte integers are signed, shorter ones unsigned.
    private func integer(_ start: Int, _ size: Int) throws(MarkupProblem) -> Double {
        guard size <= 8 else { return 0 }
        let value = try Self.number(bytes, start, size)
        return size == 8 ? Double(Int64(bitPattern: value)) : Double(value)
    }

    private func real(_ start: Int, _ size: Int) throws(MarkupProblem) -> PropertyNode.Value {
        guard size == 4 || size == 8 else { throw Self.broken }
        let pattern = try Self.number(bytes, start, size)
        let value =
            size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern))) : Double(bitPattern: pattern)
        return abs(value) <= MarkupLimit.magnitude ? .number(value) : .other
    }

    private mutating func text(_ kind: UInt8, _ low: Int, _ start: Int) throws(MarkupProblem) -> String {
        let (count, first) = try size(low, start)
        let unit = kind == 0x6 ? 2 : 1
        guard first <= bytes.count, count <= (bytes.count - first) / unit else { throw Self.broken }
        copied += count * unit
        guard copied <= Self.copyLimit else {
            throw MarkupProblem(line: 1, message: "strings are referenced too often")
        }
        guard unit == 2 else { return String(decoding: bytes[first..<first + count], as: UTF8.self) }
        let units = (0..<count).map { UInt16(bytes[first + 2 * $0]) << 8 | UInt16(bytes[first + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// The number of an object's parts, and their start. If there are fifteen or more, the number follows the marker.
    private func size(_ low: Int, _ start: Int) throws(MarkupProblem) -> (count: Int, first: Int) {
        guard low == 0xF else { return (low, start) }
        guard start < bytes.count, bytes[start] >> 4 == 0x1 else { throw Self.broken }
        let size = 1 << min(Int(bytes[start] & 0xF), 4)
        let count = try Self.index(bytes, start + 1, size)
        guard count <= bytes.count else { throw Self.broken }
        return (count, start + 1 + size)
    }

    private mutating func nodes(_ count: Int, _ first: Int, _ depth: Int) throws(MarkupProblem) -> [PropertyNode] {
        var nodes: [PropertyNode] = []
        for index in 0..<count {
            let object = try Self.index(bytes, first + index * referenceSize, referenceSize)
            nodes.append(try node(object, depth: depth + 1))
        }
        return nodes
    }
}
