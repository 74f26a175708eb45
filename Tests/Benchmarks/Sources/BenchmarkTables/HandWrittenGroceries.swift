import UIKit

/// The data source of the screen Groceries as a person writes it: rows, and at the end the one that inserts.
@MainActor
final class HandWrittenGroceries: NSObject, UITableViewDataSource {
    private let groceries: [Grocery]

    private lazy var addCell: UITableViewCell = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Add a grocery"
        cell.contentConfiguration = content
        return cell
    }()

    init(_ groceries: [Grocery]) {
        self.groceries = groceries
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groceries.count + 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < groceries.count else { return addCell }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "GroceryCell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "GroceryCell")
        var content = cell.defaultContentConfiguration()
        content.text = groceries[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }
}
