internal import TableSpecDiagnostics
internal import TableSpecModel

enum SuppressionWithoutReason: Rule {
    static let checks: [RuleCheck] = [.suppressions(check)]

    static let description = RuleDescription(
        "suppression-without-reason",
        .correctness,
        .error,
        summary: "A suppression comment without a reason.",
        rationale: """
            Readers of the spec must be able to judge whether the exception still applies. The comment still \
            suppresses the rule, so one omission causes only one finding.
            """,
        source: .language("Suppression comments")
    )

    static func check(_ suppression: Suppression, in scope: SuppressionScope, _ findings: inout Findings) {
        guard suppression.fault == nil, !suppression.hasReason else { return }
        findings.report(
            "the suppression comment gives no reason",
            at: suppression.range,
            help: "add a reason at the end: '-- reason'"
        )
    }
}
