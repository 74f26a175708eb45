import Foundation
import TableSpecDiagnostics
import TableSpecKit

/// What the compiler needs to check the types of a table of static rows, by the number of rows in its only section.
struct CompileCost: Benchmark {
    let name = "compilation of static rows"
    let rounds = 3
    let inputs: [BenchmarkInput] = []

    private static let counts = [100, 1_000, 10_000]

    var report: String {
        var lines = ["\(name), processor time, least of \(rounds) rounds", Report.row("", "ms", "ms/row", "times")]
        let own = leastTime(of: "import UIKit\n")
        var first: Double?
        for count in Self.counts {
            guard let time = leastTime(of: Self.swift(rows: count)), let own else {
                lines.append("  \(count) rows: the compiler failed")
                continue
            }
            // What any file takes, mostly to read modules, is no cost of a row.
            let perRow = max(time - own, 0) / Double(count)
            first = first ?? perRow
            lines.append(
                Report.row(
                    "  \(count) rows",
                    String(format: "%.0f", time),
                    String(format: "%.2f", perRow),
                    String(format: "%.2f", perRow / (first ?? perRow))
                )
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func swift(rows count: Int) -> String {
        let rows = (0..<count).map { row in
            "        - { id: row\(row), text: \(row.isMultiple(of: 2) ? "Row \(row)" : "$(name)"), action: tap\(row) }\n"
        }
        let head = "screen: Rows\nstate: { name: String }\ntable:\n  style: grouped\n  sections:\n    - rows:\n"
        let workspace = Workspace(files: [("Rows.yaml", head + rows.joined())])
        return Compilation(workspace, Analysis(workspace)).swiftFiles().first?.text ?? ""
    }

    /// Milliseconds of the fastest round; `nil` where the compiler fails.
    private func leastTime(of source: String) -> Double? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(source.utf8).write(to: file)) != nil else { return nil }
        let times = (0..<rounds).compactMap { _ in Self.processorTime(of: file) }
        return times.count == rounds ? times.min() : nil
    }

    /// User time of the compiler and its children, in milliseconds.
    private static func processorTime(of file: URL) -> Double? {
        let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-swift-version", "6", "-typecheck", "-parse-as-library", "-I", modules, file.path,
        ]
        let before = childrenTime()
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? childrenTime() - before : nil
    }

    private static func childrenTime() -> Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        return Double(usage.ru_utime.tv_sec) * 1e3 + Double(usage.ru_utime.tv_usec) / 1e3
    }
}
