internal import TableSpecDiagnostics
internal import TableSpecModel

enum DuplicateKeyboardShortcut: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "duplicate-keyboard-shortcut",
        .navigation,
        .warning,
        summary: "Two buttons of a screen with the same keyboard shortcut.",
        rationale: """
            The shortcut triggers the first button that is enabled. Users can reach the other button only with a tap.
            """,
        source: .uiKit("UIResponder.keyCommands")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        let shortcuts = scope.barButtons.compactMap(\.keyboardShortcut).map { Located($0.text, at: $0.range) }
        for (shortcut, first) in shortcuts.repetitions() {
            findings.report(
                "two bar buttons have the shortcut \(shortcut.value.quoted)",
                at: shortcut.range,
                labels: [.init("first used here", at: first)],
                help: "use another key or other modifier keys for one of them"
            )
        }
    }
}
