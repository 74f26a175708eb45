/// A comparison of several ways to do one job on the same inputs.
@MainActor
protocol Benchmark: Sendable {
    /// The name of the table on the page.
    var name: String { get }
    /// How often each way is measured; the ways take turns, so that a slow moment of the machine hits all of them.
    var rounds: Int { get }
    var inputs: [BenchmarkInput] { get }
}

/// One input and the ways to be compared on it; the first way is what the others are measured by.
struct BenchmarkInput {
    var name: String
    /// The bytes that each way reads; `nil` where a rate says nothing.
    var byteCount: Int?
    var ways: [BenchmarkWay]
}

struct BenchmarkWay {
    var name: String
    /// Does the job once. Returns a number that depends on all of the work, which must not be optimized away.
    var run: @MainActor () -> Int
}
