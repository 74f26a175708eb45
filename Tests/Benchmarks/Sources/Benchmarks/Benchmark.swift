/// A comparison of several ways to do one job on the same inputs.
@MainActor
protocol Benchmark {
    /// Words for the head of the table, and to choose the benchmark by.
    var name: String { get }
    /// How often each way is measured; the ways take turns, so that a slow moment of the machine hits all of them.
    var rounds: Int { get }
    var inputs: [BenchmarkInput] { get }
    /// The benchmark's table, after measuring.
    var report: String { get }
}

extension Benchmark {
    var report: String { Report.text(of: self) }
}

/// One input and the ways to be compared on it; the first way is what the others are measured by.
@MainActor
struct BenchmarkInput {
    var name: String
    var byteCount: Int
    var ways: [BenchmarkWay]
}

@MainActor
struct BenchmarkWay {
    var name: String
    /// Does the job once. Returns a number that depends on all of the work, which must not be optimized away.
    var run: () -> Int
}
