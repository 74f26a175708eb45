internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessibilityHintNamesGesture: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "accessibility-hint-names-gesture",
        .accessibility,
        .warning,
        summary: "An accessibility hint that says how to touch the row.",
        rationale: """
            A hint says what happens, beginning with a verb: 'Shows the details'. How to bring it about depends on how people use \
            their device, with VoiceOver, a keyboard or their voice, and VoiceOver says so by itself.
            """,
        source: .uiKit("UIAccessibility accessibilityHint"),
        bad: [
            .screen(
                rows: """
                    - { text: Sounds, accessibilityHint: ⟦Double tap to show the sounds⟧, action: showSounds }
                    - { text: Display, accessibilityHint: ⟦tap to change⟧, action: showDisplay }
                    """
            )
        ],
        good: [
            .screen(
                rows: """
                    - { text: Sounds, accessibilityHint: Shows the sounds, action: showSounds }
                    - { text: Water, accessibilityHint: Taps and pipes, action: showWater }
                    """
            )
        ]
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role == .accessibilityHint, let hint = text.literal?.lowercased(),
            let gesture = gestures.first(where: { hint.hasPrefix("\($0) ") })
        else { return }
        findings.report(.namesGesture(text.template, gesture))
    }

    private static let gestures = [
        "tap", "double tap", "double-tap", "press", "click", "swipe", "touch", "long press", "touch and hold",
    ]
}

extension Finding {
    fileprivate static func namesGesture(_ text: TextTemplate, _ gesture: String) -> Finding {
        Finding(
            "the accessibility hint begins with '\(gesture)', which depends on how people use their device",
            at: text.range,
            help: "say what happens, for example 'Shows the details'"
        )
    }
}
