import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

/// Batch updates: chapter 7 of the Table View Programming Guide, and UIKit's consistency check.
@MainActor struct BatchUpdateTests {
    /// Listing 7-8: deletions by the old indexes, insertions by the new ones, whatever the order of the calls.
    @Test func theGuidesBatchGivesItsResult() {
        let list = NameList([["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
        let table = shown(list)
        list.sections = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
        table.beginUpdates()
        table.insertRows(at: [path(0, 0), path(0, 3), path(0, 5)], with: .automatic)
        table.deleteRows(at: [path(0, 2), path(0, 4)], with: .automatic)
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        #expect(table.shownTexts == ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"])
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func anUpdateAsksForCountsAndForNewCellsOnly() {
        let list = NameList([["A", "B"]])
        let table = shown(list)
        list.sections[0].insert("New", at: 1)
        table.inspection.trace = []
        table.insertRows(at: [path(0, 1)], with: .automatic)
        #expect(table.takeTrace() == ["numberOfSections", "numberOfRows(0)", "cellForRow(0, 1)"])
        #expect(table.shownTexts == ["A", "New", "B"])
    }

    @Test func nestedBlocksEndWithTheOutermost() {
        let list = NameList([["A"]])
        let table = shown(list)
        table.beginUpdates()
        list.sections[0].append("B")
        table.performBatchUpdates { table.insertRows(at: [path(0, 1)], with: .none) }
        list.sections[0].append("C")
        table.insertRows(at: [path(0, 2)], with: .none)
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        #expect(table.shownTexts == ["A", "B", "C"])
    }

    @Test func cellsAndSelectionMoveAlong() {
        let list = NameList([["A", "B", "C"]])
        let table = shown(list)
        table.tapRow(at: path(0, 2))
        let cell = table.cellForRow(at: path(0, 2))
        list.sections[0].remove(at: 0)
        table.deleteRows(at: [path(0, 0)], with: .automatic)
        #expect(table.indexPathForSelectedRow == path(0, 1))
        #expect(table.cellForRow(at: path(0, 1)) === cell)
        #expect(cell.flatMap(table.indexPath(for:)) == path(0, 1))
    }

    @Test func sectionsComeGoAndMove() {
        let list = NameList([["A"], ["B"], ["C"]])
        let table = shown(list)
        list.sections = [["C"], ["New"], ["A"]]
        table.performBatchUpdates {
            table.moveSection(2, toSection: 0)
            table.deleteSections([1], with: .automatic)
            table.insertSections([1], with: .automatic)
        }
        #expect(table.shownTexts == ["C", "New", "A"])
    }

    @Test func rowsMoveBetweenSections() {
        let list = NameList([["A", "B"], ["C"]])
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 0))
        list.sections = [["B"], ["C", "A"]]
        table.moveRow(at: path(0, 0), to: path(1, 1))
        #expect(table.shownTexts == ["B", "C", "A"])
        #expect(table.cellForRow(at: path(1, 1)) === cell)
    }

    @Test func aReloadedSectionMayHaveAnyCount() {
        let list = NameList([["A"], ["B"]])
        let table = shown(list)
        list.sections[1] = ["C", "D", "E"]
        let failures = HeadlessFailure.collect { table.reloadSections([1], with: .fade) }
        #expect(failures.isEmpty)
        #expect(table.shownTexts == ["A", "C", "D", "E"])
    }

    @Test func aRowThatIsNotDeletedInTheModelIsUIKitsFailure() {
        let table = shown(NameList([names(20)]))
        let failures = HeadlessFailure.collect { table.deleteRows(at: [path(0, 3)], with: .automatic) }
        #expect(failures.map(\.severity) == [.exception])
        #expect(
            failures.first?.reason.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                    + "after the update (20) must be equal to the number of rows contained in that section before the update "
                    + "(20), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) "
                    + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            ) == true
        )
    }

