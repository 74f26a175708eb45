import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: selection, editing and updates.
@Suite("The guides' rules for selection, editing and updates")
struct GuideEditingTests {
    @Test("S02: a tap that shows nothing deselects its row")
    func tapsDeselect() throws {
        let generated = GuideSpecs.people(cell: "text: $(person.name), action: call")
        let tap = try #require(generated.swift.functions("didSelectRowAt").first)
        #expect(tap.contains("tableView.deselectRow(at: indexPath, animated: true)"))
    }

    @Test("S03: the row of a pushed screen stays selected, for the table controller to deselect it on return")
    func pushedRowsStaySelected() throws {
        let generated = Generated(
            rows: "{ id: next, text: Next, segue: Next }",
            keys: "external: { Next: NextViewController }"
        )
        let tap = try #require(generated.swift.functions("didSelectRowAt").first)
        #expect(!tap.contains("deselectRow"))
        #expect(generated.swift.contains("UITableViewController {"))
        #expect(!generated.swift.contains("clearsSelectionOnViewWillAppear = false"))
    }

    @Test("S04: a composite screen clears the selection and flashes the indicators itself")
    func compositesDoWhatTableControllersDo() throws {
        for source in try GeneratedSource.all() where source.text.contains(": UIViewController {") {
            guard source.text.contains("UITableView(frame:") else { continue }
            let appearing = source.functions("viewWillAppear(").joined()
            #expect(appearing.contains("deselectRow") || source.text.contains("addChild("), "\(source.name)")
            let appeared = source.functions("viewDidAppear(").joined()
            #expect(appeared.contains("flashScrollIndicators") || source.text.contains("addChild("), "\(source.name)")
        }
    }

    @Test("S06: the old checkmark goes, and the same row changes nothing")
    func checkmarksMove() throws {
        let generated = GuideSpecs.people(rows: ", selection: { mode: exclusive, value: $(chosen) }")
        #expect(generated.findings.isEmpty)
        #expect(generated.swift.contains("isChosen ? .checkmark : .none"))
        #expect(generated.swift.contains("state.chosen != old.chosen"))
    }

    @Test("S10: rows that react have the method for taps, and others have none")
    func tapsAreHandled() {
        #expect(GuideSpecs.people(cell: "text: A, action: call").swift.functions("didSelectRowAt").count == 1)
        #expect(GuideSpecs.people().swift.functions("didSelectRowAt").isEmpty)
    }

    @Test("E01: rows that are deleted or inserted have the method that commits")
    func editingIsCommitted() {
        #expect(GuideSpecs.edited.swift.functions("commit editingStyle").count == 1)
        #expect(GuideSpecs.people().swift.functions("commit editingStyle").isEmpty)
    }

    @Test("E02: a deletion changes the state, and the table follows")
    func modelAndTableChangeTogether() throws {
        let generated = GuideSpecs.edited
        let commit = try #require(generated.swift.functions("commit editingStyle").first)
        #expect(commit.contains("state.people.remove(at: indexPath.row)"))
        let update = try #require(generated.swift.functions("update(from old: State)").first)
        #expect(update.contains("state.people != old.people"))
        #expect(update.contains("updateRows()"))
    }

    @Test("E03: committing never ends editing")
    func committingLeavesEditingAlone() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("commit editingStyle") {
                #expect(!body.contains("setEditing") && !body.contains("isEditing ="), "\(source.name)")
            }
        }
    }

    @Test("E05: where every row is edited, the table is not asked which are")
    func needlessQuestionsAreNotAnswered() {
        #expect(GuideSpecs.edited.swift.functions("canEditRowAt").isEmpty)
    }

    @Test("E08: a table outside of a table controller hears of editing")
    func compositesForwardEditing() throws {
        for source in try GeneratedSource.all() where source.text.contains("editButtonItem") {
            guard source.text.contains("UITableView(frame:"), !source.text.contains("addChild(") else { continue }
            #expect(source.functions("setEditing(").contains { $0.contains("ableView.setEditing(") }, "\(source.name)")
        }
    }

    @Test("E09: 'setEditing' calls super")
    func editingCallsSuper() throws { try expectSuper(in: "setEditing") }

    @Test("R01: a dragged row moves in the state")
    func dragsMoveTheModel() throws {
        let move = try #require(GuideSpecs.edited.swift.functions("moveRowAt").first)
        #expect(move.contains("state.people.remove(at: indexPath.row)"))
        #expect(move.contains("state.people.insert(person, at: destination.row)"))
    }

    @Test("B02: rows and sections change inside of a batch only")
    func changesAreBatched() throws {
        for source in try GeneratedSource.all() {
            let outside = source.functions("update").filter { !$0.contains("performBatchUpdates") }
            for body in outside {
                for call in ["insertRows(", "deleteRows(", "insertSections(", "deleteSections("] {
                    #expect(!body.contains(".\(call)"), "\(source.name): \(call)")
                }
            }
        }
    }

    @Test("B03: what the table is told to show changes before the rows do")
    func theModelChangesFirst() throws {
        let update = try #require(GuideSpecs.edited.swift.functions("updateRows()").first)
        let batch = try #require(update.components(separatedBy: "performBatchUpdates").last)
        let model = try #require(batch.range(of: "self.people = "))
        let deletion = try #require(batch.range(of: "deleteRows("))
        #expect(model.upperBound < deletion.lowerBound)
    }
}
