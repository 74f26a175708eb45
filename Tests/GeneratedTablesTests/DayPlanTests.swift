import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Drags between lists that have static rows above and below them.
@Suite("Day plan")
@MainActor
struct DayPlanTests {
    private let controller = DayPlanViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
    }

    private var table: UITableView { controller.tableView }

    private var ids: [[Int]] { [controller.state.morning.map(\.id), controller.state.afternoon.map(\.id)] }

    @Test func aRowIsDroppedIntoTheOtherList() {
        #expect(table.dragRow(from: path(0, 1), to: path(1, 2)) == path(1, 2))
        #expect(ids == [[2], [3, 1, 4]])
        #expect(
            table.rowTexts == [
                ["Breakfast", "Castle", "Lunch"],
                ["Rest", "Tower of Belém", "Cathedral", "Aquarium", "Add Sight", "Dinner"],
            ]
        )
        #expect(table.dragRow(from: path(1, 3), to: path(0, 2)) == path(0, 2))
        #expect(ids == [[2, 4], [3, 1]])
    }

    @Test func aDragBesideTheListEndsAtItsNearestPlace() {
        #expect(table.dragRow(from: path(0, 1), to: path(1, 0)) == path(1, 2), "the first sight keeps its place")
        #expect(table.dragRow(from: path(0, 1), to: path(1, 6)) == path(1, 4))
        #expect(ids == [[], [3, 1, 4, 2]])
    }

    @Test func aDragWithinAListEndsInIt() {
        #expect(table.dragRow(from: path(0, 1), to: path(0, 3)) == path(0, 2))
        #expect(table.dragRow(from: path(0, 2), to: path(0, 0)) == path(0, 1))
        #expect(ids == [[1, 2], [3, 4]])
        #expect(table.dragRow(from: path(1, 1), to: path(1, 2)) == nil)
    }

    /// The row “Umbrella” is there only without sights, so the place of the list is that before the drag.
    @Test func anEmptyListTakesRows() async {
        controller.state.morning = []
        #expect(table.rowTexts.first == ["Breakfast", "Umbrella", "Lunch"])
        await dragged { #expect(table.dragRow(from: path(1, 2), to: path(0, 0)) == path(0, 2)) }
        #expect(ids == [[4], [3]])
        #expect(table.rowTexts.first == ["Breakfast", "Aquarium", "Lunch"])
    }
}
