internal import TableSpecDiagnostics
internal import TableSpecModel

enum SelectableControlRow: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "selectable-control-row",
        code: "A09",
        .selection,
        .warning,
        summary: "A row with a control that is set to highlight on a tap, although the tap does nothing.",
        rationale: """
            In a row with a switch, a slider, or a field, only the control responds. Rows that do nothing don't \
            highlight by default. With a style that highlights the row, users expect a tap to lead to another screen. \
            The guide's own example of a switch turns the highlight off.
            """,
        source: .tableGuide("Managing selections, controls as accessory views")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind.writes, !owner.showsOnlyInEditing(control), owner.cell.trigger.isNone,
            let style = owner.cell.selectionStyle.located, style.value != .none,
            !scope.isInSelectionList(owner)
        else { return }
        findings.report(
            "\(owner.description) contains a \(control.kind.name) and highlights on a tap that does nothing",
            at: style.range,
            help: "remove 'selectionStyle', or set 'selectionStyle: none'",
            fixIts: [.replace(style.range, with: SelectionStyle.none.rawValue, isSafe: true)]
        )
    }
}
