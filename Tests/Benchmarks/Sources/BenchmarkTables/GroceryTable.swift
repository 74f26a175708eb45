import HeadlessUIKit
import UIKit

/// A table of groceries in memory, served by generated or by hand-written code.
@MainActor
public final class GroceryTable {
    private let tableView: UITableView
    /// The table view does not keep it.
    private let dataSource: any UITableViewDataSource
    private let screen: HeadlessScreen?
    private let generated: GroceriesViewController?
    private var changes = 0

    /// A table of the hand-written data source.
    public init(handWritten count: Int) {
        tableView = UITableView(frame: .zero, style: .plain)
        dataSource = HandWrittenGroceries(Self.groceries(count))
        tableView.dataSource = dataSource
        generated = nil
        screen = nil
    }

    /// A table of the generated screen, which is on the screen.
    public init(generated count: Int) {
        let controller = GroceriesViewController(state: .init(groceries: Self.groceries(count)))
        let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
        screen.layOut()
        tableView = controller.tableView
        dataSource = controller.source
        generated = controller
        self.screen = screen
    }

    private static func groceries(_ count: Int) -> [Grocery] {
        (0..<count).map { Grocery(id: "\($0)", name: "Grocery \($0)") }
    }

    /// Asks for the cell of every row; returns their number.
    public func serveAllCells() -> Int {
        let rows = dataSource.tableView(tableView, numberOfRowsInSection: 0)
        for row in 0..<rows {
            _ = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: row, section: 0))
        }
        return rows
    }

    /// Gives the third grocery of a generated table another name; returns the number of changes so far.
    public func changeOneRow() -> Int {
        changes += 1
        generated?.state.groceries[2].name = "Milk \(changes)"
        screen?.layOut()
        tableView.trace = []
        return changes
    }
}
