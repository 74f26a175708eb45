internal import TableSpecDiagnostics
internal import TableSpecModel

/// Sources: https://developer.apple.com/documentation/uikit/uikeycommand ("The system always has the first opportunity to
/// handle key commands. Key commands that map to known system events (such as Cut, Copy, and Paste) are automatically routed");
/// the table of standard keyboard shortcuts in https://developer.apple.com/design/human-interface-guidelines/keyboards
enum ReservedKeyboardShortcut: Rule {
    static let checks: [RuleCheck] = [.each(.barButton, check)]

    static let description = RuleDescription(
        "reserved-keyboard-shortcut",
        .navigation,
        .warning,
        summary: "A keyboard shortcut that the system uses.",
        rationale: """
            The system handles some shortcuts before apps do. They copy, paste, and undo, move the focus, and open the \
            Home Screen, other apps, and search. A button with one of these shortcuts either never receives it, or \
            replaces a shortcut that works everywhere else.
            """,
        source: .uiKit("UIKeyCommand")
    )

    /// The system's own actions of keys, by the keys.
    private static let purposes = [
        "command+c": "copy", "command+x": "cut", "command+v": "paste", "option+shift+command+v": "paste",
        "command+a": "select all", "command+z": "undo", "shift+command+z": "redo",
        "command+h": "go to the Home Screen", "command+space": "open search",
        "command+tab": "switch to another app", "shift+command+tab": "switch to another app",
        "shift+command+3": "take a screenshot", "shift+command+4": "take a screenshot",
        "tab": "move the focus", "shift+tab": "move the focus", "upArrow": "move the focus",
        "downArrow": "move the focus", "leftArrow": "move the focus", "rightArrow": "move the focus",
    ]

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        guard let shortcut = button.keyboardShortcut, let purpose = purposes[shortcut.text] else { return }
        findings.report(
            "the system uses the shortcut \(shortcut.text.quoted) to \(purpose)",
            at: shortcut.range,
            help: "choose another shortcut"
        )
    }
}
