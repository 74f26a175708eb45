/// Reads what DEFLATE has made, in the plainest way that the standard allows: a bit at a time.
///
/// Source: RFC 1951, §3.2; only blocks with dynamic codes are supported.
package struct Inflate {
    private let bytes: [UInt8]
    private var place = 0

    /// Why bytes are not what they should be.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// The bytes that were compressed.
    package static func bytes(of compressed: [UInt8]) throws -> [UInt8] {
        var reader = Inflate(bytes: compressed)
        var output: [UInt8] = []
        var isLast = false
        while !isLast {
            isLast = try reader.bits(1) == 1
            guard try reader.bits(2) == 2 else { throw Failure(description: "a block of another kind") }
            try reader.readBlock(into: &output)
        }
        guard (reader.place + 7) / 8 == compressed.count else { throw Failure(description: "bytes behind the end") }
        return output
    }

    private mutating func bits(_ count: Int) throws -> Int {
        var value = 0
        for index in 0..<count {
            guard place / 8 < bytes.count else { throw Failure(description: "the end is missing") }
            value |= Int(bytes[place / 8] >> UInt8(place % 8) & 1) << index
            place += 1
        }
        return value
    }

    private mutating func readBlock(into output: inout [UInt8]) throws {
        let (literals, distances) = try codes()
        while true {
            let symbol = try self.symbol(literals)
            if symbol == 256 { return }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            let length = try value(symbol - 257, starts: Self.lengths, extra: Self.lengthBits)
            let distance = try value(self.symbol(distances), starts: Self.distances, extra: Self.distanceBits)
            guard distance <= output.count else { throw Failure(description: "a copy from before the beginning") }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func value(_ range: Int, starts: [Int], extra: [Int]) throws -> Int {
        starts[range] + (try bits(extra[range]))
    }

    // MARK: Codes

    /// Symbols by the length of their code and the code itself.
    private typealias Code = [Int: Int]

    private static func key(_ code: Int, _ length: Int) -> Int { 1 << length | code }

    private static func code(_ lengths: ArraySlice<Int>) -> Code {
        var symbols: Code = [:]
        var code = 0
        for length in 1...15 {
            code <<= 1
            for (symbol, own) in lengths.enumerated() where own == length {
                symbols[key(code, length)] = symbol
                code += 1
            }
        }
        return symbols
    }

    private mutating func symbol(_ code: Code) throws -> Int {
        var value = 0
        for length in 1...15 {
            value = value << 1 | (try bits(1))
            if let symbol = code[Self.key(value, length)] { return symbol }
        }
        throw Failure(description: "no such code")
    }

    private mutating func codes() throws -> (literals: Code, distances: Code) {
        let (literalCount, distanceCount) = (try bits(5) + 257, try bits(5) + 1)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var own = [Int](repeating: 0, count: 19)
        for symbol in order.prefix(try bits(4) + 4) { own[symbol] = try bits(3) }
        let code = Self.code(own[...])
        var lengths: [Int] = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try self.symbol(code)
            switch symbol {
            case 16: lengths += [Int](repeating: lengths[lengths.count - 1], count: try bits(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
            default: lengths.append(symbol)
            }
        }
        return (Self.code(lengths[..<literalCount]), Self.code(lengths[literalCount...]))
    }

    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] } + [0]
    private static let distanceBits = [0, 0] + (0...13).flatMap { [$0, $0] }
    private static let lengths = Array(starts(of: lengthBits, from: 3).dropLast()) + [258]
    private static let distances = starts(of: distanceBits, from: 1)

    private static func starts(of bits: [Int], from first: Int) -> [Int] {
        bits.reduce(into: [first]) { $0.append($0[$0.count - 1] + 1 << $1) }.dropLast()
    }
}
