internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessibilityHintNamesGesture: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "accessibility-hint-names-gesture",
        .accessibility,
        .warning,
        summary: "An accessibility hint that describes a gesture instead of a result.",
        rationale: """
            A hint describes the result of an action and starts with a verb, for example `Shows the details`. The \
            gesture depends on how users operate their device: with VoiceOver, a keyboard, or their voice. VoiceOver \
            announces the gesture itself.
            """,
        source: .uiKit("UIAccessibility accessibilityHint")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role == .accessibilityHint, let hint = text.literal?.lowercased(),
            let gesture = gestures.first(where: { hint.hasPrefix("\($0) ") })
        else { return }
        findings.report(
            "the accessibility hint describes the gesture '\(gesture)' instead of the result",
            at: text.template.range,
            help: "describe the result, for example 'Shows the details'"
        )
    }

    private static let gestures = [
        "tap", "double tap", "double-tap", "press", "click", "swipe", "touch", "long press", "touch and hold",
    ]
}
