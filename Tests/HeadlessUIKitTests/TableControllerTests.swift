import Foundation
import HeadlessUIKit
import Testing

/// `UITableViewController`: its table's data source and delegate, whose methods subclasses override.
@MainActor struct TableControllerTests {
    private final class Zones: UITableViewController {
        var zones = ["Abidjan", "Paris"]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { zones.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Zone")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "Zone")
            cell.textLabel?.text = zones[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let next = Zones(style: .plain)
            next.title = zones[indexPath.row]
            navigationController?.pushViewController(next, animated: true)
        }
    }

    @Test func overriddenMethodsCountAsImplementedAndOthersDoNot() {
        let zones = Zones(style: .insetGrouped)
        let screen = HeadlessScreen(zones)
        #expect(screen.tableView?.shownTexts == ["Abidjan", "Paris"])
        #expect(screen.tableView?.style == .insetGrouped)
        #expect(
            screen.tableView?.takeTrace().suffix(3) == ["numberOfRows(0)", "cellForRow(0, 0)", "cellForRow(0, 1)"]
        )
    }

    @Test func theDataIsLoadedAtTheFirstAppearanceOnly() {
        let zones = Zones(style: .plain)
        let screen = HeadlessScreen(UINavigationController(rootViewController: zones))
        zones.tableView.inspection.trace = []
        zones.tableView.tapRow(at: path(0, 1))
        #expect(screen.topViewController?.title == "Paris")
        #expect(zones.tableView.indexPathForSelectedRow == path(0, 1))
        zones.navigationController?.tapBack()
        #expect(zones.tableView.takeTrace() == ["didSelect(0, 1)"])
    }

    @Test(arguments: [true, false])
    func comingBackClearsTheSelection(clears: Bool) {
        let zones = Zones(style: .plain)
        zones.clearsSelectionOnViewWillAppear = clears
        let screen = HeadlessScreen(UINavigationController(rootViewController: zones))
        screen.tableView?.tapRow(at: path(0, 0))
        zones.navigationController?.tapBack()
        #expect((zones.tableView.indexPathForSelectedRow == nil) == clears)
    }

    @Test func appearingFlashesTheIndicators() {
        let zones = Zones(style: .plain)
        _ = HeadlessScreen(zones)
        #expect(zones.tableView.inspection.scrollIndicatorFlashes == 1)
    }

    @Test func aTableWithoutDataIsEmpty() {
        let screen = HeadlessScreen(UITableViewController())
        #expect(screen.tableView?.visibleCells.isEmpty == true)
    }

    @Test func pullingRefreshes() {
        let zones = Zones(style: .plain)
        let control = UIRefreshControl()
        control.addAction(
            UIAction { action in
                zones.zones.append("Tokyo")
                zones.tableView.reloadData()
                (action.sender as? UIRefreshControl)?.endRefreshing()
            },
            for: .valueChanged
        )
        zones.refreshControl = control
        let screen = HeadlessScreen(zones)
        #expect(screen.tableView?.pullToRefresh() == true)
        #expect(screen.tableView?.shownTexts.last == "Tokyo")
        #expect(!control.isRefreshing)
    }
}
