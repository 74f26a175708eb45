internal import TableSpecDiagnostics
internal import TableSpecModel

enum ColorWithoutText: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "color-without-text",
        .correctness,
        .warning,
        summary: "A color for text that the cell doesn't have.",
        rationale: """
            The spec sets a color for the text or the detail text of a cell, but the cell has no such text. Either the \
            text is missing, or the color is left over.
            """,
        source: .language("keys that have no effect")
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
            "\(owner.description) sets a color for '\(key)', but has no '\(key)'",
            at: place,
            help: "add '\(key)', or remove the color",
            removing: KeyRemoval(key: "\(key)Color", value: place, isSafe: false),
            absentIn: cell.range
        )
    }
}