    @Test func aSectionThatIsNotInsertedInTheModelIsUIKitsFailure() {
        let list = NameList([["A"]])
        let table = shown(list)
        list.sections.append(["B"])
        let failures = HeadlessFailure.collect { table.performBatchUpdates {} }
        #expect(
            failures.first?.reason.hasPrefix(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
                    + "update (2) must be equal to the number of sections contained in the table view before the update (1), "
                    + "plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
            ) == true
        )
    }

    @Test(arguments: [
        ("attempt to delete row 99 from section 0 which only contains 20 rows before the update", 99, 0, false),
        ("attempt to delete row 0 from section 7, but there are only 1 sections before the update", 0, 7, false),
        (
            "attempt to insert row 100 into section 0, but there are only 20 rows in section 0 after the update", 100,
            0, true
        ),
        ("attempt to insert row 0 into section 7, but there are only 1 sections after the update", 0, 7, true),
    ])
    func placesThatAreNotThereAreUIKitsFailures(text: String, row: Int, section: Int, inserts: Bool) {
        let table = shown(NameList([names(20)]))
        let failures = HeadlessFailure.collect {
            if inserts {
                table.insertRows(at: [path(section, row)], with: .none)
            } else {
                table.deleteRows(at: [path(section, row)], with: .none)
            }
        }
        #expect(failures.map(\.reason) == [text])
    }

    @Test func insertingAtTheEndWithoutChangingTheModelNamesTheRow() {
        let table = shown(NameList([names(3)]))
        let failures = HeadlessFailure.collect { table.insertRows(at: [path(0, 3)], with: .none) }
        #expect(
            failures.map(\.reason) == [
                "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update"
            ]
        )
    }

    @Test func aRowCannotBeDeletedAndMoved() {
        let list = NameList([names(3)])
        let table = shown(list)
        list.sections = [names(2)]
        let failures = HeadlessFailure.collect {
            table.performBatchUpdates {
                table.deleteRows(at: [path(0, 0)], with: .none)
                table.moveRow(at: path(0, 0), to: path(0, 1))
            }
        }
        #expect(
            failures.first?.reason
                == "attempt to perform a delete and a move from the same index path "
                + "(<NSIndexPath: {length = 2, path = 0 - 0}>)"
        )
    }

    @Test func afterAFailureTheTableShowsTheModel() {
        let list = NameList([["A", "B"]])
        let table = shown(list)
        list.sections = [["C"]]
        let failures = HeadlessFailure.collect { table.insertRows(at: [path(0, 0)], with: .none) }
        #expect(failures.count == 1)
        #expect(table.shownTexts == ["C"])
    }

    @Test func theTraceOfUpdatesHasEachBlockWithItsAnimations() {
        let list = NameList([["A", "B", "C"]])
        let table = shown(list)
        list.sections = [["D", "C", "A"]]
        table.performBatchUpdates {
            table.insertRows(at: [path(0, 0)], with: .right)
            table.deleteRows(at: [path(0, 1)], with: .fade)
            table.moveRow(at: path(0, 2), to: path(0, 1))
        }
        table.reloadRows(at: [path(0, 0)], with: .none)
        table.performBatchUpdates(nil)
        #expect(
            table.inspection.updateTrace == [
                [
                    .insertRows([path(0, 0)], .right), .deleteRows([path(0, 1)], .fade),
                    .moveRow(path(0, 2), path(0, 1)),
                ],
                [.reloadRows([path(0, 0)], .none)],
            ]
        )
        table.inspection.isTracing = false
        table.reloadRows(at: [path(0, 0)], with: .none)
        #expect(table.inspection.updateTrace.count == 2)
    }

    @Test func deletingAtTheEndScrollsBack() {
        let list = NameList([names(30)])
        let table = shown(list)
        table.dragContent(toRow: path(0, 29))
        list.sections = [names(5)]
        table.deleteRows(at: (5..<30).map { path(0, $0) }, with: .automatic)
        #expect(table.contentOffset.y == 0)
        #expect(table.visibleCells.count == 5)
    }

    /// What stays, moves and comes must agree with the model for any change.
    @Test(arguments: 0..<200)
    func anyConsistentUpdateShowsTheModel(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let list = NameList([(0..<Int.random(in: 0...8, using: &random)).map { "old \($0)" }])
        let table = shown(list)
        let old = list.sections[0]
        let kept = old.indices.filter { _ in Bool.random(using: &random) }
        let deleted = old.indices.filter { !kept.contains($0) }
        var new = kept.map { old[$0] }
        for number in 0..<Int.random(in: 0...4, using: &random) {
            new.insert("new \(number)", at: Int.random(in: 0...new.count, using: &random))
        }
        list.sections = [new]
        let inserted = new.indices.filter { new[$0].hasPrefix("new") }
        let failures = HeadlessFailure.collect {
            table.performBatchUpdates {
                table.insertRows(at: inserted.map { path(0, $0) }, with: .none)
                table.deleteRows(at: deleted.map { path(0, $0) }, with: .none)
            }
        }
        #expect(failures.isEmpty)
        #expect(table.shownTexts == new.prefix(10).map { $0 })
    }
}
