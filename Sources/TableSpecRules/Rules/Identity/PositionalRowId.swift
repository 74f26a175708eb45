internal import TableSpecDiagnostics
internal import TableSpecModel

enum PositionalRowId: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "positional-row-id",
        .identity,
        .warning,
        summary: "A row that has neither an id nor a text with a letter or digit to derive one from.",
        rationale: """
            Such a row is named after its position, for example `row3`. If you add a row above it, it takes over the \
            name of another row. The app's accessor then refers to a different row, and a batch update moves the wrong \
            cell.
            """,
        source: .language("ids")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.kind == .row, !owner.hasStatedID, !owner.cell.isEmpty, !owner.cell.namesRow else { return }
        let lack =
            owner.cell.text == nil
            ? "the row has neither an id nor a text"
            : "the row has no id, and its text has no letter or digit to derive one from"
        findings.report(
            "\(lack), so it's named \(owner.id.value.quoted) after its position",
            at: owner.range,
            help: "add 'id'",
            absentIn: owner.range
        )
    }
}
