import Foundation

/// The table of a benchmark.
@MainActor
enum Report {
    static func text(of benchmark: any Benchmark) -> String {
        var lines = ["\(benchmark.name), fastest of \(benchmark.rounds) rounds"]
        lines.append(row("", "ms", "MB/s", "times", "peak MB"))
        for input in benchmark.inputs {
            lines.append(input.name + (input.byteCount.map { String(format: " (%.1f MB)", Double($0) / 1e6) } ?? ""))
            let results = input.measure(rounds: benchmark.rounds)
            lines += results.map { line(of: $0, than: results[0], byteCount: input.byteCount) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of result: Measurement, than first: Measurement, byteCount: Int?) -> String {
        guard let time = result.fastest else { return row("  " + result.way, "not there") }
        return row(
            "  " + result.way,
            String(format: "%.1f", time),
            byteCount.map { String(format: "%.0f", Double($0) / 1e3 / time) } ?? "-",
            first.fastest.map { String(format: "%.2f", time / $0) } ?? "-",
            result.peakMemory.map { String(format: "%.0f", Double($0) / 1e6) } ?? "-"
        )
    }

    private static func row(_ name: String, _ columns: String...) -> String {
        name.padding(toLength: 28, withPad: " ", startingAt: 0)
            + columns.map { String(repeating: " ", count: max(14 - $0.count, 1)) + $0 }.joined()
    }
}
