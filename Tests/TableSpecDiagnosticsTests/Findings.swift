import TableSpecDiagnostics
import TableSpecTestSupport

/// A finding in a marked text: the first mark is its place, the further ones are those of its labels.
struct MarkedFinding {
    var sources = SourceMap()
    var diagnostic: Diagnostic

    init(
        _ marked: String,
        path: String = "Test.yaml",
        severity: Diagnostic.Severity = .error,
        message: String = "message",
        labels: [String] = []
    ) {
        let ranges = sources.add(MarkedText(marked), path: path)
        diagnostic = Diagnostic(
            severity,
            id: "rule-id",
            origin: .rule,
            message,
            at: ranges[0],
            labels: zip(labels, ranges.dropFirst()).map { Diagnostic.Label($0, at: $1) }
        )
    }

    /// What a terminal shows.
    var pretty: String {
        CaretRenderer(usesColor: false).render([diagnostic], in: sources)
    }
}
