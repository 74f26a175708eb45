import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 8 of the Table View Programming Guide: managing the reordering of rows.
@Suite("Table view guide, chapter 8")
@MainActor
struct ReorderingListingTests {
    private let controller = RemindersViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
    }

    private var table: UITableView { controller.tableView }

    private var ids: [[Int]] { [controller.state.today.map(\.id), controller.state.later.map(\.id)] }

    @Test("Listing 8-1: Excluding a row from relocation")
    func theFirstRowHasNoReorderControl() {
        #expect(
            table.visibleCells.map(\.showsReorderControl) == [false, true, true, false, false, true, false],
            "nor has the row that adds one"
        )
        #expect(table.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    }

    @Test("Listing 8-2: Updating the model array for the relocated row")
    func theModelFollowsTheRow() {
        #expect(table.dragRow(from: path(0, 1), to: path(0, 2)) == path(0, 2))
        #expect(ids == [[1, 3, 2], [4, 5]])
        let last = "Add a reminder for today"
        #expect(table.rowTexts[0] == ["Call the bank", "Post the letter", "Water the plants", last])
    }

    @Test("Listing 8-3: Retargeting the destination row of a move operation")
    func aRowStaysInItsGroupAndAboveTheLastRow() {
        #expect(table.dragRow(from: path(0, 1), to: path(1, 1)) == path(0, 2), "below the group: its last place")
        #expect(table.dragRow(from: path(1, 1), to: path(0, 0)) == path(1, 1), "above the group: its first place")
        #expect(table.dragRow(from: path(0, 1), to: path(0, 3)) == path(0, 2), "not onto the row that adds one")
        #expect(table.dragRow(from: path(0, 2), to: path(0, 0)) == path(0, 1), "not onto the row that stays")
        #expect(ids[1] == [4, 5])
        #expect(table.rowTexts.map(\.last) == ["Add a reminder for today", "Add a reminder for later"])
    }
}
