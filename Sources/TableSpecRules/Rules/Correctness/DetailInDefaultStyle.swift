internal import TableSpecDiagnostics
internal import TableSpecModel

enum DetailInDefaultStyle: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "detail-in-default-style",
        code: "C03",
        .correctness,
        .error,
        summary: "A detail text in a cell of style `default`, which has only one label.",
        rationale: """
            A cell that doesn't set a style has the style `default`, with a title and an image. It has no second \
            label, so the detail text isn't shown. The other three styles have one, each in a different position.
            """,
        source: .tableGuide("Standard styles for table view cells")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let detail = owner.cell.detail, owner.cell.knownStyle?.showsDetail == false else { return }
        findings.report(
            "\(owner.description) has a detail text, but the 'default' cell style doesn't show one",
            at: detail.range,
            labels: owner.cell.style.range.map { [.init("the style is set here", at: $0)] } ?? [],
            help: "set 'style' to 'subtitle' (detail below the text), or to 'value1' or 'value2' (beside it)"
        )
    }
}
