internal import UIKit

#if editing
// MARK: - Editing

/// The changes that the user can make to rows in editing mode, and their effect on the state.
@MainActor
struct EditingRules<Section: TableItem, Row: TableItem> {
    /// Whether a row is editable, in editing mode or through its swipe actions.
    var isEditable: (Row) -> Bool = { _ in true }
    var style: (Row, IndexPath) -> UITableViewCell.EditingStyle = { _, _ in .none }
    var canMove: (Row, IndexPath) -> Bool = { _, _ in false }
    /// The rows that stay at the ends of a section, or `nil` if no row can be dropped there.
    ///
    /// The closure is `nil` if rows can't be dragged between sections.
    var held: ((Section) -> HeldRows?)?
    var delete: (Row, IndexPath) -> Void = { _, _ in }
    var insert: (Row, IndexPath) -> Void = { _, _ in }
    var move: (IndexPath, IndexPath) -> Void = { _, _ in }
}

/// The number of rows that stay in place at the ends of a section during a drag.
nonisolated struct HeldRows {
    var top = 0
    var bottom = 0
}

/// The editing options of a row, as last reported to UIKit.
internal nonisolated struct EditingAnswer {
    /// More than one style if several rows have the same identity.
    var styles: Set<UITableViewCell.EditingStyle> = []
    var canMove: Bool?
}

extension Array where Element: Equatable {
    #if groups
    /// Changes an element: the one at an index if it's still equal, otherwise the first equal one.
    mutating func change(_ element: Element?, near index: Int, _ change: (inout Element) -> Void) {
        self.change(element, near: index, by: { $0 }, change)
    }
    #endif

    /// Removes an element: the one at an index if it's still equal, otherwise the first equal one.
    mutating func remove(_ element: Element, near index: Int) { remove(element, near: index) { $0 } }
}

extension Array {
    /// Removes the element with an identity: the one at an index if it matches, otherwise the first.
    mutating func remove<ID: Equatable>(_ element: Element, near index: Int, by id: (Element) -> ID) {
        let wanted = id(element)
        if indices.contains(index), id(self[index]) == wanted {
            remove(at: index)
        } else if let place = firstIndex(where: { id($0) == wanted }) {
            remove(at: place)
        }
    }

    #if groups
    /// Changes the element with an identity: the one at an index if it matches, otherwise the first.
    mutating func change<ID: Equatable>(
        _ element: Element?,
        near index: Int,
        by id: (Element) -> ID,
        _ change: (inout Element) -> Void
    ) {
        guard let element else { return }
        let wanted = id(element)
        let isThere = indices.contains(index) && id(self[index]) == wanted
        if let place = isThere ? index : firstIndex(where: { id($0) == wanted }) { change(&self[place]) }
    }
    #endif
}
#endif
