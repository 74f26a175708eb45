import Testing

@Suite("Menus")
struct MenuTests {
    @Test func aRowOfASpecCallsTheApp() {
        let generated = Generated(
            rows: "{ id: a, text: A, contextMenu: [{ title: Copy, action: copy }] }",
            "{ id: b, text: B }"
        )
        expect(
            generated,
            has:
                "case .a: TableSpec.contextMenu([UIAction(title: \"Copy\") { [weak self] _ in self?.actions?.copy() }])",
            "default: nil",
            "/// Called when the menu item “Copy” of the row “A” is chosen."
        )
        #expect(
            generated.supports("static func contextMenu(_ children: [UIMenuElement]) -> UIContextMenuConfiguration {")
        )
    }

    @Test func whatNoRowHasIsNotEmitted() {
        let generated = Generated(rows: "{ id: a, text: A }")
        expect(generated, lacks: "contextMenuConfigurationForRowAt")
        #expect(!generated.supports("UIContextMenuConfiguration"))
    }

    @Test func anEntryShowsAScreenWithItsElement() {
        let generated = Generated(
            (
                path: "List.yaml",
                text: """
                screen: List
                types: { Item: { id: Int, name: String, isOwn: Bool } }
                input: { items: [Item] }
                table:
                  prototypes:
                    - id: Cell
                      text: Item
                      contextMenu:
                        - { title: "Edit $(item.name)", enabled: $(item.isOwn), segue: { to: Page, pass: { item: $(item) } } }
                        - { title: Delete, style: destructive, enabled: $(item.isOwn), action: delete }
                  sections: [{ rows: { forEach: item in items, prototype: Cell } }]
                """
            ),
            (
                path: "Page.yaml",
                text: "screen: Page\ninput: { item: Item }\ntable: { sections: [{ rows: [{ text: $(item.name) }] }] }"
            )
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                UIAction(title: "Edit \\(item.name)", attributes: item.isOwn ? [] : .disabled) { [weak self] _ in
                    guard let self else { return }
                    showPage(item: item)
                },
                """,
            "UIAction(title: \"Delete\", attributes: item.isOwn ? .destructive : [.destructive, .disabled]) {",
            "self?.actions?.delete(item: item)",
            "func delete(item: Item)"
        )
    }

    @Test func aBarButtonHasAMenu() {
        let generated = Generated(
            rows: "{ id: a, text: A }",
            keys: """
                state: { isOn: Bool }
                navigationItem:
                  right: { title: More, menu: [{ title: Copy, action: copy }, { title: Flip, toggle: $(isOn) }] }
                """
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                private lazy var moreButtonItem = UIBarButtonItem(title: "More", menu: moreMenu)
                """,
            "UIAction(title: \"Copy\") { [weak self] _ in self?.actions?.copy() }",
            "if state.isOn != old.isOn { moreButtonItem.menu = moreMenu }",
            "UIAction(title: \"Flip\", state: state.isOn ? .on : .off)",
            "state.isOn.toggle()",
            "/// Called when the menu item “Copy” is chosen."
        )
        #expect(!generated.supports("UIAlertController"))
    }

    @Test func aMenuThatFollowsTheStateIsUpdated() {
        let generated = Generated(
            rows: "{ id: a, text: A }",
            keys: """
                state: { isOn: Bool }
                navigationItem:
                  right: { title: More, menu: [{ title: Copy, action: copy, enabled: $(isOn), confirm: Copy it? }] }
                """
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: "private lazy var moreButtonItem: UIBarButtonItem = UIBarButtonItem(title: \"More\", menu: moreMenu)",
            "private var moreMenu: UIMenu {",
            "moreButtonItem.menu = moreMenu",
            "TableSpec.confirm(\"Copy it?\", \"Copy\", at: moreButtonItem, on: self) { [weak self] isConfirmed in"
        )
        #expect(generated.supports("at item: UIBarButtonItem,"))
    }

    @Test func titlesAreTranslated() {
        let generated = Generated(
            rows: "{ id: a, text: A, contextMenu: [{ title: Copy, action: copy }] }",
            keys: "strings: Main"
        )
        expect(generated, has: "localized: \"Test.only.a.menu.copy\"")
    }
}
