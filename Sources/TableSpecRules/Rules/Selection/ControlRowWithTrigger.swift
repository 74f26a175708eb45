internal import TableSpecDiagnostics
internal import TableSpecModel

enum ControlRowWithTrigger: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "control-row-with-trigger",
        code: "A09",
        .selection,
        .warning,
        summary: "A row that does one thing when its control is used and another when it's tapped.",
        rationale: """
            In a row with a switch, a slider, or a field, users use the control. If a tap beside it shows another \
            screen or starts something, missing the control has surprising results. A button in a row isn't reported.
            """,
        source: .tableGuide("Managing selections, controls as accessory views")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind.writes, control.kind != .button, !owner.showsOnlyInEditing(control),
            owner.cell.trigger.isReadable,
            !scope.isInSelectionList(owner)
        else { return }
        findings.report(
            "\(owner.description) contains a \(control.kind.name), but does something else when tapped",
            at: control.range,
            help: "use separate rows for the control and the tap"
        )
    }
}
