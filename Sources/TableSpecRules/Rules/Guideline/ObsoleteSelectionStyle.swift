internal import TableSpecDiagnostics
internal import TableSpecModel

enum ObsoleteSelectionStyle: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "obsolete-selection-style",
        .guideline,
        .info,
        summary: "The selection style `blue` or `gray`, which looks like `default`.",
        rationale: """
            Since iOS 7, selected rows have a single appearance. The two styles remain from earlier versions and make \
            no difference.
            """,
        source: .uiKit("UITableViewCell.SelectionStyle")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let style = owner.cell.selectionStyle.located, style.value == .blue || style.value == .gray else {
            return
        }
        findings.report(
            "the selection style '\(style.value.rawValue)' looks like 'default'",
            at: style.range,
            help: "remove 'selectionStyle'",
            fixIts: [.replace(style.range, with: SelectionStyle.default.rawValue, isSafe: true)]
        )
    }
}
