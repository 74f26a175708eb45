import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("A search field writes the state")
struct SearchFieldTests {
    private static func spec(_ search: String) -> String {
        """
        screen: Test
        input: { name: String }
        state: { term: String = wood, scope: Int, isOn: Bool }
        navigationItem: { search: \(search) }
        table: { sections: [] }
        """
    }

    @Test func aBindingIsEnough() {
        let resolved = Resolved(Self.spec("$(term)"))
        expect(resolved)
        #expect(resolved.content?.searchField == SearchFieldContent(text: "wood"))
    }

    @Test func theTextIsOfTheState() {
        expect(
            Resolved(Self.spec("⟦$(name)⟧")),
            "a text field changes its value, so it must be bound to the state, but 'name' isn't part of it"
        )
        expect(Resolved(Self.spec("{ text: ⟦$(isOn)⟧ }")), "a text field shows a string, but 'isOn' is 'Bool'")
    }

    @Test func scopesHaveTitlesAndAChoice() {
        expect(
            Resolved(Self.spec("⟦{ text: $(term), scopeButtonTitles: [All] }⟧")),
            "search field has no 'selectedScopeButtonIndex'"
        )
        expect(
            Resolved(Self.spec("⟦{ text: $(term), selectedScopeButtonIndex: $(scope) }⟧")),
            "search field has no 'scopeButtonTitles'"
        )
    }
}
