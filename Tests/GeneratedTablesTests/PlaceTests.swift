import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

@Suite("Content that depends on a row's place follows the row")
@MainActor
struct PlaceTests {
    private func grips(_ table: UITableView) -> [Bool] { table.visibleCells.map(\.showsReorderControl) }

    @Test func aRowThatBecomesTheFirstLosesItsGrip() {
        let controller = RemindersViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(grips(controller.tableView) == [false, true, true, false, false, true, false])
        controller.state.today.removeFirst()
        #expect(grips(controller.tableView) == [false, true, false, false, true, false])
        controller.state.later.insert(Reminder(id: 9, name: "Rest"), at: 0)
        screen.layOut()
        #expect(grips(controller.tableView) == [false, true, false, false, true, true, false])
        controller.tapEdit()
        controller.state.today.removeAll()
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test func aRowWithoutAGripMayHaveOneWhenItIsEditedAgain() {
        let controller = RemindersViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(grips(controller.tableView).first == false)
        controller.tapEdit()
        controller.state.today.insert(Reminder(id: 9, name: "Rest"), at: 0)
        screen.layOut()
        // The cell says that it may have a grip; the table view asks whether the row has one.
        #expect(grips(controller.tableView).prefix(2) == [true, true])
        controller.tapEdit()
        #expect(grips(controller.tableView).prefix(2) == [false, true])
    }

    @Test func aRowThatIsDraggedToTheFirstPlaceOfASectionLosesItsGrip() async {
        let errands = [Errand(id: 1, name: "1", isUrgent: false), Errand(id: 2, name: "2", isUrgent: false)]
        let controller = ErrandsViewController(state: .init(pending: [], finished: errands))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(grips(controller.tableView) == [true, true])
        #expect(controller.tableView.dragRow(from: path(1, 1), to: path(0, 0)) == path(0, 0))
        await drained()
        #expect(controller.state.pending.map(\.id) == [2])
        #expect(grips(controller.tableView) == [false, true])
    }

    private func minuses(_ table: UITableView) -> [Bool] { table.visibleCells.map { $0.editingStyle == .delete } }

    @Test func aRowThatCanBeDeletedNoLongerLosesItsMinus() {
        let errands = (1...3).map { Errand(id: $0, name: "\($0)", isUrgent: false) }
        let controller = ErrandsViewController(state: .init(pending: errands, finished: []))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(minuses(controller.tableView) == [false, true, true])
        controller.state.pending.removeFirst()
        #expect(minuses(controller.tableView) == [false, true])
        controller.state.pending.insert(errands[0], at: 0)
        #expect(minuses(controller.tableView) == [false, true, true])
        controller.state.pending[1].isUrgent = true
        #expect(minuses(controller.tableView) == [false, false, true])
        controller.state.pending[1].isUrgent = false
        #expect(minuses(controller.tableView) == [false, true, true])
        #expect(controller.tableView.visibleCells.map(\.isEditing) == [true, true, true])
    }

    @Test func aRowThatIsDraggedGetsTheMinusOfItsNewPlace() async {
        let errands = (1...4).map { Errand(id: $0, name: "\($0)", isUrgent: $0 == 2) }
        let controller = ErrandsViewController(state: .init(pending: [], finished: errands))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(minuses(controller.tableView) == [true, true, true, true])
        await dragged {
            for _ in 0..<3 {
                #expect(controller.tableView.dragRow(from: path(1, 0), to: path(0, 0)) != nil)
                await drained()
            }
        }
        #expect(controller.state.pending.map(\.id) == [1, 3, 2])
        #expect(minuses(controller.tableView) == [false, true, false, true])
    }

    @Test func alternatingColorsStayWithThePlacesAfterADrag() async {
        let controller = DeparturesViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let colors = controller.tableView.visibleCells.map(\.backgroundColor)
        #expect(Set(colors).count == 2)
        controller.tapEdit()
        #expect(controller.tableView.dragRow(from: path(0, 0), to: path(0, 3)) == path(0, 3))
        await drained()
        #expect(controller.state.departures.map(\.id) == ["b", "c", "d", "a", "e"])
        #expect(controller.tableView.visibleCells.map(\.backgroundColor) == colors)
        #expect(
            controller.tableView.visibleCells.map(\.inspection.shownText).prefix(2) == ["Zürich HB", "Milano Centrale"]
        )
    }
}
