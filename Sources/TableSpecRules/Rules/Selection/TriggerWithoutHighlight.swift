internal import TableSpecDiagnostics
internal import TableSpecModel

enum TriggerWithoutHighlight: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "trigger-without-highlight",
        .selection,
        .warning,
        summary: "Selection style `none` on a row that does something when tapped.",
        rationale: """
            The highlight tells users that their tap was received. Without it, a row with a segue or an action feels \
            broken, especially if the result takes a moment.
            """,
        source: .practice("rows with a segue and selection style none")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let style = owner.cell.selectionStyle.located, style.value == .none, owner.cell.trigger.isReadable else {
            return
        }
        if let control = owner.controlKind, control != .button { return }
        findings.report(
            "\(owner.description) does something when tapped, but its selection style 'none' shows no highlight",
            at: style.range,
            help: "remove 'selectionStyle'",
            fixIts: [.replace(style.range, with: SelectionStyle.default.rawValue)]
        )
    }
}
