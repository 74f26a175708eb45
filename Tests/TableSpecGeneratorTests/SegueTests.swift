import Testing

@Suite("Segues and actions")
struct SegueTests {
    private let other = (
        path: "Other.yaml",
        text: """
        screen: Other
        input: { name: String, count: Int, mode: "enum(a, b)" }
        table: { sections: [{ rows: [{ text: $(name) }, { text: "$(count) $(mode)" }] }] }
        external: { Map: MapViewController, Shop: { class: ShopViewController, input: { count: Int } } }
        """
    )

    private func screen(_ rows: String) -> Generated {
        Generated(
            (
                path: "Test.yaml",
                text: """
                screen: Test
                state: { n: Int, s: String, mode: "enum(a, b) = a" }
                table: { sections: [{ id: only, rows: [\(rows)] }] }
                """
            ),
            other
        )
    }

    @Test func aGeneratedScreenIsMadePreparedAndPushed() {
        expect(
            screen("{ id: a, text: A, segue: { to: Other, pass: { count: $(n), mode: b, name: \"Hi $(s)\" } } }"),
            has: "showOther(name: \"Hi \\(state.s)\", count: state.n, mode: .b)",
            """
            func showOther(name: String, count: Int, mode: OtherViewController.Mode) {
                let destination = OtherViewController(input: OtherViewController.Input(name: name, count: count, mode: mode))
                actions?.prepare(destination)
                show(destination, sender: self)
            }
            """,
            "func prepare(_ destination: OtherViewController)"
        )
    }

    /// The values of the destination, and of the screens above it, are parameters.
    @Test func theAppPerformsSeguesWithItsOwnValues() {
        let generated = Generated(
            (
                path: "Test.yaml",
                text: """
                screen: Test
                segues:
                  - { to: Other, kind: presentModally, modalPresentationStyle: popover }
                  - { to: Map, kind: presentModally, stack: [Shop] }
                  - { to: Shop, kind: showDetail }
                table: { sections: [{ rows: [Text] }] }
                """
            ),
            other
        )
        expect(
            generated,
            has: """
                func presentOther(from popoverSource: UIView?, name: String, count: Int, mode: OtherViewController.Mode) {
                    guard presentedViewController == nil else { return }
                    let destination = OtherViewController(input: OtherViewController.Input(name: name, count: count, mode: mode))
                """,
            """
            func presentMap(shopCount: Int) {
                guard presentedViewController == nil else { return }
                guard let destination = actions?.makeMap() else { return }
            """,
            "if let shop = actions?.makeShop(count: shopCount) {",
            """
            func showDetailShop(count: Int) {
                guard let destination = actions?.makeShop(count: count) else { return }
                showDetailViewController(destination, sender: self)
            }
            """,
            """
            /// Makes the screen `ShopViewController`, which is shown when the app's code performs the segue.
            func makeShop(count: Int) -> UIViewController
            """
        )
    }

    @Test func enumerationsOfTwoScreensAreTranslated() {
        expect(
            screen("{ id: a, text: A, segue: { to: Other, pass: { count: 1, mode: $(mode), name: x } } }"),
            has: "mode: OtherViewController.Mode(rawValue: state.mode.rawValue) ?? .a"
        )
    }

    /// Translating a label must not remove the trigger beside it.
    @Test func anUnwindSegueStaysInALocalizedScreen() {
        let generated = Generated(
            """
            screen: Test
            strings: Test
            table:
              sections:
                - rows: [{ id: a, text: A, accessory: { image: { symbol: gear }, unwind: Test, accessibilityLabel: B } }]
            """
        )
        expect(generated, has: "TableSpec.unwind(from: self, to: TestViewController.self)")
    }

    @Test func aSheetGetsABarAndDeselectsItsRow() {
        expect(
            screen(
                "{ id: a, text: A, segue: { to: Other, kind: presentModally, pass: { count: 1, mode: a, name: x } } }"
            ),
            has: "tableView.deselectRow(at: indexPath, animated: true)",
            """
            func presentOther(name: String, count: Int, mode: OtherViewController.Mode) {
                guard presentedViewController == nil else { return }
            """,
            """
            present(TableSpec.navigationController(for: destination), animated: true)
            """
        )
    }

    @Test func aHandWrittenScreenIsAskedFor() {
        expect(
            screen("{ id: a, text: A, segue: { to: Shop, kind: showDetail, pass: { count: $(n) } } }"),
            has: "func makeShop(count: Int) -> UIViewController",
            "guard let destination = actions?.makeShop(count: count) else { return }",
            "showDetailViewController(destination, sender: self)"
        )
    }

    @Test func twoRowsShareOneMethod() {
        let generated = screen("{ id: a, text: A, segue: Map }, { id: b, text: B, segue: Map }")
        expect(
            generated,
            has: "didSelectRowAt indexPath: IndexPath) { showMap() }",
            "func makeMap() -> UIViewController",
            "which is shown when the row “A” or the row “B” is tapped."
        )
        #expect(generated.swift.ranges(of: "func showMap").count == 1)
    }

    @Test func aTapThatSelectsARowInEditingModeLeadsNowhere() {
        expect(
            Generated(
                """
                screen: Test
                hooks: [didSelect]
                navigationItem: { right: edit }
                table:
                  allowsMultipleSelectionDuringEditing: true
                  sections: [{ rows: [{ id: a, text: A, action: open }] }]
                """
            ),
            has: """
                guard !tableView.isEditing else {
                    if let row = row(at: indexPath) { actions?.didSelect(row) }
                    return
                }
                """
        )
    }

    @Test func barButtonsCallTheAppAndFollowEditing() {
        expect(
            Generated(
                rows: "{ id: a, text: A }",
                keys: """
                    state: { n: Int }
                    navigationItem:
                      largeTitle: never
                      prompt: Hello
                      left: edit
                      right:
                        - { systemItem: add, action: add, enabled: notEditing }
                        - { title: "Delete $(n)", action: delete }
                    """
            ),
            has: "navigationItem.leftBarButtonItem = editButtonItem",
            "addButtonItem.isEnabled = !editing",
            "navigationItem.largeTitleDisplayMode = .never",
            "navigationItem.prompt = \"Hello\"",
            "if state.n != old.n { navigationItem.rightBarButtonItems?[1].title = \"Delete \\(state.n)\" }",
            """
            private lazy var addButtonItem = UIBarButtonItem(
                systemItem: .add,
                primaryAction: UIAction { [weak self] _ in self?.actions?.add() }
            )
            """
        )
    }

    @Test func theTitleFollowsTheState() {
        expect(
            Generated(rows: "{ id: a, text: A }", keys: "title: $(name)\nstate: { name: String }"),
            has: "title = state.name",
            "if state.name != old.name { title = state.name }"
        )
    }
}
