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
                        TableSpec.swipeAction("Copy") { [weak self] in self?.actions?.copy() }
                    ])
                default: nil
                """,
            ".editing(isEditable: { row in",
            "case .a: true",
            "/// Called when the swipe action “Copy” of the row “A” is tapped."
        )
        #expect(!generated.supports("UIAlertController"))
    }

    @Test func aButtonLeadsToAScreenOrFlipsABoolean() {
        let generated = Generated(
            rows: """
                { id: a, text: A, trailingSwipeActions: [
                  { title: Reply, segue: { to: Reply, kind: presentModally } }, { title: Mute, toggle: $(isMuted) }] }
                """,
            keys: "state: { isMuted: Bool }\nexternal: { Reply: { class: ReplyViewController } }"
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                TableSpec.swipeAction("Reply") { [weak self] in
                    guard let self else { return }
                    presentReply()
                },
                TableSpec.swipeAction("Mute") { [weak self] in
                    guard let self else { return }
                    state.isMuted.toggle()
                },
                """,
            "/// Makes the screen `ReplyViewController`, which is shown when the swipe action “Reply” of the row “A” is tapped.",
            "func presentReply() {"
        )
    }

    /// The row may have moved by the time the user confirms.
    @Test func aPopoverPointsAtTheRowWhereverItIsByThen() {
        let generated = Generated(
            rows: """
                { id: a, text: A, leadingSwipeActions: [
                  { title: Move, confirm: Really?, segue: { to: Folders, kind: presentModally, modalPresentationStyle: popover } }] }
                """,
            keys: "external: { Folders: { class: FoldersViewController } }"
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: "guard let row = row(at: indexPath) else { return nil }",
            """
            TableSpec.swipeAction("Move", asking: "Really?", on: self) { [weak self] in
                guard let self else { return }
                presentFolders(from: source.cell(of: row.id))
            }
            """
        )
        #expect(generated.supports("func cell(of row: Row.ID?)"))
    }

    /// All rows of a collection have the button; what it passes is the element, and that of the section.
    @Test func theButtonsOfACollectionPassTheElement() {
        let generated = Generated(
            (
                path: "List.yaml",
                text: """
                screen: List
                types:
                  Item: { id: Int, name: String }
                  Group: { id: Int, title: String, items: [Item] }
                state: { groups: [Group] }
                external: { Move: { class: MoveViewController, input: { item: Item, group: String } } }
                table:
                  prototypes: [{ id: Cell, text: $(item.name) }]
                  sections:
                    forEach: group in groups
                    header: $(group.title)
                    rows:
                      forEach: item in group.items
                      prototype: Cell
                      editing:
                        trailingSwipeActions:
                          - { title: Move, segue: { to: Move, pass: { item: $(item), group: $(group.title) } } }
                          - { title: Pin, action: pin }
                """
            )
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                case .item(let item, let group):
                UISwipeActionsConfiguration(actions: [
                        TableSpec.swipeAction("Move") { [weak self] in
                            guard let self else { return }
                            showMove(item: item, group: group.title)
                        },
                        TableSpec.swipeAction("Pin") { [weak self] in self?.actions?.pin(item: item) },
                    ])
                """,
            "/// Makes the screen `MoveViewController`, which is shown when the swipe action “Move” is tapped.",
            "/// Called when the swipe action “Pin” is tapped."
        )
    }

    @Test func aQuestionIsAskedAtTheButton() {
        let generated = Generated(
            rows: "{ id: a, text: A, leadingSwipeActions: [{ title: Sell, action: sell, confirm: Sell it? }] }",
            keys: "strings: Main"
        )
        #expect(generated.findings.isEmpty)
        expect(generated, has: "localized: \"Test.only.a.sell.confirm\"", "on: self", "self?.actions?.sell()")
        #expect(generated.supports("asking question: String"))
        #expect(generated.supports("UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)"))
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
                TableSpec.confirm("Reset?", "Reset", at: source.cell(of: row.id), on: self) { [weak self] isConfirmed in
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
                TableSpec.swipeAction("Delete", style: .destructive) { [weak self] in
                    if let self { TableSpec.remove(item, from: &state.items, near: indexPath.row, by: \\.id) }
                },
                TableSpec.swipeAction("Pin") { [weak self] in self?.actions?.pin(item: item) },
                """
        )
    }

    /// UIKit removes the row of a destructive button before the app has decided.
    @Test func aDeletionThatTheAppConfirmsIsOnlyRed() {
        let generated = Generated(
            """
            screen: List
            types: { Item: { id: Int, name: String } }
            state: { items: [Item], chosen: Set<Int> }
            table:
              prototypes: [{ id: Cell, text: $(item.name) }]
              sections:
                - rows:
                    forEach: item in items
                    prototype: Cell
                    selection: { mode: inclusive, value: $(chosen), max: 2 }
                    editing: { delete: { confirm: ask }, trailingSwipeActions: [{ title: Pin, action: pin }] }
            """
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: """
                TableSpec.swipeAction("Delete", color: .systemRed) { [weak self] in
                    self?.actions?.ask(item: item) { [weak self] in
                        if let self {
                            TableSpec.remove(item, from: &state.items, near: indexPath.row, by: \\.id)
                            state.chosen.remove(item.id)
                        }
                    }
                },
                """
        )
    }

    @Test func severalSelectedRowsStaySelectedBesideARowWithAnEffect() {
        let generated = Generated(
            """
            screen: List
            state: { names: [String] }
            table:
              allowsMultipleSelection: true
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
                - rows: [{ id: all, text: Select All, action: selectAll }]
                - rows: { forEach: name in names, prototype: Cell }
            """
        )
        expect(
            generated,
            has: """
                if case .all = row(at: indexPath) {
                    tableView.deselectRow(at: indexPath, animated: true)
                """
        )
        #expect(generated.swift.split(separator: "deselectRow").count == 2)
    }

    @Test func voiceOverHearsThatAToggleOfACustomRowIsOpen() {
        let generated = Generated(
            """
            screen: Form
            state: { isOpen: Bool, start: String }
            table:
              sections:
                - rows:
                    - { id: starts, content: [Starts, { label: $(start) }], toggle: $(isOpen) }
                    - { id: note, text: Note, visible: $(isOpen) }
            """
        )
        expect(generated, has: ".expanded(state.isOpen)")
        #expect(generated.swift.contains("state.isOpen != old.isOpen"))
    }
}
