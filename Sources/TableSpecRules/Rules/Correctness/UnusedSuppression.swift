internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedSuppression: Rule {
    static let checks: [RuleCheck] = [.suppressions(check)]

    static let description = RuleDescription(
        "unused-suppression",
        .correctness,
        .warning,
        summary: "A suppression comment for a rule that reports nothing there.",
        rationale: """
            The suppressed problem has been fixed, or is elsewhere. If the comment stays, it hides the next problem of \
            the same kind.
            """,
        source: .practice("exceptions that outlive their reason")
    )

    static func check(_ suppression: Suppression, in scope: SuppressionScope, _ findings: inout Findings) {
        for index in scope.unused {
            let rule = suppression.rules[index]
            findings.report(
                "unused suppression: \(rule.value.quoted) reports nothing here",
                at: rule.range,
                help: "remove it",
                fixIts: [.removing(index, of: suppression)]
            )
        }
    }
}
