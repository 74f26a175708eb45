internal import TableSpecDiagnostics
internal import TableSpecModel

enum CustomWithoutContent: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "custom-without-content",
        .correctness,
        .error,
        summary: "A cell of style `custom` that has no views.",
        rationale: """
            A custom cell starts out empty: it has none of UIKit's labels to show text. Without custom views, the \
            row is blank.
            """,
        source: .tableGuide("A closer look at table view cells, customizing cells")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let style = owner.cell.style.located, style.value == .custom, !owner.cell.hasOwnViews
        else { return }
        findings.report(
            "\(owner.description) has the style 'custom', but no views",
            at: style.range,
            help: "add 'content' with its views or the 'class' that creates them, or use one of UIKit's styles",
            absentIn: owner.cell.range
        )
    }
}
