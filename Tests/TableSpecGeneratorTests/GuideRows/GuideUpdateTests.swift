import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: reordering and batches of changes.
@Suite("The guides' rules for reordering and updates")
struct GuideUpdateTests {
    @Test("R01: a dragged row moves in the state")
    func dragsMoveTheModel() {
        expect(
            GuideSpecs.edited,
            has: "update { $0.people.insert($0.people.remove(at: origin.row), at: destination.row) }"
        )
    }

    @Test("B02: rows and sections change only inside a batch")
    func changesAreBatched() throws {
        let calls = ["insertRows(", "deleteRows(", "insertSections(", "deleteSections(", "moveRow(at", "moveSection("]
        for source in try GeneratedSource.all() where source.name != "TableSpecSupport.tablespec.swift" {
            for body in source.text.functions("").filter({ !$0.contains("performing") }) {
                for call in calls { #expect(!body.contains(".\(call)"), "\(source.name): \(call)") }
            }
        }
        let support = GuideSpecs.edited.support
        #expect(support.functions("apply(to tableView").count == 1)
        let update = try #require(support.functions("move(to new").first)
        let batch = try #require(update.range(of: "tableView.performBatchUpdates {"))
        let changes = try #require(update.range(of: "difference.apply(to: tableView"))
        #expect(batch.upperBound < changes.lowerBound)
    }

    @Test("B03: the data of the table changes before the rows do")
    func theModelChangesFirst() throws {
        let update = try #require(GuideSpecs.edited.support.functions("move(to new").first)
        let batch = try #require(update.components(separatedBy: "performBatchUpdates {").dropFirst().first)
        let model = try #require(batch.range(of: "self.content = new"))
        let changes = try #require(batch.range(of: "difference.apply("))
        #expect(model.upperBound < changes.lowerBound)
    }

    @Test("R04: the inserting row stays in place, and no row is dragged below it")
    func theInsertRowStays() {
        expect(
            GuideSpecs.inserted,
            has: "canMove: { row, _ in\nswitch row {\ncase .person: true\ndefault: false\n}\n}",
            "source.target(from: indexPath, proposed: proposed)"
        )
        #expect(GuideSpecs.inserted.supports("let last = places.last(where: isFree)"))
    }

    @Test("R05: a drag out of its section returns to the nearest place in it")
    func dragsStayInTheirSection() throws {
        let target = try #require(GuideSpecs.inserted.support.functions("targetInSection(from source").first)
        #expect(
            target.contains("proposed.section < section ? first : proposed.section > section ? last : proposed.row")
        )
        #expect(target.contains("return IndexPath(row: min(max(row, first), last), section: section)"))
        expect(GuideSpecs.inserted, lacks: "held:")
    }

    @Test("B01: removed rows have old indexes, and added ones new indexes")
    func indexesAreOldAndNew() {
        let support = GuideSpecs.edited
        #expect(support.supports("deletedRows += rows.deleted.map { IndexPath(row: $0, section: from) }"))
        #expect(support.supports("insertedRows += rows.inserted.map { IndexPath(row: $0, section: to) }"))
        #expect(
            support.supports("(IndexPath(row: $0.from, section: from), IndexPath(row: $0.to, section: to))")
        )
    }

    @Test("B04: the changes are known before the batch, so their order in it doesn't matter")
    func orderMeansNothing() throws {
        let support = GuideSpecs.edited.support
        let update = try #require(support.functions("update(to new").first)
        let parts = update.components(separatedBy: "move(to: new, by: difference, in: tableView)")
        #expect(parts.count == 2)
        #expect(parts[0].contains("let difference = Difference(from: old, to: new)"))
        let move = try #require(support.functions("move(to new").first).components(separatedBy: "performBatchUpdates {")
        #expect(move.count == 2)
        for question in ["numberOfRows(", "indexPath(for", "cellForRow("] { #expect(!move[1].contains(question)) }
    }

    @Test("B05: the counts after a batch follow from the same values as its changes")
    func countsFollow() throws {
        let support = GuideSpecs.edited.support
        let count = try #require(support.functions("numberOfRowsInSection section").first)
        #expect(count.contains("content.parts[section].rows.count") && !count.contains("state."))
        let update = try #require(support.functions("update(to new").first)
        #expect(update.contains("Difference(from: old, to: new)"))
        let move = try #require(support.functions("move(to new").first)
        #expect(move.contains("self.content = new"))
    }
}
