internal import TableSpecDiagnostics
internal import TableSpecModel

enum TouchWithoutInteraction: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "touch-without-interaction",
        .selection,
        .warning,
        summary: "A row that ignores touches, but has a segue, an action, or a control.",
        rationale: """
            A row with `isUserInteractionEnabled: false` ignores all touches. It can't be selected, its detail button \
            does nothing, and its control can't be used.
            """,
        source: .uiKit("UIView isUserInteractionEnabled")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        let setting = owner.cell.properties[.isUserInteractionEnabled]
        guard setting.value == .boolean(false), let place = setting.range,
            owner.cell.trigger.isReadable
                || owner.cell.accessories.contains(where: { $0.control != nil || $0.trigger.isReadable })
        else { return }
        findings.report(
            "\(owner.description) ignores touches, so a tap on it does nothing",
            at: place,
            help: "remove 'isUserInteractionEnabled'"
        )
    }
}
