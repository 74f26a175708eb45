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

    @Test func theReturnKeyLeadsToTheFieldBelow() {
        let resolved = resolved("onReturn: search", "placeholder: Second", "placeholder: Last")
        expect(resolved)
        let typing = resolved.screen?.table.staticRows.flatMap(\.cell.fields).map(\.typing) ?? []
        #expect(typing.map { $0?.returnLead } == [.next, .next, .end])
        #expect(typing.map { $0?.returnKeyType } == [.done, .next, .done], "a method that is called ends the text")
        #expect(typing.map { $0?.goesOn } == [false, true, false])
    }

    @Test func aTextViewTakesTheKeyboardAndKeepsItsReturnKey() {
        let resolved = Resolved(
            rows: """
                        - { id: a, text: A, accessory: { textField: $(name) } }
                        - { id: b, content: { textView: $(name) } }
                """,
            screenKeys: "state: { name: String }"
        )
        expect(resolved)
        let typing = resolved.screen?.table.staticRows.flatMap(\.cell.fields).map(\.typing) ?? []
        #expect(typing.map { $0?.returnLead } == [.next, nil])
    }

    @Test func aFieldOfAPrototypeHasNoNeighbour() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { id: Int, name: String } }
            state: { items: [Item] }
            table:
              prototypes: [{ id: Cell, text: Name, accessory: { textField: $(item.name) } }]
              sections: [{ rows: { forEach: item in items, prototype: Cell } }]
            """
        )
        expect(resolved)
        let field = resolved.screen?.table.prototypes.first?.cell.controls.first
        #expect(field != nil && field?.typing == nil)
    }

    @Test func otherSpellingsAreKnown() {
        #expect(resolved("onSubmit: search").messages.first?.contains("onReturn") == true)
    }
}
