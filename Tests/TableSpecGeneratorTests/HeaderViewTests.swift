import Testing

@Suite("Custom views above and below all rows")
struct HeaderViewTests {
    private func generated(_ view: String, state: String = "{ name: String }") -> Generated {
        Generated(
            """
            screen: Test
            state: \(state)
            table:
              headerView: \(view)
              sections: [{ rows: [A] }]
            """
        )
    }

    @Test func theViewsAreMadeOnceBetweenTheMargins() {
        let generated = generated("{ content: [$(name), { button: Edit, style: gray, action: edit }] }")
        expect(
            generated,
            has: "private(set) lazy var headerNameLabel = TableSpec.label(state.name)",
            "self?.actions?.edit()",
            "private(set) lazy var headerView = TableSpec.HeaderView(headerContentView)",
            "headerNameLabel.text = state.name",
            "if state.name != old.name { headerFitting.contentDidChange(in: self, tableView) }",
            "/// Called when the button “Edit” of the table header view is tapped.\n    func edit()"
        )
        expect(generated, lacks: "UIListContentView")
        #expect(generated.supports("final class HeaderView: UIView {"))
    }

    @Test func oneViewNeedsNoStack() {
        expect(
            generated("{ content: { id: title, label: $(name) } }"),
            has: "lazy var headerView = TableSpec.HeaderView(headerTitle)"
        )
    }

    @Test func aStatedHeightIsKept() {
        let generated = generated("{ content: $(name), height: 120 }")
        expect(generated, has: "view.frame.size.height = 120", "TableSpec.HeaderView(headerNameLabel)")
        expect(generated, lacks: "headerFitting")
    }

    @Test func theColorAndTheMarginsAreSetWhereTheViewIsMade() {
        let generated = generated(
            "{ content: $(name), backgroundColor: systemTeal, layoutMargins: { top: 20, left: 4 } }"
        )
        expect(
            generated,
            has: "let view = TableSpec.HeaderView(",
            "margins: NSDirectionalEdgeInsets(top: 20, leading: 4, bottom: 0, trailing: 0)",
            "view.backgroundColor = .systemTeal",
            "headerFitting"
        )
    }

    @Test func aTextStandsOnAColor() {
        expect(
            generated("{ text: Title, backgroundColor: systemTeal }"),
            has: "let view = UIListContentView(configuration: headerViewContent)",
            "view.backgroundColor = .systemTeal"
        )
    }

    @Test func aScreenWithoutSuchViewsHasNoSupportForThem() {
        #expect(!generated("Title").supports("TableHeaderView"))
    }

    @Test func aFieldAboveTheRowsGetsTheKeyboard() {
        expect(
            generated("{ content: { textField: $(name), focus: true, editingDidEnd: check } }"),
            has: "headerNameTextField.becomeFirstResponder()",
            "/// Called when the text field of the table header view ends editing."
        )
    }
}
