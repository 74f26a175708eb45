internal import TableSpecDiagnostics
internal import TableSpecModel

enum DisclosureWithoutDestination: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "disclosure-without-destination",
        code: "A01",
        .navigation,
        .error,
        summary: "A disclosure indicator on a row without a segue or an action.",
        rationale: """
            The indicator promises that a tap shows the next level of the data. A row with the indicator, but without \
            a segue or an action of the app, breaks that promise.
            """,
        source: .tableGuide("Accessory views")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard accessory.type.value == .disclosureIndicator, owner.cell.trigger.isNone,
            !scope.isInSelectionList(owner), scope.table.index == nil
        else { return }
        findings.report(
            "\(owner.description) has a disclosure indicator, but no segue or action",
            at: accessory.range,
            help: "add 'segue: Screen' or 'action: method', or remove the accessory",
            fixIts: [.replace(accessory.range, with: AccessoryType.none.rawValue)],
            absentIn: owner.cell.range
        )
    }
}
