import Foundation
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

    private let fixed = "    - { id: fixed, rows: [{ id: a, text: A }] }"

    @Test func deletionsNeedNothingButTheRule() {
        let generated = list("{ delete: true }")
        expect(
            generated,
            has: "style: { _, _ in .delete }",
            "if case .name(let name) = row { TableSpec.remove(name, from: &state.names, near: indexPath.row) }"
        )
        expect(generated, lacks: "isEditable", "editingStyleForRowAt", "canMove", "move:", "override func tableView")
    }

    /// Where elements repeat, that of the row goes, and not the first that is like it.
    @Test func whatIsDeletedIsTheElementOfTheRowWhereverItIsByThen() {
        expect(
            Generated(
                """
                screen: List
                types: { Item: { id: Int, name: String } }
                state: { items: [Item] }
                table:
                  prototypes: [{ id: Cell, text: $(item.name) }]
                  sections: [{ rows: { forEach: item in items, prototype: Cell, editing: { delete: { confirm: ask } } } }]
                """
            ),
            has: """
                actions?.ask(item: item) { [weak self] in
                    if let self { TableSpec.remove(item, from: &state.items, near: indexPath.row, by: \\.id) }
                }
                """
        )
        #expect(list("{ delete: true }").supports("if list.indices.contains(index), id(list[index]) == wanted {"))
    }

    /// The table may show sections that the state has in other places by then.
    @Test func theSectionWhoseRowIsDeletedIsFoundByItsIdentity() {
        let generated = Generated(
            """
            screen: List
            types: { Day: { id: Int, stops: [Stop] }, Stop: { id: Int, name: String } }
            state: { days: [Day] }
            table:
              prototypes: [{ id: Cell, text: $(stop.name) }]
              sections: { forEach: day in days, rows: { forEach: stop in day.stops, prototype: Cell, editing: { delete: true } } }
            """
        )
        expect(
            generated,
            has: """
                TableSpec.change(
                    source.section(at: indexPath.section)?.day,
                    in: &state.days,
                    near: indexPath.section,
                    by: \\.id
                ) { TableSpec.remove(stop, from: &$0.stops, near: indexPath.row, by: \\.id) }
                """
        )
        #expect(generated.supports("static func change<Element, ID: Equatable>("))
    }

    @Test func whatCannotBeDoneIsNotEmitted() {
        expect(list("{}"), lacks: "canMove", "style: {", "delete:", "move:")
        expect(list("{ move: true }"), lacks: "style: {", "delete:", "insert:", "held:", "isEditable:")
        expect(list("{ delete: true }"), lacks: "canMove:", "move:", "targetIndexPathForMove")
        let generated = Generated(rows: "{ id: a, text: A }")
        expect(generated, lacks: ".editing(")
        // Without an answer UIKit would let every row be edited.
        #expect(generated.supports("canEditRowAt indexPath: IndexPath) -> Bool {\nfalse\n}"))
    }

    @Test func rowsThatOnlyMoveShowNoControlAtTheLeadingEdge() {
        let generated = list("{ move: true }")
        expect(
            generated,
            has: "editingStyleForRowAt indexPath: IndexPath\n) -> UITableViewCell.EditingStyle { "
                + "source.editingStyle(at: indexPath) }",
            "shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {\n"
                + "source.editingStyle(at: indexPath) != .none\n}"
        )
        #expect(
            generated.supports("style: @escaping (Row, IndexPath) -> UITableViewCell.EditingStyle = { _, _ in .none }")
        )
    }

    @Test func rowsBesideTheCollectionAreNotEdited() {
        let generated = list("{ delete: true, move: true }", before: fixed)
        let only = "{ row in\nswitch row {\ncase .name: true\ndefault: false\n}\n}"
        expect(
            generated,
            has: "isEditable: \(only)",
            "canMove: { row, _ in\nswitch row {\ncase .name: true\ndefault: false\n}\n}",
            "if case .name(let name) = row { TableSpec.remove(name, from: &state.names, near: indexPath.row) }",
            "toProposedIndexPath proposed: IndexPath\n) -> IndexPath { source.target(from: indexPath, proposed: proposed)"
        )
        #expect(
            generated.supports("proposed.section < section ? first : proposed.section > section ? last : proposed.row")
        )
    }

    @Test func dragsStayBetweenTheRowsThatKeepTheirPlaces() {
        let both = list("{ move: { except: [first, last] } }")
        expect(
            both,
            has: "indexPath.row > 0 && indexPath.row < source.lastRow(inSection: indexPath.section)"
        )
        expect(list("{ move: { except: [first] } }"), has: "canMove: { _, indexPath in indexPath.row > 0 }")
        // What may not move is what is not passed.
        #expect(both.supports("let isFree = { [content, editing] (row: Int) in"))
        #expect(both.supports("return IndexPath(row: min(max(row, first), last), section: section)"))
    }

    @Test func aDragIsOneChangeOfTheState() {
        expect(
            list("{ move: true }"),
            has: """
                move: { [unowned self] origin, destination in
                    update { $0.names.insert($0.names.remove(at: origin.row), at: destination.row) }
                }
                """
        )
    }

    @Test func theSourceMovesWhatTheTableViewKnowsBeforeTheStateFollows() throws {
        let support = list("{ move: true }").support
        let method = try #require(support.functions("moveRowAt source").first)
        let own = try #require(method.range(of: "content.moveRow(at: source, to: destination)"))
        let state = try #require(method.range(of: "editing?.move(source, destination)"))
        #expect(own.upperBound < state.lowerBound)
    }

    /// A row looks different with another prototype, so it is a different row there.
    @Test(arguments: [("Cell", true), ("Other", false)])
    func aRowThatIsDraggedToAnotherSectionStaysTheSameWhereItsPrototypeDoes(prototype: String, isSame: Bool) {
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
        expect(
            generated,
            has: "let element = $0[keyPath: from].remove(at: origin.row)",
            "$0[keyPath: to].insert(element, at: destination.row)",
            "held: { section in\nswitch section {\ncase .names, .others: TableSpec.HeldRows()\ndefault: nil\n}\n}"
        )
        let identity = "case .namesName(let name): .name(name)\ncase .othersName(let name): .name(name)"
        #expect(generated.has(identity) == isSame)
        #expect(generated.has("enum ID") == isSame, "without a common one each row is its own identity")
    }

    @Test func severalCollectionsAreDistinguished() {
        let other = "    - { id: others, rows: { forEach: other in others, prototype: Cell, editing: { move: true } } }"
        let generated = list("{ move: true }", before: other.replacing("other in", with: "name in"))
        expect(
            generated,
            has: "case .others: update { $0.others.insert($0.others.remove(at: origin.row), at: destination.row) }",
            "case .names: update { $0.names.insert($0.names.remove(at: origin.row), at: destination.row) }"
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
            has: "rows: state.names.map(Row.name) + [.add])",
            "case .add: .insert",
            "insert: { [unowned self] _, _ in actions?.add() }",
            "if case .add = row(at: indexPath) { actions?.add() }",
            "func add()"
        )
    }

    @Test func theInsertRowComesAndGoes() {
        let insertRow = "insertRow: { text: Add, action: add, visible: $(names.count < 5) }"
        let generated = list("{ \(insertRow), delete: { except: [last] }, move: true }")
        #expect(generated.findings == [])
        expect(
            generated,
            has: "rows: state.names.map(Row.name) + (state.names.count < 5 ? [.add] : [])",
            "indexPath.row < source.lastRow(inSection: indexPath.section) - (state.names.count < 5 ? 1 : 0)"
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
                destination.onFinish = { [weak self] result in
                    TableSpec.dismissPresented(by: self) {
                        if let result { self?.add(result) }
                    }
                }
                """,
            """
            private func add(_ result: Item) {
                state.items.append(result)
                guard let indexPath = source.content.indexPaths(for: [.item(result)]).last else { return }
                tableView.scrollToRow(at: indexPath, at: .none, animated: true)
            }
            """
        )
        expect(generated, lacks: "didFinish")
    }

    /// A form that is tapped again while it leaves must not hand back twice.
    @Test func aResultIsTakenWhenTheFormHasGone() throws {
        let generated = screens("\(add)\n\(table(", editing: { delete: true }"))", form: "result: Item")
        let dismissal = try #require(generated.support.functions("dismissPresented(").first)
        #expect(dismissal.contains("completion: next"))
        #expect(!generated.swift.contains("dismiss(animated"))
    }

    @Test func aPushedFormIsPopped() throws {
        let push = "navigationItem: { right: { systemItem: add, segue: Form } }"
        let generated = screens("\(push)\n\(table(""))", form: "result: Item")
        expect(
            generated,
            has: """
                destination.onFinish = { [weak self, weak destination] result in
                    destination?.onFinish = nil
                    TableSpec.popPushed(above: self) { self?.actions?.didFinish(form: result) }
                }
                """
        )
        #expect(generated.support.functions("popPushed(").count == 1)
        // The Back button can be visible beside Cancel, and the app can pop the screen.
        #expect(generated.files.last?.contains("if isMovingFromParent { onFinish?(nil) }") == true)
    }

    @Test func otherwiseTheAppGetsIt() {
        expect(
            screens("\(add)\n\(table(""))", form: "result: Item"),
            has: "TableSpec.dismissPresented(by: self) { self?.actions?.didFinish(form: result) }",
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
        #expect(swift.contains("func makeResult(from state: FormViewController.State) -> String?"))
        #expect(swift.contains("guard let result = actions?.makeResult(from: state) else { return }"))
    }

    @Test func cancelingReturnsNothing() {
        let swift = form("result: Item\nstate: { name: String }")
        #expect(swift.contains("UIAction { [weak self] _ in self?.cancel() }"))
        #expect(swift.contains("guard isChanged else {\n            onFinish?(nil)\n            return\n        }"))
        #expect(swift.contains("isModalInPresentation = isChanged"))
        let fixed = form("result: Item\nisModalInPresentation: true")
        #expect(fixed.contains("UIAction { [weak self] _ in self?.onFinish?(nil) }"), "there is nothing to discard")
        #expect(
            form("result: Item\nstate: { name: String }\nisModalInPresentation: true").contains("InPresentation = true")
        )
        #expect(!form("result: Item\nstate: { name: String }\nisModalInPresentation: false").contains("InPresentation"))
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
