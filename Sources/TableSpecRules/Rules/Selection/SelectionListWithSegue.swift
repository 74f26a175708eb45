internal import TableSpecDiagnostics
internal import TableSpecModel

enum SelectionListWithSegue: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "selection-list-with-segue",
        code: "D11",
        .selection,
        .error,
        summary: "A segue on the rows of a selection list.",
        rationale: """
            A tap on a row of a selection list selects the option and doesn't show another screen. A row can't do \
            both.
            """,
        source: .tableGuide("Introduction, selection lists")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let segue = owner.cell.trigger.segues.first, scope.isInSelectionList(owner) else { return }
        findings.report(
            "\(owner.description) is used in a selection list, where a tap selects the row, but has a segue",
            at: segue.range,
            help: "remove 'segue', or move it to a 'detailButton'"
        )
    }
}
