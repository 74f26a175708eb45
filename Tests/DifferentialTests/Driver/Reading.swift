import UIKit

/// What a user sees of the top screen, as lines of text.
@MainActor
func shown(_ screen: HeadlessScreen, grips: Bool) -> [String] {
    guard let controller = screen.topViewController, let table = screen.tableView else { return ["no table"] }
    let item = controller.navigationItem
    var lines = ["title \(quoted(controller.title ?? item.title))"]
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    lines.append("prompt \(quoted(item.prompt))")
    lines.append("buttons \(buttons.map(button))")
    let isToolbarHidden = controller.navigationController?.isToolbarHidden ?? true
    lines.append("toolbar \(isToolbarHidden ? [] : (controller.toolbarItems ?? []).map(button))")
    lines.append("views \(views(of: controller).compactMap(titleOrImage))")
    if let bar = item.searchController?.searchBar {
        lines.append("search \(quoted(bar.text)) \(quoted(bar.placeholder)) \(bar.selectedScopeButtonIndex)")
    }
    lines.append("header \(quoted(text(of: table.tableHeaderView))) footer \(quoted(text(of: table.tableFooterView)))")
    lines.append("index \((table.inspection.shownSectionIndexTitles ?? []).joined())")
    for section in 0..<table.numberOfSections {
        lines.append("section \(header(of: section, in: table)) \(footer(of: section, in: table))")
        for row in 0..<table.numberOfRows(inSection: section) {
            let path = IndexPath(row: row, section: section)
            table.dragContent(toRow: path)
            lines.append(table.cellForRow(at: path).map { line($0, grips: grips) } ?? "row without a cell")
        }
    }
    return lines
}

@MainActor
private func button(_ item: UIBarButtonItem) -> String {
    let shown =
        item.customView.flatMap(titleOrImage) ?? name(of: item.image)
        ?? (item.inspection.systemItem == nil ? item.title ?? "" : "")
    return "\(shown) \(item.isEnabled ? "on" : "off")"
}

@MainActor
private func text(of view: UIView?) -> String? {
    ((view as? UIListContentView)?.configuration as? UIListContentConfiguration)?.text
}

@MainActor
private func header(of section: Int, in table: UITableView) -> String {
    scroll(table) { $0.rectForHeader(inSection: section) }
    return quoted(table.headerView(forSection: section)?.inspection.shownText)
}

@MainActor
private func footer(of section: Int, in table: UITableView) -> String {
    scroll(table) { $0.rectForFooter(inSection: section) }
    return quoted(table.footerView(forSection: section)?.inspection.shownText)
}

/// Scrolls until a title is near the top; rows on the way turn out to be of another height than estimated.
@MainActor
private func scroll(_ table: UITableView, to place: (UITableView) -> CGRect) {
    for _ in 0..<4 { table.dragContent(toOffset: place(table).minY - 200) }
}

@MainActor
private func line(_ cell: UITableViewCell, grips: Bool) -> String {
    let row = ControlRowReading(cell)
    let list = cell.contentConfiguration as? UIListContentConfiguration
    // A colorless image only reserves space.
    let image = list?.imageProperties.tintColor == .clear ? nil : row?.image ?? cell.inspection.shownImage
    let isSideBySide = list?.prefersSideBySideTextAndSecondaryText ?? (cell.inspection.style == .value2)
    return [
        "row \(isSideBySide ? "side by side " : "")\(quoted(row?.text ?? cell.inspection.shownText)) "
            + quoted(row?.detail ?? cell.inspection.shownDetailText),
        "image \(name(of: image) ?? "nothing")",
        cell.inspection.shownAccessoryView == nil ? "\(cell.inspection.shownAccessoryType)" : "view",
        "views \(([cell.inspection.shownAccessoryView].compactMap { $0 } + views(of: cell)).compactMap(titleOrImage))",
        cell.selectionStyle == .none ? "unselectable" : "selectable",
        "indented \(cell.indentationLevel)",
        "label \(quoted(cell.accessibilityLabel)) \(quoted(cell.accessibilityValue))",
        cell.isEditing ? "\(cell.editingStyle)" : "none",
        grips && cell.isEditing && cell.showsReorderControl ? "grip" : "fixed",
    ].joined(separator: " · ")
}

func quoted(_ text: String?) -> String { text.map { "\($0.debugDescription)" } ?? "nothing" }
