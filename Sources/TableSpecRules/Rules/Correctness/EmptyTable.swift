internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptyTable: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "empty-table",
        code: "T07",
        .correctness,
        .warning,
        summary: "A table without sections.",
        rationale: """
            A table whose sections come from a collection can have no sections for a while. A table with an empty list \
            of sections always stays empty.
            """,
        source: .tableGuide("Creating a table view programmatically")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard case .list(let sections) = table.sections, sections.isEmpty, table.range != scope.screen.range else {
            return
        }
        findings.report(
            "the table of \(scope.screen.name.value.quoted) has no sections",
            at: table.range,
            help: "add 'sections' with rows",
            absentIn: table.range
        )
    }
}
