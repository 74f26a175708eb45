import Testing

@testable import TableSpecModel

@Suite("Work on all cores")
struct ConcurrencyTests {
    @Test func resultsKeepTheOrderOfTheirElements() {
        for count in [0, 1, 2, 3, 1000] {
            let numbers = Array(0..<count)
            let texts = numbers.concurrentMap { String($0) }
            #expect(texts == numbers.map { String($0) })
        }
        #expect((5..<9).concurrentMap { $0 } == [5, 6, 7, 8])
    }
}
