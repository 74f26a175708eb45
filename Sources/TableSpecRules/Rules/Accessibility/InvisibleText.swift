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
        if owner.cell.text != nil, let color = owner.cell.textColor.located {
            check(color, of: owner, &findings)
        }
        if owner.cell.detail != nil, let color = owner.cell.detailColor.located {
            check(color, of: owner, &findings)
        }
    }

    private static func check(_ color: Located<ColorReference>, of owner: CellOwner, _ findings: inout Findings) {
        guard color.value == .system(.clear) || color.value == owner.cell.backgroundColor.value else { return }
        let reason = color.value == .system(.clear) ? "is clear" : "has the color of its background"
        findings.report(
            "the text of \(owner.description) \(reason)",
            at: color.range,
            help: "choose another color, for example 'label'"
        )
    }
}
