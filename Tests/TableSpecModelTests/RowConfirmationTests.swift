import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Questions before a tap on a row")
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

    @Test func mistakesAreToldAtTheirPlaces() {
        expect(
            resolved("{ text: Sign Out, confirm: ⟦Sure?⟧ }"),
            "a tap does nothing that could be asked about"
        )
        expect(
            resolved("{ id: a, class: OwnCell, action: leave, confirm: ⟦Sure?⟧ }"),
            "the button that confirms has no title"
        )
        expect(
            resolved("{ text: Sign Out, action: leave, confirm: $(⟦nam⟧) }"),
            "unknown name 'nam'; expected 'name'"
        )
    }
}
