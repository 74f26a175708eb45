import UIKit

/// The data source of the screen Groceries as an expert writes it: cells that are registered and dequeued for their place,
/// content configurations, grips where rows can be dragged, and nothing highlighted that does nothing.
@MainActor
final class HandWrittenGroceries: NSObject, UITableViewDataSource {
    private let groceries: [Grocery]

    init(_ groceries: [Grocery]) {
        self.groceries = groceries
    }

    func register(in tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Grocery")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Add")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groceries.count + 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isGrocery = indexPath.row < groceries.count
        let cell = tableView.dequeueReusableCell(withIdentifier: isGrocery ? "Grocery" : "Add", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = isGrocery ? groceries[indexPath.row].name : "Add a grocery"
        cell.contentConfiguration = content
        cell.selectionStyle = isGrocery ? .none : .default
        cell.showsReorderControl = isGrocery
        return cell
    }
}
