import Testing

@Suite("Swipe actions of rows and prototypes")
struct SwipeActionTests {
    @Test func aRowOfASpecIsSwiped() {
        let generated = Generated(
            rows: "{ id: a, text: A, trailingSwipeActions: [{ title: Copy, action: copy }] }",
            "{ id: b, text: B }"
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                case .a:
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction.forRow("Copy") { [weak self] in self?.actions?.copy() }
                    ])
                default: nil
                """,
            "EditingRules(",
            "case .a: true",
            "/// Called when the swipe action “Copy” of the row “A” is tapped."
        )
        #expect(!generated.supports("UIAlertController"))
    }

    @Test func aQuestionIsAskedAtTheButton() {
        let generated = Generated(
            rows: "{ id: a, text: A, leadingSwipeActions: [{ title: Sell, action: sell, confirm: Sell it? }] }",
            keys: "strings: Main"
        )
        #expect(generated.findings.isEmpty)
        expect(generated, has: "localized: \"Test.only.a.sell.confirm\"", "on: self", "self?.actions?.sell()")
        #expect(generated.supports("asking question: String"))
        #expect(generated.supports("self.init(title: question, message: nil, preferredStyle: .actionSheet)"))
    }

    @Test func anEntryOfAMenuThatChangesTheStateAsksFirst() {
        let generated = Generated(
            rows: "{ id: a, text: A, contextMenu: [{ title: Reset, toggle: $(isOn), confirm: Reset? }] }",
            keys: "state: { isOn: Bool }"
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                confirm("Reset?", "Reset", at: source.cell(of: row.id)) { [weak self] isConfirmed in
                    guard isConfirmed, let self else { return }
                    state.isOn.toggle()
                }
                """
        )
    }

    @Test func theDeletionOfTheRowsStandsBeforeTheButtonsOfThePrototype() {
        let generated = Generated(
            (
                path: "List.yaml",
                text: """
                screen: List
                types: { Item: { id: Int, name: String } }
                state: { items: [Item] }
                navigationItem: { left: edit }
                table:
                  prototypes: [{ id: Cell, text: $(item.name), trailingSwipeActions: [{ title: Pin, action: pin }] }]
                  sections: [{ rows: { forEach: item in items, prototype: Cell, editing: { delete: true } } }]
                """
            )
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                UIContextualAction.forRow("Delete", style: .destructive) { [weak self] in
                    self?.state.items.remove(item, near: indexPath.row, by: \\.id)
                },
                UIContextualAction.forRow("Pin") { [weak self] in self?.actions?.pin(item: item) },
                """
        )
    }
}
