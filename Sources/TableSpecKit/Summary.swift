public import TableSpecDiagnostics
internal import TableSpecModel

/// One-line summaries of a run.
public enum Summary {
    /// Returns the number of findings of each severity, such as `1 error, 2 warnings`.
    public static func findings(_ diagnostics: [Diagnostic]) -> String { findings(diagnostics.map(\.severity)) }

    /// The number of findings by severity.
    package static func findings(_ severities: [Diagnostic.Severity]) -> String {
        let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
            let count = severities.count { $0 == severity }
            return count == 0 ? nil : Self.count(count, severity == .info ? "note" : severity.rawValue)
        }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }

    /// Returns the lines of a build's summary: the findings, the written outputs, and the deleted outputs.
    public static func lines(of result: BuildResult) -> [String] {
        let specs = count(result.specCount, "spec")
        let delivery: BuildResult.Delivery
        switch result.outcome {
        case .delivered(let all): delivery = all
        case .partlyDelivered(let part): delivery = part
        default: return ["\(specs), unchanged: nothing to do"]
        }
        let screens = result.screenCount.map { ", \(count($0, "screen"))" } ?? ""
        let removed = delivery.removed.map { "\($0): deleted, because no spec generates it anymore" }
        return ["\(specs)\(screens): \(findings(result.diagnostics))"] + delivery.counts.map(line) + removed
    }

    private static func line(_ outputs: BuildResult.Delivery.Count) -> String {
        let isNew = outputs.written > 0
        let change =
            isNew ? "\(outputs.written) written, \(outputs.made - outputs.written) up to date" : "all up to date"
        return "\(count(outputs.made, outputs.kind.noun)): \(outputs.made == 0 ? "none" : change)"
    }

    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
