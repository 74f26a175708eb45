import UIKit

/// What a person sees of the top screen, as lines of text.
@MainActor
func shown(_ screen: HeadlessScreen, grips: Bool) -> [String] {
    guard let controller = screen.topViewController, let table = screen.tableView else { return ["no table"] }
    let item = controller.navigationItem
    var lines = ["title \(quoted(controller.title ?? item.title))"]
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    lines.append("buttons" + buttons.map { $0.isEnabled ? " on" : " off" }.joined())
    lines.append("index \((table.dataSource?.sectionIndexTitles(for: table) ?? []).joined())")
    for section in 0..<table.numberOfSections {
        lines.append("section \(header(of: section, in: table)) \(footer(of: section, in: table))")
        for row in 0..<table.numberOfRows(inSection: section) {
            let path = IndexPath(row: row, section: section)
            table.scroll(toRow: path)
            lines.append(table.cellForRow(at: path).map { line($0, grips: grips) } ?? "row without a cell")
        }
    }
    return lines
}

@MainActor
private func header(of section: Int, in table: UITableView) -> String {
    table.scroll(toContentOffset: table.rectForHeader(inSection: section).minY - 200)
    return quoted(table.headerView(forSection: section)?.shownText)
}

@MainActor
private func footer(of section: Int, in table: UITableView) -> String {
    table.scroll(toContentOffset: table.rectForFooter(inSection: section).minY - 200)
    return quoted(table.footerView(forSection: section)?.shownText)
}

@MainActor
private func line(_ cell: UITableViewCell, grips: Bool) -> String {
    [
        "row \(cell.cellStyle) \(quoted(cell.shownText)) \(quoted(cell.shownDetailText))",
        "image \(name(of: cell.shownImage))",
        accessory(of: cell),
        cell.selectionStyle == .none ? "unselectable" : "selectable",
        "indented \(cell.indentationLevel)",
        "label \(quoted(cell.accessibilityLabel))",
        cell.isEditing ? "\(cell.editingStyle)" : "none",
        grips && cell.isEditing && cell.showsReorderControl ? "grip" : "fixed",
    ].joined(separator: " · ")
}

func quoted(_ text: String?) -> String { text.map { "\($0.debugDescription)" } ?? "nothing" }

@MainActor
private func name(of image: UIImage?) -> String {
    switch image?.source {
    case .symbol(let name), .asset(let name): name
    case .blank, nil: "nothing"
    }
}

@MainActor
private func accessory(of cell: UITableViewCell) -> String {
    switch cell.shownAccessoryView {
    case let control as UISwitch: "switch \(control.isOn)"
    case let control as UISlider: "slider \(control.value)"
    case let control as UIStepper: "stepper \(control.value)"
    case let control as UISegmentedControl:
        "segments \((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }) "
            + "\(control.selectedSegmentIndex)"
    case let control as UITextField: "textField \(quoted(control.text)) placeholder \(quoted(control.placeholder))"
    case let control as UIButton: "button \(quoted(control.title(for: .normal) ?? ""))"
    case .some(let view): "\(type(of: view))"
    case nil: "\(cell.shownAccessoryType)"
    }
}
