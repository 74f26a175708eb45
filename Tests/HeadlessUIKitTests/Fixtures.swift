import Foundation
import HeadlessUIKit

/// Sections of names, as simple as a data source gets.
@MainActor class NameList: NSObject, UITableViewDataSource {
    var sections: [[String]]
    private(set) var made = 0

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name") ?? makeCell()
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    private func makeCell() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "Name")
    }
}

/// The same list with cells of a registered class, dequeued for their rows.
@MainActor class RegisteredList: NameList {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// A list whose rows have a field each, in cells that are kept.
@MainActor final class FieldList: NSObject, UITableViewDataSource {
    var names: [String]
    private var cells: [String: UITableViewCell] = [:]
    private(set) var fields: [String: UITextField] = [:]

    init(_ names: [String]) {
        self.names = names
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(of: names[indexPath.row])
    }

    private func cell(of name: String) -> UITableViewCell {
        if let cell = cells[name] { return cell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        cell.accessoryView = field
        cell.textLabel?.text = name
        fields[name] = field
        cells[name] = cell
        return cell
    }

    func forgetCells() {
        cells = [:]
    }
}

/// A table that keeps its data source and delegate, which a table itself does not.
final class KeepingTable: UITableView {
    var kept: [AnyObject?] = []
}

/// A table in a window of 390 by 440 points, which is ten standard rows, laid out once.
@MainActor func shown(
    _ source: any UITableViewDataSource,
    delegate: (any UITableViewDelegate)? = nil,
    style: UITableView.Style = .plain,
    height: CGFloat = 440
) -> UITableView {
    let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: style)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    table.kept = [source, delegate, window]
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
}

/// `path(0, 1)` is the second row of the first section, in the order of the trace.
func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
}

func names(_ count: Int) -> [String] {
    (0..<count).map { "Row \($0)" }
}

extension UITableView {
    /// The texts that a user sees, from the top.
    var shownTexts: [String?] { visibleCells.map(\.inspection.shownText) }

    /// The trace since it was last read, as text.
    func takeTrace() -> [String] {
        defer { inspection.trace = [] }
        return inspection.trace.map(\.description)
    }
}
