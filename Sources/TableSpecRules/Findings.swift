internal import TableSpecDiagnostics

/// Collects what the rules find.
struct Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private let holes: Holes
    private let stamps: [EnabledRules.Stamp]
    private var current = 0

    init(stamps: [EnabledRules.Stamp], holes: Holes) {
        self.stamps = stamps
        self.holes = holes
    }

    /// What follows is found by the rule with this number.
    mutating func begin(_ number: Int) {
        current = number
    }

    mutating func report(_ finding: Finding) {
        if let object = finding.absentIn, holes.touch(object) { return }
        diagnostics.append(
            Diagnostic(
                stamps[current].severity,
                id: stamps[current].id,
                origin: .rule,
                finding.message,
                at: finding.range,
                labels: finding.labels,
                help: finding.help,
                fixIts: finding.fixIts
            )
        )
    }
}
