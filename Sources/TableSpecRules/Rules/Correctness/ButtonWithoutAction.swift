internal import TableSpecDiagnostics
internal import TableSpecModel

enum ButtonWithoutAction: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "button-without-action",
        code: "A08",
        .correctness,
        .error,
        summary: "A button in a row that has no action.",
        rationale: """
            A control reports its events to a target. A switch or a field also writes its value, but a button has no \
            value. Without an action, a tap on the button has no effect.
            """,
        source: .tableGuide("Managing selections, controls as accessory views")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind == .button, control.action == nil, control.segue.isNone, control.touches?.touchDown == nil
        else { return }
        // A button with an image can have a segue.
        let accessory = owner.cell.accessories.first { $0.control?.range == control.range }
        if accessory?.trigger.isNone ?? true {
            findings.report(
                "the button of \(owner.description) does nothing",
                at: control.range,
                help: "add 'action: method' next to 'button'",
                absentIn: control.range
            )
        }
    }
}
