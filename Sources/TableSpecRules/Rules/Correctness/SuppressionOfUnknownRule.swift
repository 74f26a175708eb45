internal import TableSpecDiagnostics
internal import TableSpecModel

enum SuppressionOfUnknownRule: Rule {
    static let checks: [RuleCheck] = [.suppressions(check)]

    static let description = RuleDescription(
        "suppression-of-unknown-rule",
        .correctness,
        .error,
        summary: "A suppression comment for an unknown rule, or for one that can't be suppressed.",
        rationale: """
            A misspelled id suppresses nothing. Syntax and language errors can't be suppressed, because tablespec \
            can't generate anything from such a spec. The rules for suppression comments can't be suppressed either.
            """,
        source: .language("Suppression comments")
    )

    static func check(_ suppression: Suppression, in scope: SuppressionScope, _ findings: inout Findings) {
        guard suppression.fault == nil else { return }
        for rule in suppression.rules {
            if scope.unsuppressible.contains(rule.value) {
                findings.report(
                    "\(rule.value.quoted) can't be suppressed by a comment",
                    at: rule.range,
                    help: scope.rules.contains(rule.value)
                        ? "fix the reported comment, or turn off the rule in 'tablespec.yaml'" : "fix the error"
                )
            } else if !scope.rules.contains(rule.value) {
                let nearest = Spelling.nearest(to: rule.value, in: scope.rules)
                findings.report(
                    "unknown rule \(rule.value.quoted)",
                    at: rule.range,
                    help: nearest.map { "did you mean '\($0)'?" } ?? "run 'tablespec rules' to list all rules",
                    fixIts: nearest.map { [.replace(rule.range, with: $0, isSafe: true)] } ?? []
                )
            }
        }
    }
}
