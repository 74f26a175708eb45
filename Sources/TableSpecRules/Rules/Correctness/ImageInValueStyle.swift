internal import TableSpecDiagnostics
internal import TableSpecModel

enum ImageInValueStyle: CellRule {
    static let description = RuleDescription(
        "image-in-value-style",
        code: "C01/C02",
        .correctness,
        .error,
        summary: "An image in a cell of style 'value1' or 'value2', which have no place for one.",
        rationale: """
            Of the four predefined styles only 'default' and 'subtitle' lay out an image at the leading edge. The two value \
            styles consist of two labels; an image given to them is not shown.
            """,
        source: .tableGuide("Standard styles for table view cells"),
        bad: [
            RuleExample(
                """
                screen: About
                title: About
                table:
                  sections:
                    - rows:
                        - { text: Version, detail: '2.1', style: value1, image: ⟦{ symbol: info.circle }⟧ }
                """
            ),
            RuleExample(
                """
                screen: Contact
                title: Contact
                table:
                  sections:
                    - rows:
                        - style: value2
                          text: home
                          detail: 555-0100
                          image: ⟦house⟧
                """
            ),
        ],
        good: [
            RuleExample(
                """
                screen: About
                title: About
                table:
                  sections:
                    - rows:
                        - { text: Version, detail: '2.1', style: subtitle, image: { symbol: info.circle } }
                """
            )
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.cell.image != nil, let place = owner.cell.imageRange, let style = owner.cell.style.located,
            !style.value.showsImage
        else {
            return
        }
        findings.report(.imageNotShown(owner, place, style))
    }
}

extension Finding {
    fileprivate static func imageNotShown(
        _ owner: CellOwner,
        _ place: SourceRange,
        _ style: Located<CellStyle>
    ) -> Finding {
        Finding(
            "\(owner.description) has an image, but a cell of style '\(style.value.rawValue)' shows none",
            at: place,
            labels: [.init("the style is stated here", at: style.range)],
            help: "leave out 'image', or use the style 'default' or 'subtitle'"
        )
    }
}
