public import TableSpecDiagnostics
internal import TableSpecModel
package import TableSpecPreview

/// Summaries of a run, in one line each.
public enum Summary {
    /// The number of findings by severity.
    public static func findings(_ diagnostics: [Diagnostic]) -> String { findings(diagnostics.map(\.severity)) }

    /// The number of findings by severity.
    static func findings(_ severities: [Diagnostic.Severity]) -> String {
        let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
            let count = severities.count { $0 == severity }
            return count == 0 ? nil : Self.count(count, severity == .info ? "note" : severity.rawValue)
        }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }

    /// Returns the summary of a build, in several lines.
    public static func lines(of result: BuildResult) -> [String] {
        let specs = count(result.specCount, "spec")
        guard case .delivered(let delivery) = result.outcome else { return ["\(specs), unchanged: nothing to do"] }
        let screens = result.screenCount.map { ", \(count($0, "screen"))" } ?? ""
        let removed = delivery.removed.map { "\($0): removed, its spec is gone" }
        return ["\(specs)\(screens): \(findings(result.diagnostics))"] + delivery.counts.map(line) + removed
    }

    /// Returns the summary of a comparison of pictures: the changed ones by name, a line each, then their page.
    package static func lines(of comparison: PictureComparison, page: String) -> [String] {
        let changes = comparison.entries.map { entry in
            let parts = entry.changes.isEmpty ? "" : " (\(entry.changes.joined(separator: "; ")))"
            return "\(entry.name): \(entry.change.rawValue)\(parts)"
        }
        let total = "\(count(comparison.entries.count, "changed picture")), \(comparison.unchangedCount) unchanged"
        return changes + ["\(total): \(page)"]
    }

    private static func line(_ outputs: BuildResult.Delivery.Count) -> String {
        let isNew = outputs.written > 0
        let change =
            isNew ? "\(outputs.written) written, \(outputs.made - outputs.written) up to date" : "all up to date"
        return "\(count(outputs.made, outputs.kind.noun)): \(outputs.made == 0 ? "none" : change)"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
