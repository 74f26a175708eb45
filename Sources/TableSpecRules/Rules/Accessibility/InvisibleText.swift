internal import TableSpecDiagnostics
internal import TableSpecModel

enum InvisibleText: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "invisible-text",
        .accessibility,
        .warning,
        summary: "Text that has the color of its background, or a clear color.",
        rationale: """
            Users can't read this text. For text that's only for VoiceOver, use `accessibilityLabel`. To show and hide \
            rows, use `visible`.
            """,
        source: .interfaceGuidelines("Color, contrast")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        for color in owner.cell.colorsOfTexts {
            guard color.value == .system(.clear) || color.value == owner.cell.backgroundColor.value else { continue }
            let reason = color.value == .system(.clear) ? "is clear" : "has the color of its background"
            findings.report(
                "the text of \(owner.description) \(reason)",
                at: color.range,
                help: "choose another color, for example 'label'"
            )
        }
    }
}
