import TableSpecModel
import Testing

@Suite("Rows that load more")
struct LoadMoreTests {
    private func list(_ loadMore: String, table: String = "", header: String = "") -> Resolved {
        Resolved(
            """
            screen: List
            types: { Item: { id: Int, name: String } }
            state: { items: [Item], hasMore: Bool, page: Int }
            table:
              \(table)
              prototypes: [{ id: Cell, text: $(item.name) }]
              sections: [{ id: all, \(header) rows: { forEach: item in items, prototype: Cell, loadMore: \(loadMore) } }]
            """
        )
    }

    @Test func theRowStandsBelowTheElements() throws {
        let resolved = list("{ when: $(hasMore), action: loadPage }")
        expect(resolved)
        let screen = try #require(resolved.screen)
        #expect(screen.table.staticRows.map(\.id.value) == ["loadPage"])
        let named = list("{ when: $(hasMore && page < 9), action: loadPage, id: more }")
        expect(named)
        #expect(named.screen?.table.staticRows.map(\.id.value) == ["more"])
    }

    @Test func aConditionAndAnActionAreNeeded() {
        expect(list("⟦{ action: load }⟧"), "load more has no 'when'")
        expect(list("⟦{ when: $(hasMore) }⟧"), "load more has no 'action'")
        expect(list("{ when: ⟦$(page)⟧, action: load }"), "expected a Boolean, but 'page' is 'Int'")
        expect(
            list("{ ⟦if⟧: $(hasMore), action: load, when: $(hasMore) }"),
            "unknown key 'if' in load more; expected 'when'"
        )
    }

    @Test func anIndexSortsAllRows() {
        expect(
            list("⟦{ when: $(hasMore), action: load }⟧", table: "index: { collation: name }"),
            "the index sorts the rows, so they can't have 'loadMore'"
        )
    }

    @Test func sectionsForEachElementLoadNoMore() {
        expect(
            Resolved(
                """
                screen: List
                types: { Item: { id: Int, name: String }, Group: { id: Int, items: [Item] } }
                state: { groups: [Group], hasMore: Bool }
                table:
                  prototypes: [{ id: Cell, text: $(item.name) }]
                  sections:
                    forEach: group in groups
                    rows: { forEach: item in group.items, prototype: Cell, loadMore: ⟦{ when: $(hasMore), action: load }⟧ }
                """
            ),
            "a section with 'forEach' can't have 'loadMore'"
        )
    }
}
