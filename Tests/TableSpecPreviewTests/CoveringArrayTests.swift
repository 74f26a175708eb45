import TableSpecTestSupport
import Testing

@Suite("A covering array")
struct CoveringArrayTests {
    @Test(arguments: [[2, 2], [3, 5, 2, 4], [7, 1, 3], [5]])
    func hasEveryPairAndFarFewerRowsThanTheProduct(counts: [Int]) {
        let rows = CoveringArray(counts: counts, seed: 1).rows
        for second in counts.indices {
            for first in 0..<second {
                let pairs = Set(rows.map { [$0[first], $0[second]] })
                #expect(pairs.count == counts[first] * counts[second])
            }
        }
        #expect(rows.allSatisfy { zip($0, counts).allSatisfy { (0..<$1).contains($0) } })
        #expect(rows.count <= counts.sorted().suffix(2).reduce(1, *) * 2)
    }

    @Test func isDecidedByTheSeed() {
        #expect(CoveringArray(counts: [4, 3, 3], seed: 2).rows == CoveringArray(counts: [4, 3, 3], seed: 2).rows)
    }
}
