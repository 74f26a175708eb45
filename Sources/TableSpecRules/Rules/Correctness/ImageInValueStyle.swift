internal import TableSpecDiagnostics
internal import TableSpecModel

enum ImageInValueStyle: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "image-in-value-style",
        code: "C02",
        .correctness,
        .error,
        summary: "An image in a cell of style `value2`, which doesn't show one.",
        rationale: """
            Of the four predefined styles, `default`, `subtitle`, and `value1` show an image at the leading edge. The \
            style `value2` consists of two labels and doesn't show an image. The guide says the same of `value1`, but \
            UIKit shows the image there, as in the Settings app.
            """,
        source: .tableGuide("Standard styles for table view cells")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.cell.image != nil, let place = owner.cell.imageRange, let style = owner.cell.style.located,
            !style.value.showsImage
        else {
            return
        }
        findings.report(
            "\(owner.description) has an image, but the '\(style.value.rawValue)' cell style doesn't show one",
            at: place,
            labels: [.init("the style is set here", at: style.range)],
            help: "remove 'image', or use the style 'value1' or 'subtitle'"
        )
    }
}
