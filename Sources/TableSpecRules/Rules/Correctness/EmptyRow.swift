internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptyRow: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "empty-row",
        .correctness,
        .warning,
        summary: "A row or prototype that shows nothing: no text, no image, and no control.",
        rationale: """
            Users see a blank row and can't tell whether something failed to load. In storyboards, such rows wait for \
            code to fill them. In tablespec, the spec itself defines what a row shows, so nothing fills it later.
            """,
        source: .practice("rows without content")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.isEmpty else { return }
        findings.report(
            "\(owner.description) shows nothing; expected a text, an image, or a control",
            at: owner.cell.range,
            help: "add 'text', or remove it",
            absentIn: owner.cell.range
        )
    }
}
