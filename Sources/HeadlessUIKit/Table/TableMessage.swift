public import Foundation

/// A message in the `trace` of a table's inspection: a call of a method of the data source, the delegate, a cell or the
/// table.
///
/// Only messages that the receiver implements are recorded, because UIKit sends no others. The description of a message
/// has the section first: `cellForRow(0, 1)`.
public enum TableMessage: Hashable, Sendable {
    // To the data source.
    /// `numberOfSections(in:)`.
    case numberOfSections
    /// `tableView(_:numberOfRowsInSection:)` with the section.
    case numberOfRows(Int)
    /// `tableView(_:cellForRowAt:)`.
    case cellForRow(IndexPath)
    /// `tableView(_:titleForHeaderInSection:)` with the section.
    case titleForHeader(Int)
    /// `tableView(_:titleForFooterInSection:)` with the section.
    case titleForFooter(Int)
    /// `sectionIndexTitles(for:)`.
    case sectionIndexTitles
    /// `tableView(_:sectionForSectionIndexTitle:at:)` with the title and its index.
    case sectionForIndexTitle(String, Int)
    /// `tableView(_:canEditRowAt:)`.
    case canEditRow(IndexPath)
    /// `tableView(_:canMoveRowAt:)`.
    case canMoveRow(IndexPath)
    /// `tableView(_:commit:forRowAt:)`.
    case commit(UITableViewCell.EditingStyle, IndexPath)
    /// `tableView(_:moveRowAt:to:)` with the old and the new index path.
    case moveRow(IndexPath, IndexPath)

    // To the delegate: measures and views.
    /// `tableView(_:heightForRowAt:)`.
    case heightForRow(IndexPath)
    /// `tableView(_:heightForHeaderInSection:)` with the section.
    case heightForHeader(Int)
    /// `tableView(_:heightForFooterInSection:)` with the section.
    case heightForFooter(Int)
    /// `tableView(_:estimatedHeightForRowAt:)`.
    case estimatedHeightForRow(IndexPath)
    /// `tableView(_:estimatedHeightForHeaderInSection:)` with the section.
    case estimatedHeightForHeader(Int)
    /// `tableView(_:estimatedHeightForFooterInSection:)` with the section.
    case estimatedHeightForFooter(Int)
    /// `tableView(_:indentationLevelForRowAt:)`.
    case indentationLevel(IndexPath)
    /// `tableView(_:viewForHeaderInSection:)` with the section.
    case viewForHeader(Int)
    /// `tableView(_:viewForFooterInSection:)` with the section.
    case viewForFooter(Int)
    /// `tableView(_:willDisplay:forRowAt:)`.
    case willDisplayCell(IndexPath)
    /// `tableView(_:didEndDisplaying:forRowAt:)`.
    case didEndDisplayingCell(IndexPath)
    /// `tableView(_:willDisplayHeaderView:forSection:)` with the section.
    case willDisplayHeader(Int)
    /// `tableView(_:willDisplayFooterView:forSection:)` with the section.
    case willDisplayFooter(Int)
    /// `tableView(_:didEndDisplayingHeaderView:forSection:)` with the section.
    case didEndDisplayingHeader(Int)
    /// `tableView(_:didEndDisplayingFooterView:forSection:)` with the section.
    case didEndDisplayingFooter(Int)

    // To the delegate: touches.
    /// `tableView(_:shouldHighlightRowAt:)`.
    case shouldHighlight(IndexPath)
    /// `tableView(_:didHighlightRowAt:)`.
    case didHighlight(IndexPath)
    /// `tableView(_:didUnhighlightRowAt:)`.
    case didUnhighlight(IndexPath)
    /// `tableView(_:willSelectRowAt:)`.
    case willSelect(IndexPath)
    /// `tableView(_:didSelectRowAt:)`.
    case didSelect(IndexPath)
    /// `tableView(_:willDeselectRowAt:)`.
    case willDeselect(IndexPath)
    /// `tableView(_:didDeselectRowAt:)`.
    case didDeselect(IndexPath)
    /// `tableView(_:canPerformPrimaryActionForRowAt:)`.
    case canPerformPrimaryAction(IndexPath)
    /// `tableView(_:performPrimaryActionForRowAt:)`.
    case performPrimaryAction(IndexPath)
    /// `tableView(_:accessoryButtonTappedForRowWith:)`.
    case accessoryButtonTapped(IndexPath)
    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    case contextMenu(IndexPath)
    /// `tableView(_:willDisplayContextMenu:animator:)`.
    case willDisplayContextMenu
    /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    case willPerformPreviewAction
    /// `tableView(_:willEndContextMenuInteraction:animator:)`.
    case willEndContextMenu

    // To the delegate: editing.
    /// `tableView(_:editingStyleForRowAt:)`.
    case editingStyle(IndexPath)
    /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
    case shouldIndentWhileEditing(IndexPath)
    /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    case titleForDeleteConfirmation(IndexPath)
    /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    case leadingSwipeActions(IndexPath)
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    case trailingSwipeActions(IndexPath)
    /// `tableView(_:willBeginEditingRowAt:)`.
    case willBeginEditing(IndexPath)
    /// `tableView(_:didEndEditingRowAt:)`.
    case didEndEditing(IndexPath?)
    /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` with the source and the proposed index path.
    case targetForMove(IndexPath, IndexPath)

    // To the object that prefetches data.
    /// `tableView(_:prefetchRowsAt:)`.
    case prefetchRows([IndexPath])
    /// `tableView(_:cancelPrefetchingForRowsAt:)`.
    case cancelPrefetching([IndexPath])

    // To the table itself and its cells.
    /// The table entered or left editing mode, for all rows or, with a swipe, for one.
    case setEditing(Bool)
    /// A cell entered or left editing mode.
    case cellSetEditing(IndexPath, Bool)
    /// `prepareForReuse()` of a cell with the reuse identifier.
    case prepareForReuse(String)
}

extension TableMessage: CustomStringConvertible {
    /// The name of the case and its values: `moveRow(0, 1, 0, 3)`.
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
