import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The three calling sequences of the Table View Programming Guide, message by message, with generated data sources.
@Suite("Table view guide, calling sequences")
@MainActor
struct CallingSequenceTests {
    private let groceries = GroceriesViewController(
        state: .init(groceries: ["Bread", "Milk", "Eggs"].map { Grocery(id: $0, name: $0) })
    )

    /// The calls that a table sends and receives during an operation.
    private func trace(of table: UITableView, _ action: () -> Void) -> [String] {
        table.inspection.trace = []
        action()
        return table.inspection.trace.map(\.description)
    }

    @Test("Figure 4-1: Calling sequence for creating and configuring a table view")
    func sectionsThenRowsThenCells() {
        let controller = TimeZonesViewController(input: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let messages = controller.tableView.inspection.trace.map(\.description).filter {
            !$0.hasPrefix("titleFor") && $0 != "sectionIndexTitles"
        }
        #expect(
            messages.suffix(6) == [
                "numberOfSections", "numberOfRows(0)", "numberOfRows(1)", "cellForRow(0, 0)", "cellForRow(0, 1)",
                "cellForRow(1, 0)",
            ]
        )
    }

    @Test("Figure 7-1: Calling sequence for inserting or deleting rows in a table view")
    func editThenControlThenCommit() {
        let screen = HeadlessScreen(inStack: groceries)
        screen.layOut()
        let table: UITableView = groceries.tableView
        let editing = trace(of: table) { groceries.tapEdit() }
        let questions = (0..<4).flatMap { row in
            [
                "canEditRow(0, \(row))", "editingStyle(0, \(row))", "canMoveRow(0, \(row))",
                "cellSetEditing(0, \(row), true)",
            ]
        }
        #expect(editing.first == "setEditing(true)")
        #expect(editing.dropFirst().prefix(questions.count) == questions[...])
        let touching = trace(of: table) { table.tapEditingControl(at: path(0, 1)) }
        #expect(touching.isEmpty, "the Delete button appears first")
        let deleting = trace(of: table) { table.tapDelete(at: path(0, 1)) }
        #expect(deleting.first == "commit(delete, 0, 1)")
        #expect(deleting.contains("numberOfRows(0)"), "the row is deleted from the table")
        #expect(groceries.state.groceries.map(\.name) == ["Bread", "Eggs"])
        let inserting = trace(of: table) { table.tapEditingControl(at: path(0, 2)) }
        #expect(inserting.first == "commit(insert, 0, 2)")
    }

    @Test("Figure 7-1: Calling sequence, beginning with the rows that can be edited at all")
    func rowsThatAreNotEditedAreNotAskedFurther() {
        let controller = ChoresViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let messages = trace(of: controller.tableView) { controller.tapEdit() }
        #expect(messages.first == "setEditing(true)")
        #expect(messages.contains("canEditRow(0, 0)"))
        #expect(!messages.contains("editingStyle(0, 0)"))
        let asked = messages.firstIndex(of: "canEditRow(1, 0)")
        #expect(asked != nil && messages.firstIndex(of: "editingStyle(1, 0)") == asked.map { $0 + 1 })
    }

    @Test("Calling sequence: Deleting a row with a swipe")
    func aSwipeIsBracketedByEditing() {
        let screen = HeadlessScreen(inStack: groceries)
        screen.layOut()
        let table: UITableView = groceries.tableView
        let swiping = trace(of: table) { _ = table.swipe(at: path(0, 0)) }
        #expect(
            swiping == ["canEditRow(0, 0)", "editingStyle(0, 0)", "setEditing(true)"],
            "no cell shows its controls"
        )
        let deleting = trace(of: table) { table.tapDelete(at: path(0, 0)) }
        #expect(deleting.first == "commit(delete, 0, 0)")
        #expect(deleting.last == "setEditing(false)")
        #expect(groceries.state.groceries.map(\.name) == ["Milk", "Eggs"])
    }

    @Test("Figure 8-2: Calling sequence for reordering a row in a table view")
    func canMoveThenTargetsThenMove() {
        let screen = HeadlessScreen(inStack: groceries)
        screen.layOut()
        let table: UITableView = groceries.tableView
        groceries.tapEdit()
        let moving = trace(of: table) { table.dragRow(from: path(0, 1), to: path(0, 3), via: [path(0, 2)]) }
        #expect(
            moving == [
                "canMoveRow(0, 1)", "targetForMove(0, 1, 0, 2)", "targetForMove(0, 1, 0, 3)", "moveRow(0, 1, 0, 2)",
            ]
        )
        #expect(groceries.state.groceries.map(\.name) == ["Bread", "Eggs", "Milk"])
    }
}
