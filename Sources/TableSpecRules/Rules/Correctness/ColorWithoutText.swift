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
            report("text", of: owner, at: place, &findings)
        }
        if owner.cell.detail == nil, let place = owner.cell.detailColor.range {
            report("detail", of: owner, at: place, &findings)
        }
    }

    private static func report(
        _ key: String,
        of owner: CellOwner,
        at place: SourceRange,
        _ findings: inout Findings
    ) {
        findings.report(
            "\(owner.description) sets a color for '\(key)', but has no '\(key)'",
            at: place,
            help: "add '\(key)', or remove the color",
            removing: KeyRemoval(key: "\(key)Color", value: place),
            absentIn: owner.cell.range
        )
    }
}
