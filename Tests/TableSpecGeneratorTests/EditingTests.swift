import Testing

@Suite("Editing")
struct EditingTests {
    private func list(_ editing: String, before: String = "") -> Generated {
        Generated(
            """
            screen: List
            state: { names: [String], others: [String] }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
            \(before)
                - { id: names, rows: { forEach: name in names, prototype: Cell, editing: \(editing) } }
            """
        )
    }

    private let commit = "commit editingStyle: UITableViewCell.EditingStyle"
    private let fixed = "    - { id: fixed, rows: [{ id: a, text: A }] }"

    @Test func deletionsNeedNothingButTheCommit() {
        let generated = list("{ delete: true }")
        expect(generated, has: "    state.names.remove(at: indexPath.row)\n}")
        expect(generated, lacks: "canEditRowAt", "editingStyleForRowAt", "canMoveRowAt", "moveRowAt", "isMovingRow")
    }

    @Test func whatCannotBeDoneIsNotEmitted() {
        expect(list("{}"), lacks: commit, "canMoveRowAt", "moveRowAt")
        expect(list("{ move: true }"), lacks: commit, "canMoveRowAt", "targetIndexPathForMove", "canEditRowAt")
    }

    @Test func rowsThatOnlyMoveShowNoControlAtTheLeadingEdge() {
        expect(
            list("{ move: true }"),
            has: "editingStyleForRowAt indexPath: IndexPath\n) -> UITableViewCell.EditingStyle {\n    .none\n}",
            "shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {\n    false\n}"
        )
    }

    @Test func rowsBesideTheCollectionAreNotEdited() {
        expect(
            list("{ delete: true, move: true }", before: fixed),
            has: "canEditRowAt indexPath: IndexPath) -> Bool {",
            "case .name: return true\n    default: return false",
            "row: proposed.section < indexPath.section ? 0 : names.count - 1,",
            "}\nreturn proposed\n}",
            "case .name: state.names.remove(at: indexPath.row)\n    default: break"
        )
    }

    @Test func dragsStayBetweenTheRowsThatKeepTheirPlaces() {
        expect(
            list("{ move: { except: [first, last] } }"),
            has: "indexPath.row > 0 && indexPath.row < names.count - 1",
            "IndexPath(row: min(max(proposed.row, 1), names.count - 2), section: indexPath.section)"
        )
        expect(
            list("{ move: { except: [first] } }"),
            has: "IndexPath(row: max(proposed.row, 1), section: indexPath.section)"
        )
    }

    @Test func theModelMovesBeforeWhatTheTableViewKnows() {
        expect(
            list("{ move: true }"),
            has: """
                let name = state.names.remove(at: indexPath.row)
                state.names.insert(name, at: destination.row)
                names = state.names
                """
        )
    }

    /// A row looks otherwise where another prototype draws it.
    @Test(arguments: [("Cell", false), ("Other", true)])
    func aRowThatIsDraggedToAnotherPrototypeGetsAnotherCell(prototype: String, isShownAnew: Bool) {
        let rows = "editing: { move: { within: table } } } }"
        let generated = Generated(
            """
            screen: List
            state: { names: [String], others: [String], more: [String] }
            table:
              prototypes: [{ id: Cell, text: $(name) }, { id: Other, style: value1, text: $(name), detail: A }]
              sections:
                - { id: names, rows: { forEach: name in names, prototype: Cell, \(rows)
                - { id: others, rows: { forEach: name in others, prototype: \(prototype), \(rows)
                - { id: more, rows: { forEach: name in more, prototype: Other } }
            """
        )
        expect(generated, has: "let old = state", "update(from: old)")
        let reload = "tableView.reloadSections([indexPath.section, destination.section], with: .none)"
        #expect(
            generated.has("if indexPath.section != destination.section {\n\(reload)\n}\nupdate(from: old)")
                == isShownAnew
        )
    }

    @Test func severalCollectionsAreToldApart() {
        let other = "    - { id: others, rows: { forEach: other in others, prototype: Cell, editing: { move: true } } }"
        let generated = list("{ move: true }", before: other.replacing("other in", with: "name in"))
        expect(
            generated,
            has: "case .othersName:\n        let name = state.others.remove(at: indexPath.row)",
            "case .namesName:\n        let name = state.names.remove(at: indexPath.row)"
        )
    }

    @Test func rowsOfACollectionAreCalledByTheirVariableWhereNothingElseIs() {
        let section = "    - { id: a, rows: [{ id: ROW, text: A }] }"
        expect(list("{ move: true }", before: section.replacing("ROW", with: "first")), has: "case name(String)")
        expect(list("{ move: true }", before: section.replacing("ROW", with: "name")), has: "case namesName(String)")
        let row = section.replacing("ROW", with: "namesName") + "\n    - { id: b, rows: [{ id: name, text: B }] }"
        expect(list("{ move: true }", before: row), has: "case namesNameItem(String)")
    }

    @Test func theInsertRowComesLast() {
        expect(
            list("{ insertRow: { text: Add, action: add } }"),
            has: "state.names.map { Row.name($0) } + [.add]",
            "case .add: return .insert",
            "case .add: actions?.add()",
            "func add()"
        )
    }
}

