import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: selection and editing.
@Suite("The guides' rules for selection and editing")
struct GuideEditingTests {
    @Test("S02: a tap that shows nothing deselects its row")
    func tapsDeselect() throws {
        let generated = GuideSpecs.people(cell: "text: $(person.name), action: call")
        let tap = try #require(generated.swift.functions("didSelectRowAt").first)
        #expect(tap.contains("tableView.deselectRow(at: indexPath, animated: true)"))
    }

    @Test("S03: the row of a pushed screen stays selected until the table controller deselects it on return")
    func pushedRowsStaySelected() throws {
        let generated = Generated(
            rows: "{ id: next, text: Next, segue: Next }",
            keys: "external: { Next: NextViewController }"
        )
        let tap = try #require(generated.swift.functions("didSelectRowAt").first)
        #expect(!tap.contains("deselectRow"))
        #expect(generated.swift.contains("UITableViewController, "))
        #expect(!generated.swift.contains("clearsSelectionOnViewWillAppear = false"))
    }

    @Test("S04: a composite screen clears the selection and flashes the indicators")
    func compositesDoWhatTableControllersDo() throws {
        let appearing = try #require(GuideSpecs.composite.swift.functions("viewWillAppear(").first)
        #expect(appearing.contains("if let indexPath = tableView.indexPathForSelectedRow {"))
        #expect(appearing.contains("tableView.deselectRow(at: indexPath, animated: animated)"))
        let appeared = try #require(GuideSpecs.composite.swift.functions("viewDidAppear(").first)
        #expect(appeared.contains("tableView.flashScrollIndicators()"))
        expect(GuideSpecs.edited, lacks: "flashScrollIndicators")
    }

    @Test("S06: the old checkmark is removed, and the same row changes nothing")
    func checkmarksMove() throws {
        let generated = GuideSpecs.people(rows: ", selection: { mode: exclusive, value: $(chosen) }")
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: ".chosen(state.chosen == person.id)",
            "didSet { if state != oldValue { showChanges(since: oldValue) } }",
            "(state.chosen == person.id) != (old.chosen == person.id)"
        )
        #expect(generated.supports("accessory = .type(isChosen ? .checkmark : .none)"))
    }

    @Test("S10: only rows with actions have the method for taps")
    func tapsAreHandled() {
        #expect(GuideSpecs.people(cell: "text: A, action: call").swift.functions("didSelectRowAt").count == 1)
        #expect(GuideSpecs.people().swift.functions("didSelectRowAt").isEmpty)
    }

    @Test("S11: the table scrolls to the row that a form has added")
    func addedRowsAreShown() {
        expect(
            GuideSpecs.form,
            has: "tableView.scrollToRow(at: indexPath, at: .none, animated: true)"
        )
    }

    @Test("E01: rows that are deleted or inserted have the commit method")
    func editingIsCommitted() throws {
        let commit = try #require(GuideSpecs.inserted.support.functions("commit style").first)
        #expect(
            commit.contains(
                "if style == .insert { editing?.insert?(row, indexPath) } else { editing?.delete(row, indexPath) }"
            )
        )
        expect(
            GuideSpecs.inserted,
            has: "delete: { [unowned self] row, indexPath in",
            "insert: { [unowned self] _, _ in"
        )
        #expect(GuideSpecs.people().support.functions("commit style").isEmpty)
    }

    @Test("E02: a deletion changes the state, and the table follows")
    func modelAndTableChangeTogether() {
        expect(
            GuideSpecs.edited,
            has: "TableSpec.remove(person, from: &state.people, near: indexPath.row, by: \\.id)",
            "var state: State { didSet { if state != oldValue { source.show(content) } } }"
        )
    }

    @Test("E03: the commit method never ends editing")
    func committingLeavesEditingAlone() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("commit style") {
                #expect(!body.contains("setEditing") && !body.contains("isEditing ="), "\(source.name)")
            }
        }
    }

    @Test("E05: if every row can be edited, the table isn't asked")
    func needlessQuestionsAreNotAnswered() {
        expect(GuideSpecs.edited, lacks: "isEditable", "editingStyleForRowAt")
        #expect(GuideSpecs.edited.supports("isEditable: @escaping (Row) -> Bool = { _ in true }"))
        #expect(GuideSpecs.people().supports("canEditRowAt indexPath: IndexPath) -> Bool {\nfalse\n}"))
    }

    @Test("E08: a table outside of a table controller receives 'setEditing'")
    func compositesForwardEditing() throws {
        let editing = try #require(GuideSpecs.composite.swift.functions("setEditing(").first)
        let handedOn = try #require(editing.range(of: "tableView.setEditing(editing, animated: animated)"))
        let inherited = try #require(editing.range(of: "super.setEditing(editing, animated: animated)"))
        #expect(inherited.upperBound < handedOn.lowerBound)
        #expect(GuideSpecs.edited.swift.functions("setEditing(").isEmpty)
    }

    @Test("E09: 'setEditing' calls super")
    func editingCallsSuper() throws { try expectSuper(in: "setEditing") }

    @Test("E11: the inserting row is the last one of its section")
    func theInsertRowIsLast() {
        expect(
            GuideSpecs.inserted,
            has: "rows: state.people.map(Row.person) + [.addPerson])",
            "case .person: .delete\ncase .addPerson: .insert"
        )
    }

    @Test("E13: the result of a form is appended, and the table follows the state")
    func resultsAreAppended() {
        expect(
            GuideSpecs.form,
            has: "if let result { self?.add(result) }",
            "state.names.append(result)",
            "didSet { if state != oldValue { source.show(content) } }"
        )
    }
}
