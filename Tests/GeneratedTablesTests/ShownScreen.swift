import Foundation
import HeadlessUIKit

@testable import GeneratedTables

/// What a user sees of a table, read from its cells.
struct ShownScreen: Equatable {
    var title: String?
    /// The texts of the views above and below all rows.
    var header: String?
    var footer: String?
    /// The custom views above and below all rows, in reading order.
    var headerViews: [ShownView] = []
    var footerViews: [ShownView] = []
    /// What is in the search field of the bar: the text, else the placeholder.
    var search: String?
    var sections: [ShownSection]
}

struct ShownSection: Equatable {
    var header: String?
    var footer: String?
    /// The custom views of the header and the footer, in reading order.
    var headerViews: [ShownView] = []
    var footerViews: [ShownView] = []
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
    /// Whether the screen begins with the row selected.
    var isSelected: Bool
    /// Whether both texts are side by side, as in the styles `value1` and `value2`.
    var isSideBySide: Bool
    /// The views of a custom cell, in reading order; the control of a row that has one beside its texts is the last.
    var views: [ShownView]
}

/// One view of a custom cell.
struct ShownView: Equatable {
    var kind: String
    /// The text, the name of the image, or the control's value.
    var value: String?
}

extension ShownScreen {
    /// Reads a controller's table from top to bottom, like a user who scrolls through it.
    @MainActor
    init(_ controller: UIViewController, _ table: UITableView) {
        title = controller.title ?? controller.navigationItem.title
        header = table.tableHeaderView.flatMap(Self.text)
        footer = table.tableFooterView.flatMap(Self.text)
        headerViews = Self.views(in: table.tableHeaderView)
        footerViews = Self.views(in: table.tableFooterView)
        let bar = controller.navigationItem.searchController?.searchBar
        search = bar?.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar?.placeholder
        sections = (0..<table.numberOfSections).map { section in
            ShownSection(
                header: Self.header(of: section, in: table),
                footer: Self.footer(of: section, in: table),
                headerViews: Self.titleViews(table.delegate?.tableView(table, viewForHeaderInSection: section)),
                footerViews: Self.titleViews(table.delegate?.tableView(table, viewForFooterInSection: section)),
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
    /// The text of the delegate's view, else the data source's title.
    @MainActor
    private static func header(of section: Int, in table: UITableView) -> String? {
        let view = table.delegate?.tableView(table, viewForHeaderInSection: section)
        return title(view, else: table.dataSource?.tableView(table, titleForHeaderInSection: section))
    }

    @MainActor
    private static func footer(of section: Int, in table: UITableView) -> String? {
        let view = table.delegate?.tableView(table, viewForFooterInSection: section)
        return title(view, else: table.dataSource?.tableView(table, titleForFooterInSection: section))
    }

    /// The text of a view, or of the list content next to custom views.
    @MainActor
    private static func title(_ view: UIView?, else title: String?) -> String? {
        guard let view = view as? UITableViewHeaderFooterView, let content = view.contentConfiguration else {
            return title
        }
        if let list = content as? UIListContentConfiguration { return list.text }
        return view.contentView.subviews.lazy.compactMap(text).first
    }

    @MainActor
    private static func titleViews(_ view: UIView?) -> [ShownView] {
        (view as? UITableViewHeaderFooterView)?.contentView.subviews.flatMap(ShownRow.shown) ?? []
    }

    @MainActor
    private static func views(in view: UIView?) -> [ShownView] {
        (view as? TableSpec.HeaderView)?.subviews.flatMap(ShownRow.shown) ?? []
    }

    @MainActor
    private static func text(of view: UIView) -> String? {
        ((view as? UIListContentView)?.configuration as? UIListContentConfiguration)?.text
    }
}

extension ShownRow {
    @MainActor
    init(_ cell: UITableViewCell) {
        let controlRow = ControlRowReading(cell)
        text = controlRow?.text ?? cell.inspection.shownText
        detail = controlRow?.detail ?? cell.inspection.shownDetailText
        let list = Self.content(of: cell)?.configuration as? UIListContentConfiguration
        // A colorless image only reserves space.
        let isKeepingRoom = list?.imageProperties.tintColor == .clear
        image = isKeepingRoom ? nil : (controlRow?.image ?? cell.inspection.shownImage).flatMap(Self.name)
        (accessory, value) = Self.accessory(of: cell)
        isSelected = cell.isSelected
        isSideBySide = list?.prefersSideBySideTextAndSecondaryText ?? (cell.inspection.style == .value2)
        views = controlRow.map { $0.views.flatMap(Self.shown) } ?? Self.views(in: cell)
    }

    /// The views of a custom cell: what has been put into its content view besides the views of UIKit's own.
    @MainActor
    private static func views(in cell: UITableViewCell) -> [ShownView] {
        guard !(content(of: cell)?.configuration is UIListContentConfiguration) else { return [] }
        let standard = [cell.textLabel, cell.detailTextLabel, cell.imageView]
        return cell.contentView.subviews.filter { !standard.contains($0) }.flatMap(shown)
    }

    /// The view of a cell's content, without the space for a message below it.
    @MainActor
    fileprivate static func content(of cell: UITableViewCell) -> (any UIView & UIContentView)? {
        let view = cell.contentView as? any UIView & UIContentView
        guard let view, "\(type(of: view.configuration))" == "MessageContent" else { return view }
        return view.subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
    }

    @MainActor
    fileprivate static func shown(_ view: UIView) -> [ShownView] {
        switch view {
        case _ where view.isHidden: return []
        case let stack as UIStackView: return stack.arrangedSubviews.flatMap(shown)
        case let label as UILabel: return [ShownView(kind: "label", value: label.text)]
        case let text as TableSpec.LinkTextView: return [ShownView(kind: "label", value: text.text)]
        case let view as UIImageView: return [ShownView(kind: "image", value: view.image.flatMap(name))]
        case _ where type(of: view) == UIView.self || view is TableSpec.BorderView: return []
        case let layers as TableSpec.LayersView: return layers.subviews.flatMap(shown)
        case let content as any UIView & UIContentView: return content.subviews.flatMap(shown)
        default:
            guard let (kind, value) = control(view) else {
                return [ShownView(kind: "view", value: "\(type(of: view))")]
            }
            return [ShownView(kind: kind, value: value)]
        }
    }

    @MainActor
    private static func name(of image: UIImage) -> String? {
        switch image.inspection.source {
        case .symbol(let name), .asset(let name): name
        case .blank: nil
        }
    }

    @MainActor
    private static func accessory(of cell: UITableViewCell) -> (String, String?) {
        guard let view = cell.inspection.shownAccessoryView else {
            return ("\(cell.inspection.shownAccessoryType)", nil)
        }
        return control(view) ?? ("view", "\(type(of: view))")
    }

    /// The kind and the value of a control.
    @MainActor
    private static func control(_ view: UIView) -> (String, String?)? {
        switch view {
        case let control as UISwitch: ("switch", "\(control.isOn)")
        case let control as UISlider: ("slider", "\(control.value) in \(control.minimumValue)…\(control.maximumValue)")
        case let control as UIStepper: ("stepper", "\(control.value)")
        case let control as UISegmentedControl: ("segmentedControl", "\(control.selectedSegmentIndex)")
        case let control as UITextField: ("textField", control.text)
        case let control as UIDatePicker where control.datePickerMode == .countDownTimer:
            ("datePicker", "\(control.countDownDuration)")
        case let control as UIDatePicker: ("datePicker", "\(control.date.timeIntervalSince1970)")
        case let control as UIColorWell: ("colorWell", control.selectedColor?.description)
        case let control as UIPageControl: ("pageControl", "\(control.currentPage) of \(control.numberOfPages)")
        case let view as UIProgressView: ("progressView", "\(view.progress)")
        case let view as UIActivityIndicatorView: ("activityIndicator", "\(view.isAnimating)")
        case let view as UITextView: ("textView", view.text)
        case let view as UIPickerView:
            (
                "pickerView",
                view.delegate?.pickerView(view, titleForRow: view.selectedRow(inComponent: 0), forComponent: 0)
            )
        case let control as UIButton:
            (
                "button",
                control.currentTitle ?? control.currentImage.flatMap(name)
            )
        default: nil
        }
    }
}

/// A row with a control beside its texts, or below them: what its content view shows.
@MainActor
private struct ControlRowReading {
    let text: String?
    let detail: String?
    let image: UIImage?
    /// The control, or the views of a row of the screen's own.
    let views: [UIView]

    init?(_ cell: UITableViewCell) {
        guard let content = ShownRow.content(of: cell), "\(type(of: content.configuration))" == "ControlContent",
            let stack = content.subviews.first as? UIStackView,
            let texts = stack.arrangedSubviews.dropFirst().first as? UIStackView
        else { return nil }
        let labels = texts.arrangedSubviews.map { $0 as? UILabel }.map { $0?.isHidden == true ? nil : $0?.text }
        (text, detail) = (labels[0], labels[1])
        image = (stack.arrangedSubviews.first as? UIImageView)?.image
        views = Array(stack.arrangedSubviews.dropFirst(2))
    }
}
