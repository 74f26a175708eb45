/// Combinations of values, one of each dimension, among which are all pairs of values of two dimensions.
///
/// Nearly all faults that depend on values depend on one or on two of them, and the full product has many times as many
/// combinations. Source: Cohen et al., The AETG System, IEEE Transactions on Software Engineering 23 (1997).
package struct CoveringArray: Sendable {
    /// The combinations: the number of a value for each dimension.
    package private(set) var rows: [[Int]] = []

    private let counts: [Int]
    /// The pairs that no row has yet, as the numbers of their values.
    private var missing: Set<Pair> = []

    private struct Pair: Hashable {
        var first: Int
        var second: Int
    }

    /// Makes the combinations, which the seed decides.
    ///
    /// - Parameter counts: How many values each dimension has.
    package init(counts: [Int], seed: UInt64) {
        self.counts = counts
        var random = SeededGenerator(seed: seed)
        for second in counts.indices {
            for first in 0..<second {
                for value in 0..<counts[first] {
                    missing.formUnion((0..<counts[second]).map { pair(first, value, second, $0) })
                }
            }
        }
        while let pair = missing.min(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
            let row = row(with: pair, &random)
            missing.subtract(pairs(of: row))
            rows.append(row)
        }
    }

    /// A row with a pair, of which each further value is one that brings in most missing pairs.
    private func row(with pair: Pair, _ random: inout SeededGenerator) -> [Int] {
        var row = [Int?](repeating: nil, count: counts.count)
        for number in [pair.first, pair.second] {
            let (dimension, value) = place(of: number)
            row[dimension] = value
        }
        for dimension in counts.indices.shuffled(using: &random) where row[dimension] == nil {
            let gains = (0..<counts[dimension]).map { value in
                counts.indices.count { other in
                    row[other].map { missing.contains(self.pair(dimension, value, other, $0)) } ?? false
                }
            }
            let best = gains.indices.filter { gains[$0] == gains.max() }
            row[dimension] = random.pick(best)
        }
        return row.map { $0 ?? 0 }
    }

    private func pairs(of row: [Int]) -> [Pair] {
        row.indices.flatMap { second in (0..<second).map { pair($0, row[$0], second, row[second]) } }
    }

    private func pair(_ first: Int, _ firstValue: Int, _ second: Int, _ secondValue: Int) -> Pair {
        let numbers = [number(first, firstValue), number(second, secondValue)].sorted()
        return Pair(first: numbers[0], second: numbers[1])
    }

    /// The number of a value among those of all dimensions.
    private func number(_ dimension: Int, _ value: Int) -> Int { counts[..<dimension].reduce(value, +) }

    private func place(of number: Int) -> (dimension: Int, value: Int) {
        var rest = number
        for (dimension, count) in counts.enumerated() {
            if rest < count { return (dimension, rest) }
            rest -= count
        }
        return (counts.count - 1, rest)
    }
}
