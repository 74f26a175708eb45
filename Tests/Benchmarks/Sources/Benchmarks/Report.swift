import Foundation

/// The table of a benchmark, in Markdown, after a line with its name.
@MainActor
enum Report {
    static func text(of benchmark: any Benchmark) -> String {
        var lines = [
            benchmark.name, row("input", "way", "ms", "MB/s", "times the first", "MB"), "|---|---|---|---|---|---|",
        ]
        for input in benchmark.inputs {
            let size = input.byteCount.map { String(format: ", %.1f MB", Double($0) / 1e6) } ?? ""
            let results = input.measure(rounds: benchmark.rounds)
            lines += results.map { row(input.name + size, of: $0, than: results[0], byteCount: input.byteCount) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(
        _ input: String,
        of result: Measurement,
        than first: Measurement,
        byteCount: Int?
    ) -> String {
        let time = result.milliseconds
        return row(
            input,
            result.way,
            String(format: time < 10 ? "%.2f" : "%.0f", time),
            byteCount.map { String(format: "%.0f", Double($0) / 1e3 / time) } ?? "",
            String(format: "%.2f", time / first.milliseconds),
            result.peakMemory.map { String(format: "%.0f", Double($0) / 1e6) } ?? ""
        )
    }

    private static func row(_ cells: String...) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }
}
