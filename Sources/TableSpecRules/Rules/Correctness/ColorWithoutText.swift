internal import TableSpecDiagnostics
internal import TableSpecModel

enum ColorWithoutText: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "color-without-text",
        .correctness,
        .warning,
        summary: "A colour for a text that the cell does not have.",
        rationale: """
            A colour is stated for the text or the detail text of a cell, but the cell has no such text. Either the \
            text was forgotten, or the colour is left over.
            """,
        source: .language("keys that have no effect"),
        bad: [
            .screen(
                rows: """
                    - { text: Wi-Fi, detailColor: ⟦systemRed⟧ }
                    - { id: glyph, image: { symbol: wifi }, accessibilityLabel: Wi-Fi, textColor: ⟦systemRed⟧ }
                    """
            )
        ],
        good: [.screen(rows: "- { style: value1, text: Wi-Fi, detail: Off, detailColor: systemRed }")]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        if owner.cell.text == nil, let place = owner.cell.textColor.range {
            findings.report(.colorWithoutText("text", owner, place, in: owner.cell))
        }
        if owner.cell.detail == nil, let place = owner.cell.detailColor.range {
            findings.report(.colorWithoutText("detail", owner, place, in: owner.cell))
        }
    }
}

extension Finding {
    fileprivate static func colorWithoutText(
        _ key: String,
        _ owner: CellOwner,
        _ place: SourceRange,
        in cell: Cell
    ) -> Finding {
        Finding(
            "\(owner.description) states a colour for its '\(key)', but has none",
            at: place,
            help: "add '\(key)', or leave out the colour",
            removing: KeyRemoval(key: "\(key)Color", value: place, isSafe: false),
            absentIn: cell.range
        )
    }
}
