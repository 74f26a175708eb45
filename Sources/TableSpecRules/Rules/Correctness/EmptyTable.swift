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
            A table may have no sections for a while, when they come from a collection. One whose list of sections is \
            empty in the spec stays empty for ever.
            """,
        source: .tableGuide("Creating a table view programmatically"),
        bad: [
            """
            screen: Settings
            title: Settings
            table: ⟦{ style: grouped, sections: [] }⟧
            """
        ],
        good: [
            """
            screen: Regions
            input: { regions: [String] }
            table:
              prototypes: [{ id: Cell, text: $(region) }]
              sections:
                - rows: { forEach: region in regions, prototype: Cell }
            """
        ]
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard case .list(let sections) = table.sections, sections.isEmpty, table.range != scope.screen.range else {
            return
        }
        findings.report(.tableEmpty(table, in: scope.screen))
    }
}

extension Finding {
    fileprivate static func tableEmpty(_ table: Table, in screen: Screen) -> Finding {
        Finding(
            "the table of \(screen.name.value.quoted) has no sections",
            at: table.range,
            help: "add 'sections' with rows",
            absentIn: table.range
        )
    }
}
