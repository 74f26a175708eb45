import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: reordering and batches of changes.
@Suite("The guides' rules for reordering and updates")
struct GuideUpdateTests {
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

    @Test("R04: the row that inserts stays where it is, and no row is dragged below it")
    func theInsertRowStays() throws {
        let movable = try #require(GuideSpecs.inserted.swift.functions("canMoveRowAt").first)
        #expect(movable.contains("case .person: return true") && movable.contains("default: return false"))
        let target = try #require(GuideSpecs.inserted.swift.functions("targetIndexPathForMoveFromRowAt").first)
        #expect(target.contains("people.count - 1"))
    }

    @Test("R05: a drag out of its section comes back to the nearest place in it")
    func dragsStayInTheirSection() throws {
        let target = try #require(GuideSpecs.inserted.swift.functions("targetIndexPathForMoveFromRowAt").first)
        #expect(target.contains("section: indexPath.section"))
        #expect(!target.contains("section: proposed.section"))
    }

    @Test("B01: what leaves is named by old indexes, what comes by new ones")
    func indexesAreOldAndNew() throws {
        let changes = try #require(GuideSpecs.edited.swift.functions("changes<ID: Hashable>").first)
        #expect(changes.contains("removed = IndexSet(old.indices.filter { !common.contains(old[$0]) })"))
        #expect(changes.contains("inserted = IndexSet(new.indices.filter { !common.contains(new[$0]) })"))
        let update = try #require(GuideSpecs.edited.swift.functions("updateRows()").first)
        #expect(update.contains("deleteRows(at: changes.removed.map"))
        #expect(update.contains("insertRows(at: changes.inserted.map"))
    }

    @Test("B04: the changes are known before the batch, so that their order in it means nothing")
    func orderMeansNothing() throws {
        let update = try #require(GuideSpecs.edited.swift.functions("updateRows()").first)
        let parts = update.components(separatedBy: "performBatchUpdates")
        #expect(parts.count == 2)
        #expect(parts[0].contains("let changes = Self.changes(from: old"))
        for question in ["numberOfRows(", "indexPath(for", "cellForRow("] { #expect(!parts[1].contains(question)) }
    }

    @Test("B05: the counts after a batch follow from the same values as its changes")
    func countsFollow() throws {
        let count = try #require(GuideSpecs.edited.swift.functions("numberOfRowsInSection").first)
        #expect(count.contains("people.count") && !count.contains("state."))
        let update = try #require(GuideSpecs.edited.swift.functions("updateRows()").first)
        #expect(update.contains("self.people = new"))
        #expect(update.contains("Self.changes(from: old.map(\\.id), to: new.map(\\.id))"))
    }
}
