import TableSpecModel
import Testing

@Suite("Swipe actions of rows and prototypes")
struct SwipeActionTests {
    private func row(_ keys: String, file: String = "") -> Resolved {
        Resolved(rows: "        - { id: a, text: A, \(keys) }", screenKeys: file)
    }

    @Test func bothEdgesOfARowHaveButtons() throws {
        let resolved = row(
            "leadingSwipeActions: [{ title: Read, action: read }], trailingSwipeActions: [{ title: Flag, action: flag }]"
        )
        expect(resolved)
        let cell = try #require(resolved.screen?.table.staticRows.first?.cell)
        #expect(cell.leadingSwipeActions.map(\.action.value) == ["read"])
        #expect(cell.trailingSwipeActions.map(\.action.value) == ["flag"])
        #expect(cell.swipeActions.map(\.title.literal) == ["Read", "Flag"])
    }

    @Test func aQuestionIsATextWithBindings() throws {
        let resolved = row(
            "trailingSwipeActions: [{ title: Sell, action: sell, confirm: \"Sell $(name)?\" }]",
            file: "state: { name: String }"
        )
        expect(resolved)
        let action = try #require(resolved.screen?.table.staticRows.first?.cell.trailingSwipeActions.first)
        #expect(action.confirmation?.bindings.map(\.text) == ["name"])
        expect(
            row(
                "trailingSwipeActions: [{ title: Sell, action: sell, confirm: \"Sell $(⟦nme⟧)?\" }]",
                file: "state: { name: String }"
            ),
            "unknown name 'nme'; expected 'name'"
        )
        expect(
            row("trailingSwipeActions: [{ title: Sell, action: sell, confirm: ⟦[]⟧ }]"),
            "expected a text, found a list"
        )
    }

    @Test func aSubmenuAsksNothing() {
        expect(
            row("contextMenu: [{ title: A, menu: [{ title: B, action: b, confirm: Really? }] }]")
        )
        expect(
            row("contextMenu: [{ title: A, confirm: Really?, ⟦menu⟧: [{ title: B, action: b }] }]"),
            "a submenu does nothing by itself; its items have 'confirm'"
        )
    }

    @Test func theRowsOfACollectionHaveThemInTheirPrototype() {
        expect(
            Resolved(
                """
                screen: List
                types: { Item: { id: Int, name: String } }
                input: { items: [Item] }
                table:
                  prototypes: [{ id: Cell, text: $(item.name), ⟦swipeActions⟧: [{ title: A, action: a }] }]
                  sections: [{ rows: { forEach: item in items, prototype: Cell } }]
                """
            ),
            "unknown key 'swipeActions' in prototype; expected 'trailingSwipeActions'"
        )
    }

    /// The button that deletes stands beside those of the prototype, so that the table makes it and needs its title.
    @Test(arguments: [("trailingSwipeActions", true), ("leadingSwipeActions", false)])
    func aDeletionStandsBesideTheButtonsOfThePrototype(_ edge: String, _ isBeside: Bool) {
        let resolved = Resolved(
            """
            screen: List
            types: { Item: { id: Int, name: String } }
            state: { items: [Item] }
            table:
              prototypes: [{ id: Cell, text: $(item.name), \(edge): [{ title: A, action: a }] }]
              sections: [{ rows: { forEach: item in items, prototype: Cell, editing: { delete: true } } }]
            """
        )
        expect(resolved)
        #expect(resolved.screen?.table.dynamicRows.first?.editing?.deletesBesideOthers == isBeside)
    }
}