@Suite("Results")
struct ResultTests {
    private func screens(_ table: String, state: String = "{ items: [Item], others: [Item] }", form: String)
        -> Generated
    {
        Generated(
            (
                path: "List.yaml",
                text: """
                screen: List
                types: { Item: { name: String, note: "String?" } }
                state: \(state)
                \(table)
                """
            ),
            (
                path: "Form.yaml",
                text: """
                screen: Form
                \(form)
                navigationItem:
                  left: { systemItem: cancel, finish: cancel }
                  right: { systemItem: save, finish: save }
                table: { sections: [{ rows: [{ id: name, text: Name }] }] }
                """
            )
        )
    }

    private let add = "navigationItem: { right: { systemItem: add, segue: { to: Form, kind: presentModally } } }"

    private func table(_ first: String, _ second: String = "") -> String {
        """
        table:
          prototypes: [{ id: Cell, text: $(item.name)\(second) }]
          sections: [{ id: items, rows: { forEach: item in items, prototype: Cell\(first) } }]
        """
    }

    @Test func theOnlyEditedCollectionOfTheTypeGetsTheResult() {
        let generated = screens("\(add)\n\(table(", editing: { delete: true }"))", form: "result: Item")
        expect(
            generated,
            has: """
                destination.table.onFinish = { [weak self] result in
                    guard let self else { return }
                    viewController?.dismiss(animated: true)
                    if let result {
                        state.items.append(result)
                        tableView?.scrollToRow(at: IndexPath(row: state.items.count - 1, section: 0), at: .none, animated: true)
                    }
                }
                """
        )
        expect(generated, lacks: "didFinish")
    }

    @Test func otherwiseTheAppGetsIt() {
        expect(
            screens("\(add)\n\(table(""))", form: "result: Item"),
            has: "actions?.didFinish(form: result)",
            "func didFinish(form result: Item?)"
        )
        let fromRow = ", segue: { to: Form, kind: presentModally }"
        expect(
            screens("\(add)\n\(table(", editing: { delete: true }", fromRow))", form: "result: Item"),
            has: "func didFinish(form result: Item?)"
        )
    }

    private func form(_ keys: String) -> String {
        screens("\(add)\n\(table(""))", form: keys).files.last ?? ""
    }

    @Test func theResultIsMadeOfTheStateWhereThatHoldsAllOfIt() {
        let swift = form("result: Item\nstate: { name: String }")
        #expect(swift.contains("onFinish?(Item(name: state.name))"))
        #expect(swift.contains("var onFinish: ((Item?) -> Void)?"))
        #expect(!swift.contains("protocol FormActions"))
    }

    @Test func elseTheAppMakesItOfAllValues() {
        let swift = form("result: String\nstate: { name: String }")
        #expect(swift.contains("func makeResult(from state: FormTable.State) -> String?"))
        #expect(swift.contains("guard let result = actions?.makeResult(from: state) else { return }"))
    }

    @Test func cancellingHandsBackNothing() {
        let swift = form("result: Item\nstate: { name: String }")
        #expect(swift.contains("UIAction { [table] _ in table.onFinish?(nil) }"))
        #expect(swift.contains("isModalInPresentation = true"))
    }

    @Test func anActionMayHaveTheNameOfTheMethodThatMakesTheResult() {
        let generated = Generated(
            """
            screen: Form
            types: { Item: { name: String, count: Int } }
            result: Item
            state: { name: String }
            navigationItem: { right: { systemItem: save, finish: save } }
            table: { sections: [{ rows: [{ id: name, text: Name, action: makeItem }] }] }
            """
        )
        #expect(generated.findings == [])
        #expect(generated.collisions.isEmpty, "they differ in their parameters")
    }
}
