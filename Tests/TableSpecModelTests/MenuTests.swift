import TableSpecModel
import Testing

@Suite("Menus of rows")
struct MenuTests {
    private func row(_ menu: String, keys: String = "") -> Resolved {
        Resolved(rows: "        - { id: a, text: A, contextMenu: \(menu) }", screenKeys: keys)
    }

    private func menu(_ resolved: Resolved) -> [MenuItem] {
        resolved.screen?.table.staticRows.first?.cell.contextMenu ?? []
    }

    @Test func entriesAreActionsMenusAndGroups() {
        let resolved = row(
            """
            [{ title: Reply, image: { symbol: flag }, action: reply }, { title: Move, menu: [{ title: Junk, action: junk }] }, \
            { displayInline: true, menu: [{ title: Delete, style: destructive, action: delete }] }]
            """
        )
        expect(resolved)
        let items = menu(resolved)
        #expect(items.map(\.isMenu) == [false, true, true])
        #expect(items.map(\.displayInline.value) == [nil, nil, true])
        #expect(items.flatMap(\.all).map(\.name) == ["reply", "move", "junk", "item", "delete"])
        #expect(items[2].menu.first?.style.value == .destructive)
        let actions = resolved.screen?.triggers.compactMap { trigger -> String? in
            if case .action(let name) = trigger { return name.value }
            return nil
        }
        #expect(actions == ["reply", "junk", "delete"])
    }

    @Test func aMenuHasEntries() {
        expect(row("⟦[]⟧"), "menu has no items")
        expect(row("[{ title: Move, menu: ⟦[]⟧ }]"), "menu has no items")
        expect(row("⟦copy⟧"), "expected a list of menu items, found 'copy'")
        expect(row("[⟦copy⟧]"), "expected a mapping with 'title' and 'action' or 'menu', found 'copy'")
    }

    @Test func anEntryHasATitleAndOneResult() {
        expect(
            row("[⟦{ title: Reply }⟧]"),
            "menu item does nothing; expected 'segue', 'action', 'toggle', 'unwind', 'openURL' or 'menu'"
        )
        expect(
            row("[⟦{ action: reply }⟧]"),
            "menu item has no title; expected 'title' or 'displayInline'"
        )
        expect(
            row("[⟦{ displayInline: false, menu: [{ title: A, action: a }] }⟧]"),
            "menu item has no title"
        )
        expect(
            row("[{ title: A, action: a, ⟦menu⟧: [{ title: B, action: b }] }]"),
            "a menu item has one result: 'segue', 'action', 'toggle', 'unwind', 'openURL' or 'menu'"
        )
        expect(
            row("[{ title: A, style: ⟦red⟧, action: a }]"),
            "unknown menu item style 'red'; expected 'normal' or 'destructive'"
        )
    }

    private func bar(_ keys: String, file: String = "") -> Resolved {
        Resolved(
            rows: "        - { id: a, text: A }",
            screenKeys: "\(file)\nnavigationItem: { right: { \(keys) } }"
        )
    }

    @Test func aBarButtonHasAMenu() throws {
        let resolved = bar(
            "title: More, menu: [{ title: A, action: a }, { title: B, menu: [{ title: C, action: c }] }]"
        )
        expect(resolved)
        let button = try #require(resolved.screen?.barButtons.first)
        #expect(button.trigger.isNone)
        #expect(button.menu.flatMap(\.all).map(\.name) == ["a", "b", "c"])
        expect(bar("systemItem: add, action: add, menu: [{ title: A, action: a }]"))
        expect(bar("title: More, menu: ⟦[]⟧"), "menu has no items")
        expect(
            bar(
                "title: More, menu: [{ title: A, action: a, enabled: ⟦$(name)⟧ }]",
                file: "state: { name: String }"
            ),
            "expected a Boolean, but 'name' is 'String'"
        )
    }

    @Test func someBarButtonsShowNoMenu() {
        expect(
            bar("systemItem: edit, ⟦menu⟧: [{ title: A, action: a }]"),
            "the Edit button and spaces can't show a menu"
        )
        expect(
            bar("view: { label: A }, ⟦menu⟧: [{ title: A, action: a }]"),
            "a bar button with 'view' can't have 'menu', because the view handles taps itself"
        )
    }

    @Test func conditionsAreChecked() {
        expect(
            row("[{ title: A, action: a, enabled: ⟦$(name)⟧ }]", keys: "state: { name: String }"),
            "expected a Boolean, but 'name' is 'String'"
        )
    }
}
