internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedAccessibilityLabel: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "repeated-accessibility-label",
        .accessibility,
        .info,
        summary: "An accessibility label that repeats the text of the cell.",
        rationale: """
            VoiceOver reads the text and then the detail text. The label replaces both, so VoiceOver no longer reads \
            the detail text. You also have to change and translate the text in two places.
            """,
        source: .interfaceGuidelines("VoiceOver")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let label = owner.cell.accessibilityLabel, let text = owner.cell.text,
            label.segments == text.segments || label.literal != nil && label.literal == text.literal
        else { return }
        findings.report(
            "the accessibility label of \(owner.description) repeats its text",
            at: label.range,
            labels: [.init("the text is here", at: text.range)],
            help: "remove 'accessibilityLabel'"
        )
    }
}
