internal import TableSpecDiagnostics
internal import TableSpecModel

enum IndexInGroupedTable: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "index-in-grouped-table",
        code: "T05",
        .guideline,
        .warning,
        summary: "An index in a table whose style is not 'plain'.",
        rationale: """
            An indexed list is a plain table with a strip of letters at its edge. UIKit draws the strip in a grouped table as \
            well, but there it lies over the margins of the groups and has no headers that stay at the top while the letters \
            go by.
            """,
        source: .tableGuide("Populating an indexed list"),
        bad: [
            """
            screen: States
            types: { USState: { name: String } }
            input: { states: [USState] }
            table:
              style: ⟦insetGrouped⟧
              index: { collation: name }
              prototypes: [{ id: StateCell, text: $(state.name) }]
              sections:
                - rows: { forEach: state in states, prototype: StateCell }
            """
        ],
        good: [
            """
            screen: States
            types: { USState: { name: String } }
            input: { states: [USState] }
            table:
              style: plain
              index: { collation: name }
              prototypes: [{ id: StateCell, text: $(state.name) }]
              sections:
                - rows: { forEach: state in states, prototype: StateCell }
            """
        ]
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let index = table.index, let style = table.style.located, style.value != .plain else { return }
        findings.report(.indexNeedsPlain(style, index))
    }
}

extension Finding {
    fileprivate static func indexNeedsPlain(_ style: Located<TableStyle>, _ index: SectionIndex) -> Finding {
        Finding(
            "a table with an index is 'plain', but the style is '\(style.value.rawValue)'",
            at: style.range,
            labels: [.init("the index is stated here", at: index.range)],
            help: "use the style 'plain', or leave out the index",
            fixIts: [.replace(style.range, with: TableStyle.plain.rawValue)]
        )
    }
}
