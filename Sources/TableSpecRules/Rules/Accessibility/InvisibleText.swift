internal import TableSpecDiagnostics
internal import TableSpecModel

enum InvisibleText: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "invisible-text",
        .accessibility,
        .warning,
        summary: "Text in the colour of its background, or in a clear colour.",
        rationale: """
            Nobody can read it. Text that is only meant for VoiceOver is an 'accessibilityLabel'; rows that come and \
            go have 'visible'.
            """,
        source: .interfaceGuidelines("Color, contrast"),
        bad: [
            .screen(
                rows: """
                    - { text: Version, textColor: ⟦white⟧, backgroundColor: white }
                    - { text: Build, textColor: ⟦clear⟧ }
                    """
            )
        ],
        good: [.screen(rows: "- { text: Version, textColor: label, backgroundColor: systemBackground }")]
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
        findings.report(.invisible(owner, color))
    }
}

extension Finding {
    fileprivate static func invisible(_ owner: CellOwner, _ color: Located<ColorReference>) -> Finding {
        let reason = color.value == .system(.clear) ? "is clear" : "has the colour of its background"
        return Finding(
            "text of \(owner.description) \(reason)",
            at: color.range,
            help: "choose another colour, for example 'label'"
        )
    }
}
