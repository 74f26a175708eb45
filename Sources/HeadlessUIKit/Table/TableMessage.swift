public import Foundation

/// One message of a table's ``UITableView/trace``.
///
/// Only messages that the receiver implements are recorded, because UIKit sends no others. A message is written like
/// `cellForRow(0, 1)`, section first.
public enum TableMessage: Hashable, Sendable {
    // To the data source.
    case numberOfSections
    case numberOfRows(Int)
    case cellForRow(IndexPath)
    case titleForHeader(Int)
    case titleForFooter(Int)
    case sectionIndexTitles
    case sectionForIndexTitle(String, Int)
    case canEditRow(IndexPath)
    case canMoveRow(IndexPath)
    case commit(UITableViewCell.EditingStyle, IndexPath)
    case moveRow(IndexPath, IndexPath)

    // To the delegate: measures and views.
    case heightForRow(IndexPath)
    case heightForHeader(Int)
    case heightForFooter(Int)
    case estimatedHeightForRow(IndexPath)
    case estimatedHeightForHeader(Int)
    case estimatedHeightForFooter(Int)
    case indentationLevel(IndexPath)
    case viewForHeader(Int)
    case viewForFooter(Int)
    case willDisplayCell(IndexPath)
    case didEndDisplayingCell(IndexPath)
    case willDisplayHeader(Int)
    case willDisplayFooter(Int)
    case didEndDisplayingHeader(Int)
    case didEndDisplayingFooter(Int)

    // To the delegate: touches.
    case shouldHighlight(IndexPath)
    case didHighlight(IndexPath)
    case didUnhighlight(IndexPath)
    case willSelect(IndexPath)
    case didSelect(IndexPath)
    case willDeselect(IndexPath)
    case didDeselect(IndexPath)
    case canPerformPrimaryAction(IndexPath)
    case performPrimaryAction(IndexPath)
    case accessoryButtonTapped(IndexPath)
    case contextMenu(IndexPath)
    case willDisplayContextMenu
    case willPerformPreviewAction
    case willEndContextMenu

    // To the delegate: editing.
    case editingStyle(IndexPath)
    case shouldIndentWhileEditing(IndexPath)
    case titleForDeleteConfirmation(IndexPath)
    case leadingSwipeActions(IndexPath)
    case trailingSwipeActions(IndexPath)
    case willBeginEditing(IndexPath)
    case didEndEditing(IndexPath?)
    case targetForMove(IndexPath, IndexPath)

    // To the object that loads data early.
    case prefetchRows([IndexPath])
    case cancelPrefetching([IndexPath])

    // To the table itself and its cells.
    case setEditing(Bool)
    case cellSetEditing(IndexPath, Bool)
    case prepareForReuse(String)
}

extension TableMessage: CustomStringConvertible {
    /// The name of the case and its numbers: `moveRow(0, 1, 0, 3)`.
    public var description: String {
        guard let payload = Mirror(reflecting: self).children.first, let name = payload.label else {
            return nameWithoutPayload
        }
        let words = TableMessage.words(payload.value)
        return words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
    }

    private var nameWithoutPayload: String {
        switch self {
        case .sectionIndexTitles: "sectionIndexTitles"
        case .willDisplayContextMenu: "willDisplayContextMenu"
        case .willPerformPreviewAction: "willPerformPreviewAction"
        case .willEndContextMenu: "willEndContextMenu"
        default: "numberOfSections"
        }
    }

    private static func words(_ value: Any) -> [String] {
        switch value {
        case let path as IndexPath: path.map(String.init)
        case let style as UITableViewCell.EditingStyle: [style.name]
        case let text as String: [text]
        case let number as Int: [String(number)]
        case let flag as Bool: [String(flag)]
        default: Mirror(reflecting: value).children.flatMap { words($0.value) }
        }
    }
}

extension UITableViewCell.EditingStyle {
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .delete: "delete"
        case .insert: "insert"
        }
    }
}
