/// A code that gives frequent symbols few bits: the canonical Huffman code of DEFLATE.
///
/// Source: RFC 1951, §3.2.2.
struct HuffmanCode {
    /// The number of bits of each symbol; 0 for a symbol that doesn't occur.
    let lengths: [Int]
    /// The code of each symbol as it's written, with its first bit lowest.
    private let codes: [Int]

    /// Creates the code for symbol counts. No symbol gets more bits than the limit.
    init(counts: [Int], limit: Int) {
        lengths = Self.lengths(counts: counts, limit: limit)
        codes = Self.codes(lengths)
    }

    /// Writes a symbol.
    func write(_ symbol: Int, to bits: inout BitWriter) {
        bits.append(codes[symbol], count: lengths[symbol])
    }

    /// The lengths of a Huffman code. If one is too long, the counts are made more similar until none is.
    private static func lengths(counts: [Int], limit: Int) -> [Int] {
        var counts = counts
        // A decoder requires a code even if there's nothing to decode.
        if counts.allSatisfy({ $0 == 0 }) { counts[0] = 1 }
        while true {
            let lengths = lengths(counts)
            if lengths.allSatisfy({ $0 <= limit }) { return lengths }
            for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
        }
    }

    /// The depths of the leaves of a tree that joins the two rarest nodes until one is left.
    ///
    /// Joined nodes are created in the order of their counts, so two sorted lists replace a heap.
    private static func lengths(_ counts: [Int]) -> [Int] {
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var lengths = [Int](repeating: 0, count: counts.count)
        guard leaves.count > 1 else {
            for leaf in leaves { lengths[leaf] = 1 }
            return lengths
        }
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var (leaf, joined) = (0, leaves.count)
        func next() -> Int {
            let takesLeaf = leaf < leaves.count && (joined >= weights.count || weights[leaf] <= weights[joined])
            defer { if takesLeaf { leaf += 1 } else { joined += 1 } }
            return takesLeaf ? leaf : joined
        }
        for _ in 1..<leaves.count {
            let (first, second) = (next(), next())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for node in (0..<weights.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    /// Codes with the same length are consecutive, and shorter ones come first.
    private static func codes(_ lengths: [Int]) -> [Int] {
        var codes = [Int](repeating: 0, count: lengths.count)
        var code = 0
        for length in 1...(lengths.max() ?? 1) {
            code <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = reversed(code, count: length)
                code += 1
            }
        }
        return codes
    }

    private static func reversed(_ code: Int, count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 1 | code >> $1 & 1 }
    }
}
