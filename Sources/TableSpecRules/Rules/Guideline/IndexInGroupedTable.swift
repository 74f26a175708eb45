internal import TableSpecDiagnostics
internal import TableSpecModel

enum IndexInGroupedTable: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "index-in-grouped-table",
        code: "T05",
        .guideline,
        .warning,
        summary: "An index in a table whose style isn't `plain`.",
        rationale: """
            An indexed list is a plain table with a strip of letters at its edge. UIKit also draws the strip in a \
            grouped table, but there it overlaps the margins of the groups. A grouped table also has no headers that \
            stay at the top while users scroll through the letters.
            """,
        source: .tableGuide("Populating an indexed list")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let index = table.index, let style = table.style.located, style.value != .plain else { return }
        findings.report(
            "the table has an index, but its style is '\(style.value.rawValue)'; expected 'plain'",
            at: style.range,
            labels: [.init("the index is set here", at: index.range)],
            help: "use the style 'plain', or remove the index",
            fixIts: [.replace(style.range, with: TableStyle.plain.rawValue)]
        )
    }
}
