internal import TableSpecDiagnostics
internal import TableSpecModel

enum ImageInValueStyle: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "image-in-value-style",
        code: "C02",
        .correctness,
        .error,
        summary: "An image in a cell of style 'value2', which has no place for one.",
        rationale: """
            Of the four predefined styles 'default', 'subtitle' and 'value1' lay out an image at the leading edge. The style \
            'value2' consists of two labels; an image given to it is not shown. The guide says the same of 'value1', but \
            UIKit shows the image there, as in the Settings app.
            """,
        source: .tableGuide("Standard styles for table view cells"),
        bad: [
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
        ],
        good: [
            """
            screen: About
            title: About
            table:
              sections:
                - rows:
                    - { text: Version, detail: '2.1', style: value1, image: { symbol: info.circle } }
            """
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
            help: "leave out 'image', or use the style 'value1' or 'subtitle'"
        )
    }
}
