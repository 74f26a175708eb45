import Foundation
import HeadlessUIKit

/// What a person sees of a table, read off its cells.
struct ShownScreen: Equatable {
    var title: String?
    /// The texts of the views above and below all rows.
    var header: String?
    var footer: String?
    var sections: [ShownSection]
}

struct ShownSection: Equatable {
    var header: String?
    var footer: String?
    var rows: [ShownRow]
}

struct ShownRow: Equatable {
    var text: String?
    var detail: String?
    /// The name of the symbol or of the asset.
    var image: String?
    /// The accessory's type, or the class of its control.
    var accessory: String
    /// The control's value.
    var value: String?
    var isSelectable: Bool
    /// The lower-case name of the cell's style.
    var style: String
}

extension ShownScreen {
    /// Reads a controller's table from top to bottom, as a person who scrolls through it.
    @MainActor
    init(_ controller: UIViewController, _ table: UITableView) {
        title = controller.title ?? controller.navigationItem.title
        header = table.tableHeaderView.flatMap(Self.text)
        footer = table.tableFooterView.flatMap(Self.text)
        sections = (0..<table.numberOfSections).map { section in
            ShownSection(
                header: table.dataSource?.tableView(table, titleForHeaderInSection: section),
                footer: table.dataSource?.tableView(table, titleForFooterInSection: section),
                rows: (0..<table.numberOfRows(inSection: section)).compactMap { row in
                    let indexPath = IndexPath(row: row, section: section)
                    table.scrollToRow(at: indexPath, at: .middle, animated: false)
                    table.layoutIfNeeded()
                    return table.cellForRow(at: indexPath).map(ShownRow.init)
                }
            )
        }
    }
}

extension ShownScreen {
    @MainActor
    private static func text(of view: UIView) -> String? {
        ((view as? UIListContentView)?.configuration as? UIListContentConfiguration)?.text
    }
}

extension ShownRow {
    @MainActor
    init(_ cell: UITableViewCell) {
        text = cell.shownText
        detail = cell.shownDetailText
        image = cell.shownImage.flatMap { image in
            switch image.source {
            case .symbol(let name), .asset(let name): name
            case .blank: nil
            }
        }
        (accessory, value) = Self.accessory(of: cell)
        isSelectable = cell.selectionStyle != .none
        style = "\(cell.cellStyle)"
    }

    @MainActor
    private static func accessory(of cell: UITableViewCell) -> (String, String?) {
        switch cell.shownAccessoryView {
        case let control as UISwitch: ("switch", "\(control.isOn)")
        case let control as UISlider: ("slider", "\(control.value) in \(control.minimumValue)…\(control.maximumValue)")
        case let control as UIStepper: ("stepper", "\(control.value)")
        case let control as UISegmentedControl: ("segmentedControl", "\(control.selectedSegmentIndex)")
        case let control as UITextField: ("textField", control.text)
        case let control as UIButton: ("button", control.configuration?.title ?? control.title(for: .normal))
        case .some(let view): ("\(type(of: view))", nil)
        case nil: ("\(cell.shownAccessoryType)", nil)
        }
    }
}
