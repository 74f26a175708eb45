import Testing

@Suite("Taps and presses on views")
struct GestureTests {
    private let state = "state: { name: String, isOn: Bool }"

    @Test func theViewOfARowCallsTheApp() {
        let generated = Generated(
            rows: "{ id: a, content: [{ image: { symbol: star }, action: open, longPress: { toggle: $(isOn) } }] }",
            keys: state
        )
        expect(
            generated,
            has: ") { [weak self] _ in self?.actions?.open() }",
            """
            named: "Toggle Is On") { [weak self] _ in
                guard let self else { return }
                state.isOn.toggle()
            }
            """,
            "/// Called when the image of the row “a” is tapped.\nfunc open()"
        )
        #expect(generated.supports("addInteraction(GestureInteraction(recognizer(), action))"))
        #expect(!Generated(rows: "{ id: a, content: [A, { button: B, action: b }] }").supports("GestureInteraction"))
    }

    @Test func theStackThatIsTappedIsOneElement() {
        let generated = Generated(
            rows: "{ id: a, content: [{ vstack: [A, $(name)], action: open, accessibilityLabel: Open $(name) }] }",
            keys: state
        )
        expect(
            generated,
            has: "$0.accessibilityLabel = \"Open \\(state.name)\"",
            "$0.isAccessibilityElement = true",
            "aColumn.accessibilityLabel = \"Open \\(state.name)\""
        )
    }

    @Test func aCellHandsOverItsElement() {
        let generated = Generated(
            """
            screen: Test
            types: { Item: { id: Int, name: String } }
            state: { items: [Item], isOn: Bool }
            external: { Detail: { class: DetailViewController, input: { item: Item } } }
            table:
              prototypes:
                - id: ItemCell
                  content:
                    - { label: $(item.name), action: rename, longPress: { toggle: $(isOn) } }
                    - image: { symbol: star }
                      segue: { to: Detail, kind: presentModally, modalPresentationStyle: popover, pass: { item: $(item) } }
                      accessibilityLabel: Star
              sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
            """
        )
        expect(
            generated,
            has: "TableSpec.onTapGesture(of: views.nameLabel) { [weak self] _ in self?.actions?.rename(item: item) }",
            "state.isOn.toggle()",
            "TableSpec.onTapGesture(of: views.starImageView) { [weak self] view in\nguard let self else { return }",
            "presentDetail(from: view, item: item)"
        )
    }

    @Test func viewsBesideTheTableAndInHeadersCallTheApp() {
        let generated = Generated(
            """
            screen: Test
            state: { words: String }
            views:
              above: [{ label: A, action: above }]
              overlay: [{ label: B, longPress: over }, { label: F, longPress: past, longPressLabel: Go $(words) }]
            table:
              headerView: { content: { label: C, action: top } }
              sections: [{ id: one, header: { content: { label: D, action: header } }, rows: [E] }]
            """
        )
        expect(
            generated,
            has: "named: \"Over\") {",
            "named: \"Go \\(state.words)\"\n) {",
            "TableSpec.nameLongPress(of: overlayLabelItem, \"Go \\(state.words)\")"
        )
        for method in ["above", "over", "top", "header"] {
            expect(generated, has: "self?.actions?.\(method)()", "func \(method)()")
        }
    }
}
