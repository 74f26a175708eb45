import Foundation

/// The list behind *More*. A tab chosen here replaces the list, whereas UIKit pushes the tab onto it.
final class MoreController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs?.hiddenTabs.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Tab")
        let item = tabs?.hiddenTabs[indexPath.row].tabBarItem
        var content = cell.defaultContentConfiguration()
        content.text = item?.title
        content.image = item?.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.selectedViewController = tabs?.hiddenTabs[indexPath.row]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }
}
