import Foundation

/// The table of a benchmark, in Markdown, after a line with its name.
///
/// If all inputs have the same ways, each input takes one line, and the first way is what the others are compared with.
@MainActor
enum Report {
    static func text(of benchmark: any Benchmark) -> String {
        let inputs = benchmark.inputs
        let ways = inputs.first?.ways.map(\.name) ?? []
        let isWide = inputs.allSatisfy { $0.ways.map(\.name) == ways }
        let header =
            isWide
            ? ["input"] + ways.map { "\($0), ms" } + ways.dropFirst().map { "\($0), times" } + ["MB"]
            : ["input", "way", "ms", "times the first", "MB"]
        var lines = [benchmark.name, line(header), "|" + String(repeating: "---|", count: header.count)]
        for input in inputs {
            let size = input.byteCount.map { String(format: ", %.1f MB", Double($0) / 1e6) } ?? ""
            let name = input.name + size
            let results = input.measure(rounds: benchmark.rounds)
            if isWide {
                let ratios = results.dropFirst().map { ratio(of: $0, to: results[0]) }
                let memory = results.map { megabytes(of: $0) }.joined(separator: ", ")
                lines.append(line([name] + results.map { milliseconds(of: $0) } + ratios + [memory]))
            } else {
                lines += results.map {
                    line([name, $0.way, milliseconds(of: $0), ratio(of: $0, to: results[0]), megabytes(of: $0)])
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func milliseconds(of result: Measurement) -> String {
        String(format: result.milliseconds < 10 ? "%.2f" : "%.0f", result.milliseconds)
    }

    private static func ratio(of result: Measurement, to first: Measurement) -> String {
        String(format: "%.2f", result.milliseconds / first.milliseconds)
    }

    private static func megabytes(of result: Measurement) -> String {
        result.peakMemory.map { String(format: "%.0f", Double($0) / 1e6) } ?? ""
    }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }
}
