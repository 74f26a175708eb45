import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Keyboard shortcuts of bar buttons")
struct KeyboardShortcutTests {
    private static func resolved(_ shortcut: String) -> Resolved {
        Resolved(
            """
            screen: Notes
            navigationItem: { right: { title: New, action: add, keyboardShortcut: \(shortcut) } }
            table: { sections: [{ rows: [A] }] }
            """
        )
    }

    @Test(
        arguments: [
            "n", "shift+command+n", "escape", "control+tab", "command++", "{ key: n }",
            "{ key: leftArrow, modifiers: [option, command] }",
        ]
    )
    func aShortcutIsAKeyWithOthersHeld(_ shortcut: String) {
        expect(Self.resolved(shortcut))
    }

    @Test(arguments: [
        ("⟦cmd+n⟧", "unknown modifier key 'cmd'; expected 'command+n'"),
        ("⟦hyper+n⟧", "unknown modifier key 'hyper'; expected 'control', 'option', 'shift' or 'command'"),
        ("⟦cmd+⟧", "unknown modifier key 'cmd'; expected 'control', 'option', 'shift' or 'command'"),
        ("⟦N⟧", "'N' is typed with Shift; expected the key alone, 'n'"),
        ("⟦[n]⟧", "expected a keyboard shortcut, for example 'shift+command+n', found a list"),
        (
            "{ ⟦modifier⟧: [shift], key: n }",
            "unknown key 'modifier' in keyboard shortcut; expected 'key' or 'modifiers'"
        ),
    ])
    func anInvalidShortcutIsReportedAtItsPlace(_ shortcut: String, _ message: String) {
        expect(Self.resolved(shortcut), message)
    }

    @Test(arguments: ["title: New", "systemItem: flexibleSpace", "title: New, menu: [{ title: Note, action: add }]"])
    func aShortcutDoesWhatATapDoes(_ button: String) {
        expect(
            Resolved(
                """
                screen: Notes
                navigationItem: { right: { \(button), ⟦keyboardShortcut⟧: n } }
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "the button has a keyboard shortcut, but a tap on it does nothing"
        )
    }
}
