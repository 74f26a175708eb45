import Foundation

/// The table of a benchmark.
@MainActor
enum Report {
    static func text(of benchmark: any Benchmark) -> String {
        var lines = ["\(benchmark.name), fastest of \(benchmark.rounds) rounds"]
        lines.append(row("", "ms", "MB/s", "times", "peak MB"))
        for input in benchmark.inputs {
            let size = input.byteCount > 0 ? String(format: " (%.1f MB)", Double(input.byteCount) / 1e6) : ""
            lines.append(input.name + size)
            let results = input.measure(rounds: benchmark.rounds)
            for result in results {
                lines.append(
                    row(
                        "  " + result.way,
                        String(format: "%.1f", result.fastest),
                        input.byteCount > 0
                            ? String(format: "%.0f", Double(input.byteCount) / 1e3 / result.fastest) : "-",
                        String(format: "%.2f", result.fastest / results[0].fastest),
                        result.peakMemory.map { String(format: "%.0f", Double($0) / 1e6) } ?? "-"
                    )
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func row(_ name: String, _ columns: String...) -> String {
        name.padding(toLength: 28, withPad: " ", startingAt: 0)
            + columns.map { String(repeating: " ", count: max(14 - $0.count, 1)) + $0 }.joined()
    }
}
