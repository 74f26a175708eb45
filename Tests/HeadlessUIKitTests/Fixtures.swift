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

/// A table that keeps its data source and delegate, which a table itself does not.
final class KeepingTable: UITableView {
    var kept: [AnyObject?] = []
}

/// A table in a viewport of 390 by 440 points, which is ten standard rows, laid out once.
@MainActor func shown(
    _ source: any UITableViewDataSource,
    delegate: (any UITableViewDelegate)? = nil,
    style: UITableView.Style = .plain,
    height: CGFloat = 440
) -> UITableView {
    let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: style)
    table.kept = [source, delegate]
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
    /// The texts that a person sees, from the top.
    var shownTexts: [String?] { visibleCells.map(\.shownText) }

    /// The trace since it was last read, as text.
    func takeTrace() -> [String] {
        defer { trace = [] }
        return trace.map(\.description)
    }
}
