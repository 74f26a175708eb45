internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnlabelledBarButton: Rule {
    static let checks: [RuleCheck] = [.each(.barButton, check)]

    static let description = RuleDescription(
        "unlabelled-bar-button",
        .accessibility,
        .warning,
        summary: "A bar button that shows an image and has no accessibility label.",
        rationale: """
            VoiceOver can only read the name of the image, which isn't meant for users. System items have their own \
            labels.
            """,
        source: .interfaceGuidelines("VoiceOver")
    )

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        guard case .image = button.kind, button.accessibilityLabel == nil, button.hiddenTitle == nil else { return }
        findings.report(
            "the bar button shows an image and has no accessibility label",
            at: button.range,
            help: "add 'accessibilityLabel'",
            absentIn: button.range
        )
    }
}
