internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessibilityLabelNamesType: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "accessibility-label-names-type",
        .accessibility,
        .info,
        summary: "An accessibility label that ends with the type of the element, for example `Play button`.",
        rationale: """
            VoiceOver announces the type of an element itself. If the label also includes the type, users hear "Play \
            button, button".
            """,
        source: .uiKit("UIAccessibility, accessibilityLabel")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role == .accessibilityLabel, let label = text.literal?.lowercased(),
            let kind = Self.kinds.first(where: { label.hasSuffix(" \($0)") })
        else { return }
        findings.report(
            "the accessibility label ends with '\(kind)', which VoiceOver announces itself",
            at: text.template.range,
            help: "remove '\(kind)' from the label"
        )
    }

    private static let kinds = ["button", "switch", "slider", "stepper", "text field", "image", "link"]
}
