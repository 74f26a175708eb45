import TableSpecModel
import Testing

@Suite("Content that replaces the rows")
struct ContentUnavailableTests {
    private func resolved(_ list: String, _ failure: String = "No network") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { names: [String], failure: "String?", isLoading: Bool }
            samples: { failure: \(failure) }
            table:
              contentUnavailable: \(list)
              prototypes: [{ id: Cell, text: $(name) }]
              sections: [{ id: s, rows: { forEach: name in names, prototype: Cell } }]
            """
        )
    }

    @Test func theFirstThatAppliesIsShown() {
        let list = """
            [{ when: $(isLoading), loading: true }, { when: $(failure != nil), text: Failed, secondaryText: $(failure), \
            button: { title: Try Again, action: retry } }, { search: true }]
            """
        let failed = resolved(list)
        expect(failed)
        #expect(
            failed.content?.unavailable
                == .message(image: nil, text: "Failed", secondaryText: "No network", buttons: ["Try Again"])
        )
        #expect(failed.content?.sections == [])
        let empty = resolved(list, "null")
        expect(empty)
        #expect(empty.content?.unavailable == .search(""))
    }

    @Test func theRowsAreThereWhereNothingApplies() {
        let resolved = resolved("[{ when: $(names.isEmpty && isLoading), loading: true }]")
        expect(resolved)
        #expect(resolved.content?.unavailable == nil && resolved.content?.sections.count == 1)
    }

    @Test func somethingIsShown() {
        expect(
            resolved("[⟦{ when: $(isLoading) }⟧]"),
            "unavailable content shows nothing; expected 'image', 'text', 'secondaryText', 'button', "
                + "'secondaryButton', 'loading' or one other; see 'tablespec help keys unavailable content'"
        )
    }

    @Test func theSystemsContentHasNoCustomTexts() {
        expect(resolved("[{ loading: true, ⟦text⟧: Loading }]"), "the system's content can't have 'text'")
        expect(
            resolved("[{ loading: true, ⟦search⟧: true }]"),
            "unavailable content has either 'loading' or 'search', not both"
        )
    }

    @Test func buttonsHaveATitleAndAMethod() {
        expect(
            resolved("[{ text: A, button: ⟦{ title: Retry }⟧ }]"),
            "unavailable content's button has no 'action'"
        )
    }
}
