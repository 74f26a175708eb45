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
        summary: "A keyboard shortcut that belongs to the system.",
        rationale: """
            The system handles keys before apps do: those that copy, paste and undo, those that lead to the Home Screen, to \
            other apps and to the search, and those that move the focus. A button never gets them, or takes from people what \
            works everywhere else.
            """,
        source: .uiKit("UIKeyCommand"),
        bad: [
            .screen(
                "navigationItem: { right: { systemItem: compose, keyboardShortcut: ⟦command+c⟧, action: compose } }",
                rows: "- Version"
            )
        ],
        good: [
            .screen(
                "navigationItem: { right: { systemItem: compose, keyboardShortcut: command+n, action: compose } }",
                rows: "- Version"
            )
        ]
    )

    /// The system's own actions of keys, by the keys.
    private static let purposes = [
        "command+c": "copies", "command+x": "cuts", "command+v": "pastes", "option+shift+command+v": "pastes",
        "command+a": "selects all", "command+z": "undoes", "shift+command+z": "redoes",
        "command+h": "leads to the Home Screen", "command+space": "opens the search",
        "command+tab": "leads to another app", "shift+command+tab": "leads to another app",
        "shift+command+3": "takes a screenshot", "shift+command+4": "takes a screenshot",
        "tab": "moves the focus", "shift+tab": "moves the focus", "upArrow": "moves the focus",
        "downArrow": "moves the focus", "leftArrow": "moves the focus", "rightArrow": "moves the focus",
    ]

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        guard let shortcut = button.keyboardShortcut, let purpose = purposes[shortcut.text] else { return }
        findings.report(.reserved(shortcut, purpose))
    }
}

extension Finding {
    fileprivate static func reserved(_ shortcut: KeyboardShortcut, _ purpose: String) -> Finding {
        Finding(
            "the system \(purpose) at \(shortcut.text.quoted)",
            at: shortcut.range,
            help: "choose other keys"
        )
    }
}
