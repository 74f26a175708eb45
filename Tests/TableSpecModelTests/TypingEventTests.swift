import TableSpecModel
import Testing

@Suite("What happens around the typing of a text")
struct TypingEventTests {
    private func resolved(_ rows: String...) -> Resolved {
        Resolved(
            rows: rows.enumerated().map { "        - { id: row\($0), content: { textField: $(name), \($1) } }" }
                .joined(separator: "\n"),
            screenKeys: "state: { name: String }"
        )
    }

    @Test func aFieldTellsOfItsEvents() {
        let events = "onReturn: search, editingDidBegin: began, editingDidEnd: ended, focus: true"
        let resolved = resolved(events)
        expect(resolved)
        let typing = resolved.screen?.table.staticRows.first?.cell.controls.first?.typing
        #expect(typing?.actions.map(\.value) == ["search", "began", "ended"])
        #expect(typing?.focus.value == true)
    }

    @Test func oneFieldHasTheKeyboardAtFirst() {
        expect(resolved("focus: true", "focus: ⟦true⟧"), "another field has the keyboard at first")
        expect(resolved("focus: false", "focus: true"))
    }

    @Test func otherSpellingsAreKnown() {
        #expect(resolved("onSubmit: search").messages.first?.contains("onReturn") == true)
    }
}
