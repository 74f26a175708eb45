internal import TableSpecDiagnostics
internal import TableSpecModel

enum TextLostInOneAppearance: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "text-lost-in-one-appearance",
        .accessibility,
        .warning,
        summary: "Black or white text on a background that adapts to the appearance.",
        rationale: """
            The background of a cell is white in light appearance and nearly black in dark appearance, unless the spec \
            sets another one. Black text is unreadable in dark appearance, and white text in light appearance. UIKit's \
            `label` color adapts to both.
            """,
        source: .interfaceGuidelines("Dark Mode")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard !owner.cell.backgroundColor.isStated, owner.cell.alternatingBackground == nil else { return }
        for color in owner.cell.colorsOfTexts {
            guard let appearance = color.value.appearanceWithoutContrast else { continue }
            findings.report(
                "the text of \(owner.description) is unreadable in \(appearance) appearance",
                at: color.range,
                help: "use 'label' or another color that adapts to the appearance, or set 'backgroundColor'"
            )
        }
    }
}

extension ColorReference {
    /// The appearance in which cells have nearly this color, or `nil` for none.
    fileprivate var appearanceWithoutContrast: String? {
        switch self {
        case .system(.black): "dark"
        case .system(.white): "light"
        case .components(let color, let dark):
            dark == nil && color.isOpaqueGray ? (color.red < 0x20 ? "dark" : color.red > 0xF0 ? "light" : nil) : nil
        case .system, .asset: nil
        }
    }
}

extension ColorComponents {
    fileprivate var isOpaqueGray: Bool { alpha == 255 && red == green && green == blue }
}
