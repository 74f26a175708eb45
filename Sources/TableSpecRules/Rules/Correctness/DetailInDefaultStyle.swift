internal import TableSpecDiagnostics
internal import TableSpecModel

enum DetailInDefaultStyle: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "detail-in-default-style",
        code: "C03",
        .correctness,
        .error,
        summary: "A detail text in a cell of style 'default', which has a single label.",
        rationale: """
            The style that applies where none is stated has a title and an image. It has no second label, so the detail text \
            is not shown. The other three styles have one, each at its own place.
            """,
        source: .tableGuide("Standard styles for table view cells"),
        bad: [
            """
            screen: About
            title: About
            table:
              sections:
                - rows:
                    - { text: Version, detail: ⟦'2.1'⟧ }
                    - { style: default, text: Build, detail: ⟦'2104'⟧ }
            """
        ],
        good: [
            """
            screen: About
            title: About
            table:
              sections:
                - rows:
                    - { style: value1, text: Version, detail: '2.1' }
            """
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let detail = owner.cell.detail, owner.cell.knownStyle?.showsDetail == false else { return }
        findings.report(.detailNotShown(owner, detail.range, style: owner.cell.style.range))
    }
}

extension Finding {
    fileprivate static func detailNotShown(_ owner: CellOwner, _ place: SourceRange, style: SourceRange?) -> Finding {
        Finding(
            "\(owner.description) has a detail text, but a cell of style 'default' shows none",
            at: place,
            labels: style.map { [.init("the style is stated here", at: $0)] } ?? [],
            help: "state the style: 'subtitle' (below the text), 'value1' or 'value2' (beside it)"
        )
    }
}
