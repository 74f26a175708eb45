internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptySection: Rule {
    static let checks: [RuleCheck] = [.each(.section, check)]

    static let description = RuleDescription(
        "empty-section",
        code: "T08",
        .correctness,
        .warning,
        summary: "A section with an empty list of rows.",
        rationale: """
            A section is a group of one or more rows. A section whose rows come from a collection can be empty for a \
            while. A section with an empty list of rows always stays empty, and shows as a gap or as a header without \
            rows.
            """,
        source: .tableGuide("Table view styles")
    )

    static func check(_ section: Section, in scope: ScreenScope, _ findings: inout Findings) {
        guard section.rows.isEmpty else { return }
        findings.report(
            "section \(section.id.value.quoted) has no rows",
            at: section.range,
            help: "add rows, or remove the section",
            absentIn: section.range
        )
    }
}
