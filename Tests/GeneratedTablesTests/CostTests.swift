import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// What a change costs: calls are counted, and they do not depend on the number of rows.
@Suite("A change to one row updates one row")
@MainActor
struct CostTests {
    /// The messages of a change in a table of some groceries.
    private func trace(of count: Int, _ change: (inout [Grocery]) -> Void) -> [String] {
        let groceries = (0..<count).map { Grocery(id: "\($0)", name: "Grocery \($0)") }
        let controller = GroceriesViewController(state: .init(groceries: groceries))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tableView.inspection.trace = []
        change(&controller.state.groceries)
        screen.layOut()
        return controller.tableView.inspection.trace.map { $0.description.filter { !$0.isNumber } }
    }

    @Test func aNewContentIsAskedForInItsOwnCellAlone() {
        let trace = trace(of: 10_000) { $0[2].name = "Milk" }
        #expect(trace.count { $0.hasPrefix("cellForRow") } == 1)
    }

    @Test func anInsertedRowIsTheOnlyOneThatIsAskedFor() {
        let trace = trace(of: 10_000) { $0.insert(Grocery(id: "new", name: "Milk"), at: 2) }
        #expect(trace.count { $0.hasPrefix("cellForRow") } == 1)
    }

    @Test func aDeletedRowMakesRoomForOne() {
        let trace = trace(of: 10_000) { $0.remove(at: 2) }
        #expect(trace.count { $0.hasPrefix("cellForRow") } <= 1)
    }

    @Test func aMovedRowIsMovedHoweverFarItIs() {
        let groceries = (0..<10_000).map { Grocery(id: "\($0)", name: "Grocery \($0)") }
        let controller = GroceriesViewController(state: .init(groceries: groceries))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tableView.inspection.trace = []
        controller.update { $0.groceries.insert($0.groceries.remove(at: 9000), at: 2) }
        #expect(controller.tableView.inspection.updateTrace.last == [.moveRow(path(0, 9000), path(0, 2))])
        let cells = controller.tableView.inspection.trace.count { $0.description.hasPrefix("cellForRow") }
        #expect(cells == 1, "only the row that comes into sight is asked for")
    }

    @Test func tenTimesTheRowsTakeTheSameCalls() {
        for change in [{ $0[2].name = "Milk" }, { $0.remove(at: 2) }] as [(inout [Grocery]) -> Void] {
            #expect(trace(of: 1000, change) == trace(of: 10_000, change))
        }
    }
}
