/// Compresses bytes, in the format that browsers call `deflate-raw`: RFC 1951.
///
/// Foundation has no such function on Linux, and the output of system libraries differs.
enum Deflate {
    /// The compressed bytes, which are the same on every machine.
    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var finder = RepetitionFinder(bytes)
        let pieces = finder.pieces()
        var bits = BitWriter()
        var start = 0
        repeat {
            let end = min(start + blockSize, pieces.count)
            bits.append(end == pieces.count ? 1 : 0, count: 1)
            bits.append(2, count: 2)
            write(pieces[start..<end], to: &bits)
            start = end
        } while start < pieces.count
        bits.finish()
        return bits.bytes
    }

    /// The pieces of a block, which has its own codes.
    private static let blockSize = 40_000
    private static let endOfBlock = 256
    private static let codeLimit = 15

    private static func write(_ pieces: ArraySlice<RepetitionFinder.Piece>, to bits: inout BitWriter) {
        var literalCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        literalCounts[endOfBlock] = 1
        for piece in pieces {
            if piece.length == 0 {
                literalCounts[Int(piece.value)] += 1
            } else {
                literalCounts[lengths.range(of: Int(piece.length)) + 257] += 1
                distanceCounts[distances.range(of: Int(piece.value))] += 1
            }
        }
        let literals = HuffmanCode(counts: literalCounts, limit: codeLimit)
        let distanceCode = HuffmanCode(counts: distanceCounts, limit: codeLimit)
        writeLengths(literals.lengths + distanceCode.lengths, to: &bits)
        for piece in pieces {
            if piece.length == 0 {
                literals.write(Int(piece.value), to: &bits)
            } else {
                write(Int(piece.length), lengths, literals, offset: 257, to: &bits)
                write(Int(piece.value), distances, distanceCode, offset: 0, to: &bits)
            }
        }
        literals.write(endOfBlock, to: &bits)
    }

    private static func write(
        _ value: Int,
        _ ranges: Ranges,
        _ code: HuffmanCode,
        offset: Int,
        to bits: inout BitWriter
    ) {
        let range = ranges.range(of: value)
        code.write(range + offset, to: &bits)
        bits.append(value - ranges.starts[range], count: ranges.extraBits[range])
    }

    // MARK: Lengths and distances

    /// Numbers in ranges: a symbol for each range, then bits for the position in it. Source: RFC 1951, §3.2.5.
    private struct Ranges {
        let starts: [Int]
        let extraBits: [Int]
        private let ranges: [UInt8]

        init(starts: [Int], extraBits: [Int], end: Int) {
            self.starts = starts
            self.extraBits = extraBits
            var ranges = [UInt8](repeating: 0, count: end + 1)
            for (index, start) in starts.enumerated() {
                for value in start...end { ranges[value] = UInt8(index) }
            }
            self.ranges = ranges
        }

        func range(of value: Int) -> Int { Int(ranges[value]) }
    }

    private static let lengths = Ranges(
        starts: [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258,
        ],
        extraBits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
        end: 258
    )

    private static let distances = Ranges(
        starts: [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
            4097, 6145, 8193, 12289, 16385, 24577,
        ],
        extraBits: [
            0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
        ],
        end: 32_768
    )

    // MARK: The lengths of the codes

    /// The order of the code lengths for the code length alphabet. Source: RFC 1951, §3.2.7.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func writeLengths(_ lengths: [Int], to bits: inout BitWriter) {
        let runs = runs(lengths)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        bits.append(286 - 257, count: 5)
        bits.append(30 - 1, count: 5)
        bits.append(order.count - 4, count: 4)
        for symbol in order { bits.append(code.lengths[symbol], count: 3) }
        for run in runs {
            code.write(run.symbol, to: &bits)
            bits.append(run.extra, count: run.extraBits)
        }
    }

    private struct Run {
        var symbol: Int
        var extra = 0
        var extraBits = 0
    }

    /// The lengths with symbols for repetitions.
    private static func runs(_ lengths: [Int]) -> [Run] {
        var runs: [Run] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var count = lengths[index...].prefix { $0 == length }.count
            index += count
            if length > 0 {
                runs.append(Run(symbol: length))
                count -= 1
            }
            while count >= 3 {
                let part = min(count, length > 0 ? 6 : 138)
                runs.append(repetition(of: length, part))
                count -= part
            }
            runs += [Run](repeating: Run(symbol: length), count: count)
        }
        return runs
    }

    private static func repetition(of length: Int, _ count: Int) -> Run {
        if length > 0 { return Run(symbol: 16, extra: count - 3, extraBits: 2) }
        if count <= 10 { return Run(symbol: 17, extra: count - 3, extraBits: 3) }
        return Run(symbol: 18, extra: count - 11, extraBits: 7)
    }
}
