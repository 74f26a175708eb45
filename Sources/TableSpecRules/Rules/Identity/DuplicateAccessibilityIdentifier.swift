internal import TableSpecDiagnostics
internal import TableSpecModel

enum DuplicateAccessibilityIdentifier: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "duplicate-accessibility-identifier",
        .identity,
        .warning,
        summary: "Two static rows of a screen with the same accessibility identifier.",
        rationale: """
            User interface tests find a row by its identifier. If two rows share an identifier, a test taps whichever \
            row comes first, or fails because the query is ambiguous.
            """,
        source: .uiKit("UIAccessibilityIdentification")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        let rows = scope.owners.lazy.filter { $0.kind == .row }
        for (identifier, first) in rows.compactMap(\.cell.accessibilityIdentifier.located).repetitions() {
            findings.report(
                "two rows have the accessibility identifier \(identifier.value.quoted)",
                at: identifier.range,
                labels: [.init("first used here", at: first)],
                help: "give each row a unique identifier"
            )
        }
    }
}
