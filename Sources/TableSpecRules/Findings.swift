internal import TableSpecDiagnostics

/// Collects what the rules find.
struct Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private let unreadPlaces: UnreadPlaces
    private let stamps: [EnabledRules.Stamp]
    /// The texts, for fixes that depend on the layout of a spec.
    private let sources: SourceMap?
    private var current = 0

    init(stamps: [EnabledRules.Stamp], unreadPlaces: UnreadPlaces, sources: SourceMap?) {
        self.stamps = stamps
        self.unreadPlaces = unreadPlaces
        self.sources = sources
    }

    /// Attributes the following findings to the rule with this number.
    mutating func begin(_ number: Int) {
        current = number
    }

    /// Adds findings from elsewhere.
    mutating func append(_ others: [Diagnostic]) {
        diagnostics += others
    }

    mutating func report(_ finding: Finding) {
        if let object = finding.absentIn, unreadPlaces.touch(object) { return }
        let changes = sources.map { [finding.insertion?.fixIt(in: $0), finding.removal?.fixIt(in: $0)] } ?? []
        diagnostics.append(
            Diagnostic(
                stamps[current].severity,
                id: stamps[current].id,
                origin: .rule,
                finding.message,
                at: finding.range,
                labels: finding.labels,
                help: finding.help,
                fixIts: finding.fixIts + changes.compactMap { $0 }
            )
        )
    }
}
