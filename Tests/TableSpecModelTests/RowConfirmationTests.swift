import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Confirmations of taps on rows")
struct RowConfirmationTests {
    private func resolved(_ row: String) -> Resolved {
        Resolved("screen: Test\nstate: { name: String }\ntable: { sections: [{ rows: [\(row)] }] }")
    }

    @Test func aRowAsksAsItIsCalled() {
        let resolved = resolved("{ text: Sign Out, action: signOut, confirm: \"Sign out, $(name)?\" }")
        #expect(resolved.messages == [])
        #expect(resolved.model.screens.first?.table.staticRows.first?.cell.confirmationTitle?.literal == "Sign Out")
        #expect(self.resolved("{ id: a, content: [{ label: Leave }], action: leave, confirm: Sure? }").messages == [])
    }

    private func resolved(button: String) -> Resolved {
        Resolved(
            """
            screen: Test
            state: { name: String }
            navigationItem: { right: \(button) }
            table: { sections: [{ rows: [{ text: A }] }] }
            """
        )
    }

    @Test func aBarButtonAsksAsItIsCalled() {
        let titled = resolved(button: "{ title: Clear, confirm: \"Clear, $(name)?\", action: clear }")
        #expect(titled.messages == [])
        #expect(titled.model.screens.first?.barButtons.first?.confirmationTitle?.literal == "Clear")
        let item = resolved(button: "{ systemItem: trash, accessibilityLabel: Empty, confirm: Sure?, action: clear }")
        #expect(item.messages == [])
        #expect(item.model.screens.first?.barButtons.first?.confirmationTitle?.literal == "Empty")
    }

    @Test func mistakesOfBarButtonsAreReportedAtTheirPlaces() {
        expect(
            resolved(button: "{ title: Clear, confirm: ⟦Sure?⟧ }"),
            "'confirm' has no effect, because a tap does nothing"
        )
        expect(
            resolved(button: "{ systemItem: trash, confirm: ⟦Sure?⟧, action: clear }"),
            "the confirmation button has no title"
        )
        expect(
            resolved(button: "{ title: Clear, confirm: $(⟦nam⟧), action: clear }"),
            "unknown name 'nam'; expected 'name'"
        )
    }

    @Test("An unreadable key might have been the title")
    func misspelledTitles() {
        let buttons = resolved(button: "{ systemItem: trash, accessibilityLabl: Empty, confirm: Sure?, action: clear }")
        #expect(buttons.messages.count == 1, "\(buttons.messages)")
        for row in [
            "{ id: a, class: OwnCell, accessibilityLabl: A, action: leave, confirm: Sure? }",
            "{ text: A, accessory: { image: { symbol: trash }, accessibilityLabl: Empty, confirm: Sure?, action: sell } }",
            "{ id: a, content: [{ button: { symbol: trash }, accessibilityLabl: Empty, confirm: Sure?, action: sell }] }",
        ] {
            let messages = resolved(row).messages
            #expect(messages.count == 1, "\(row): \(messages)")
        }
    }

    @Test func aButtonInARowAsksAsItIsCalled() {
        #expect(resolved("{ text: A, accessory: { button: Sell, confirm: Sure?, action: sell } }").messages == [])
        expect(
            resolved("{ text: A, accessory: { image: { symbol: trash }, confirm: ⟦Sure?⟧, action: sell } }"),
            "the confirmation button has no title"
        )
        expect(
            resolved("{ text: A, accessory: { textField: $(name), ⟦confirm⟧: Sure? } }"),
            "'textField' has no 'confirm'"
        )
    }

    @Test func mistakesAreReportedAtTheirPlaces() {
        expect(
            resolved("{ text: Sign Out, confirm: ⟦Sure?⟧ }"),
            "'confirm' has no effect, because a tap does nothing"
        )
        expect(
            resolved("{ id: a, class: OwnCell, action: leave, confirm: ⟦Sure?⟧ }"),
            "the confirmation button has no title"
        )
        expect(
            resolved("{ text: Sign Out, action: leave, confirm: $(⟦nam⟧) }"),
            "unknown name 'nam'; expected 'name'"
        )
    }
}
