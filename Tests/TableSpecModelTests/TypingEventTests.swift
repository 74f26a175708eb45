import TableSpecModel
import Testing

@Suite("Events around typing a text")
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
        expect(resolved("focus: true", "focus: ⟦true⟧"), "another field already has 'focus'")
        expect(resolved("focus: false", "focus: true"))
    }

    @Test func theReturnKeyLeadsToTheFieldBelow() {
        let resolved = resolved("onReturn: search", "placeholder: Second", "placeholder: Last")
        expect(resolved)
        let typing = resolved.screen?.table.staticRows.flatMap(\.cell.fields).map(\.typing) ?? []
        #expect(typing.map { $0?.returnKeyAction } == [.next, .next, .end])
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
        #expect(typing.map { $0?.returnKeyAction } == [.next, nil])
    }

    @Test func aFieldOfAPrototypeHasNoNeighbor() {
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

    @Test func theReturnKeyLeadsToTheRowThatIsNamed() {
        let resolved = resolved("next: row2", "placeholder: Second", "placeholder: Last")
        expect(resolved)
        let typing = resolved.screen?.table.staticRows.flatMap(\.cell.fields).map(\.typing) ?? []
        #expect(typing.map { $0?.returnKeyAction } == [.row("row2"), .next, .end])
        #expect(typing.map { $0?.returnKeyType } == [.next, .next, .done])
        #expect(typing.map { $0?.goesOn } == [true, true, false])
        expect(self.resolved("next: row2", "onReturn: search", "next: row1"))
    }

    @Test func theReturnKeysEndSomewhere() {
        expect(resolved("next: ⟦row0⟧"), "a field can't be its own 'next'")
        let circle = "the return keys form a cycle, so they never dismiss the keyboard"
        expect(resolved("placeholder: First", "next: ⟦row0⟧"), circle)
        expect(resolved("next: ⟦row1⟧", "next: row0"), circle)
        expect(resolved("next: row1", "next: ⟦row2⟧", "next: row1"), circle)
        expect(
            resolved("onReturn: search, next: ⟦row1⟧", "placeholder: Last"),
            "the return key calls 'search' and dismisses the keyboard, so 'next' has no effect"
        )
    }

    @Test func theNextFieldIsThere() {
        expect(resolved("next: ⟦row7⟧", "placeholder: Last"), "unknown row 'row7'; expected 'row0' or 'row1'")
        expect(
            Resolved(
                rows: """
                            - { id: a, text: A, accessory: { textField: $(name), next: ⟦b⟧ } }
                            - { id: b, text: B }
                    """,
                screenKeys: "state: { name: String }"
            ),
            "row 'b' has no field that accepts text"
        )
        expect(
            Resolved(
                """
                screen: Test
                types: { Item: { id: Int, name: String } }
                state: { items: [Item] }
                table:
                  prototypes: [{ id: Cell, text: Name, accessory: { textField: $(item.name), next: ⟦Cell⟧ } }]
                  sections: [{ rows: { forEach: item in items, prototype: Cell } }]
                """
            ),
            "'next' requires a field in a static row"
        )
    }

    @Test func otherSpellingsAreKnown() {
        #expect(resolved("nextField: row0").messages.first?.contains("'next'") == true)
        #expect(resolved("onSubmit: search").messages.first?.contains("onReturn") == true)
    }

    @Test func aBarOverTheKeyboardWantsAField() {
        func resolved(_ rows: String, _ value: String = "true") -> Resolved {
            Resolved(
                "screen: Test\nstate: { name: String }\ntable:\n  keyboardToolbar: \(value)\n  sections: [{ rows: [\(rows)] }]"
            )
        }
        let field = resolved("{ text: A, accessory: { textField: $(name) } }")
        #expect(field.messages == [])
        #expect(field.model.screens.first?.table.staticRows.first?.cell.fields.first?.typing?.hasToolbar == true)
        expect(
            resolved("{ text: A }", "⟦true⟧"),
            "'keyboardToolbar' has no effect, because no row has a field"
        )
        let prototype = Resolved(
            """
            screen: Test
            types: { Item: { id: Int, name: String } }
            state: { items: [Item] }
            table:
              keyboardToolbar: true
              prototypes: [{ id: Cell, text: Name, accessory: { textField: $(item.name) } }]
              sections: [{ rows: { forEach: item in items, prototype: Cell } }]
            """
        )
        #expect(prototype.messages == [])
        #expect(prototype.model.screens.first?.table.prototypes.first?.cell.fields.first?.typing?.hasToolbar == true)
        #expect(resolved("{ text: A }", "false").messages == [])
    }
}
