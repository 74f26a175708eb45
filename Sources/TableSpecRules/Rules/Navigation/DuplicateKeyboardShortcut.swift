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
        var first: [String: KeyboardShortcut] = [:]
        for shortcut in scope.barButtons.compactMap({ $0.keyboardShortcut }) {
            if let other = first[shortcut.text] {
                findings.report(
                    "two bar buttons have the shortcut \(shortcut.text.quoted)",
                    at: shortcut.range,
                    labels: [.init("first used here", at: other.range)],
                    help: "use another key or other modifier keys for one of them"
                )
            } else {
                first[shortcut.text] = shortcut
            }
        }
    }
}
