internal import TableSpecDiagnostics
internal import TableSpecModel

enum DetailButtonRepeatsRow: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "detail-button-repeats-row",
        code: "A05",
        .navigation,
        .info,
        summary: "A detail button that leads to the same screen as its row.",
        rationale: """
            The detail button is a second target next to the row: it shows details of the item, while a tap on the row \
            does something else. If both lead to the same screen, a disclosure indicator says the same without the \
            second target.
            """,
        source: .tableGuide("Accessory views")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let detail = owner.cell.accessory?.trigger.segue, let name = detail.destination?.value,
            owner.cell.trigger.segue?.destination?.value == name, !scope.isInSelectionList(owner)
        else { return }
        findings.report(
            "the detail button of \(owner.description) leads to \(name.quoted), and so does the row",
            at: detail.range,
            help: "use 'accessory: disclosureIndicator' instead"
        )
    }
}
