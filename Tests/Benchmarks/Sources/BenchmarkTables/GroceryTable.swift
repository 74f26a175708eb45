import HeadlessUIKit
import UIKit

/// A table of groceries in memory, served by generated or by hand-written code.
@MainActor
public final class GroceryTable {
    private let tableView: UITableView
    /// The table view does not keep it.
    private let dataSource: any UITableViewDataSource
    private let screen: HeadlessScreen
    private let generated: GroceriesViewController?
    private var changes = 0
    private var oneMore: TableSpec.Content<GroceriesViewController.Section, GroceriesViewController.Row>?

    /// A table of the hand-written data source, which is on the screen.
    public init(handWritten count: Int) {
        let controller = UITableViewController(style: .plain)
        let source = HandWrittenGroceries(Self.groceries(count))
        source.register(in: controller.tableView)
        controller.tableView.dataSource = source
        let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
        screen.layOut()
        tableView = controller.tableView
        dataSource = source
        generated = nil
        self.screen = screen
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
        return shown()
    }

    /// Inserts a grocery in the middle of a generated table; returns the number of changes so far.
    public func insertOneRow() -> Int {
        changes += 1
        let new = Grocery(id: "new \(changes)", name: "Milk \(changes)")
        generated?.update { $0.groceries.insert(new, at: $0.groceries.count / 2) }
        return shown()
    }

    /// Compares the content with one that has a row more in the middle; returns how many rows come and go.
    public func compareWithOneMore() -> Int {
        guard let content = generated?.source.content else { return 0 }
        if oneMore == nil {
            var rows = content.parts[0].rows
            rows.insert(.grocery(Grocery(id: "new", name: "Milk")), at: rows.count / 2)
            oneMore = TableSpec.Content(.groceries, rows: rows)
        }
        return oneMore.map { TableSpec.Difference(from: content, to: $0).count } ?? 0
    }

    private func shown() -> Int {
        screen.layOut()
        tableView.inspection.trace = []
        return changes
    }
}
