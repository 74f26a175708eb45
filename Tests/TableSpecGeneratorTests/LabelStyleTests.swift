import Testing

@Suite("Italics, shadows and touches in generated code")
struct LabelStyleTests {
    @Test func italicsGrowWithTheText() {
        expect(
            Generated(
                rows: "{ id: a, content: { label: A, font: { textStyle: headline, italic: true } } }",
                "{ text: B, font: { size: 20, italic: true } }"
            ),
            has: "$0.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .italicSystemFont(ofSize: 17))",
            "textProperties.font = UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 20))"
        )
    }

    @Test func aShadowStatesItsDistanceWhereItIsNotUIKits() {
        let near = Generated(rows: "{ id: a, content: { label: A, shadow: { color: black } } }")
        expect(near, has: "$0.shadowColor = .black")
        expect(near, lacks: "shadowOffset")
        expect(
            Generated(rows: "{ id: a, content: { label: A, shadow: { color: black, x: 1, y: 0.5 } } }"),
            has: "$0.shadowOffset = CGSize(width: 1, height: 0.5)"
        )
    }

    @Test func controlsTellOfTouchesBesideTheirChange() {
        let slider = Generated(
            rows: "{ text: Volume, accessory: { slider: $(volume), touchDown: begin, touchUpInside: end, "
                + "action: change } }",
            keys: "state: { volume: Float }"
        )
        expect(
            slider,
            has: "TableSpec.on(.touchDown, of: $0) { [weak self] in self?.actions?.begin() }",
            "TableSpec.on(.touchUpInside, of: $0) { [weak self] in self?.actions?.end() }",
            "/// Called when the slider of the row “Volume” is touched.\n    func begin()"
        )
        let support = "/// Calls a closure on an event of a control, replacing an earlier closure."
        #expect(slider.supports(support))
    }

    @Test func buttonsAskFirst() {
        expect(
            Generated(
                rows: "{ text: A, accessory: { button: Sell, confirm: \"Sell $(flag)?\", action: sell } }",
                keys: "state: { flag: Bool }"
            ),
            has: """
                { [weak self] action in
                    guard let self else { return }
                    TableSpec.confirm("Sell \\(state.flag)?", "Sell", at: action.sender as? UIView, on: self) {
                        [weak self] isConfirmed in
                        if isConfirmed { self?.actions?.sell() }
                    }
                }
                """
        )
        expect(
            Generated(rows: "A", keys: "navigationItem: { right: { title: Clear, confirm: Sure?, action: clear } }"),
            has: """
                TableSpec.confirm("Sure?", "Clear", at: clearButtonItem, on: self) { [weak self] isConfirmed in
                    guard isConfirmed, let self else { return }
                    actions?.clear()
                }
                """
        )
    }

    @Test func aTapAsksFirst() {
        expect(
            Generated(rows: "{ text: Sign Out, action: signOut, confirm: \"Sure?\" }"),
            has: """
                TableSpec.confirm("Sure?", "Sign Out", at: tableView.cellForRow(at: indexPath), on: self) {
                    [weak self] isConfirmed in
                    guard isConfirmed, let self else { return }
                    actions?.signOut()
                }
                """
        )
    }

    @Test func theElementIsHandedOverAfterTheQuestion() {
        let generated = Generated(
            """
            screen: Test
            types: { Item: { id: Int, name: String } }
            input: { items: [Item] }
            table:
              prototypes: [{ id: ItemCell, text: $(item.name), action: remove, confirm: "Remove $(item.name)?" }]
              sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
            """
        )
        expect(
            generated,
            has: "confirm(\"Remove \\(item.name)?\", item.name, at: tableView.cellForRow(at: indexPath), on: self)",
            "actions?.remove(item: item)"
        )
    }
}
