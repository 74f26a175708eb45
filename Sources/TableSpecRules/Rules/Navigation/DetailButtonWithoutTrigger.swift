internal import TableSpecDiagnostics
internal import TableSpecModel

enum DetailButtonWithoutTrigger: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "detail-button-without-trigger",
        code: "A03",
        .navigation,
        .error,
        summary: "A detail button, with or without a disclosure indicator, that does nothing when tapped.",
        rationale: """
            The detail button is a separate control: its tap is reported to the delegate separately from a tap on the \
            row. Specify what it does with the button; the row's segue or action doesn't apply to it. On a screen with \
            the hook `accessoryButtonTapped`, the app handles the tap.
            """,
        source: .tableGuide("Managing selections, responding to selections")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.cell.detailTrigger(in: accessory.place)?.isNone == true,
            !scope.screen.mayHook(.accessoryButtonTapped), let type = accessory.type.value, type.hasDetailButton
        else { return }
        guard !type.isDisclosure || scope.table.index == nil && !scope.isInSelectionList(owner) else { return }
        findings.report(
            "the detail button of \(owner.description) does nothing",
            at: accessory.accessoryRange,
            help:
                "specify what a tap does: '\(accessory.place.key.rawValue): { \(type.rawValue): { segue: Screen } }', "
                + "or 'action: method'",
            absentIn: accessory.place == .editing ? owner.cell.range : accessory.range
        )
    }
}
