internal import UIKit

#if editing
// MARK: - Editing

extension TableSpec {
    /// The changes that the user can make to rows in editing mode, and their effect on the state.
    @MainActor
    internal struct EditingRules<Section: Item, Row: Item> {
        let isEditable: (Row) -> Bool
        let style: (Row, IndexPath) -> UITableViewCell.EditingStyle
        let canMove: (Row, IndexPath) -> Bool
        let held: ((Section) -> HeldRows?)?
        let delete: (Row, IndexPath) -> Void
        let insert: ((Row, IndexPath) -> Void)?
        let move: (IndexPath, IndexPath) -> Void
    }
}

extension TableSpec {
    /// The number of rows that stay in place at the ends of a section, or of a list in it, during a drag.
    public nonisolated struct HeldRows {
        let top: Int
        let bottom: Int
        #if lists
        /// The number of the list that takes rows.
        let list: Int

        public init(list: Int = 0, top: Int = 0, bottom: Int = 0) {
            (self.list, self.top, self.bottom) = (list, top, bottom)
        }
        #endif
        #if !lists
        public init(top: Int = 0, bottom: Int = 0) { (self.top, self.bottom) = (top, bottom) }
        #endif
    }
}

extension TableSpec {
    /// The editing options of a row, as last reported to UIKit.
    internal nonisolated struct EditingAnswer {
        /// More than one style if several rows have the same identity.
        var styles: Set<UITableViewCell.EditingStyle> = []
        var canMove: Bool?
    }
}

extension TableSpec {
    /// Removes an element: the one at an index if it's still equal, otherwise the first equal one.
    public nonisolated static func remove<Element: Equatable>(
        _ element: Element,
        from list: inout [Element],
        near index: Int
    ) {
        remove(element, from: &list, near: index) { $0 }
    }

    /// Removes the element with an identity: the one at an index if it matches, otherwise the first.
    public nonisolated static func remove<Element, ID: Equatable>(
        _ element: Element,
        from list: inout [Element],
        near index: Int,
        by id: (Element) -> ID
    ) {
        let wanted = id(element)
        if list.indices.contains(index), id(list[index]) == wanted {
            list.remove(at: index)
        } else if let place = list.firstIndex(where: { id($0) == wanted }) {
            list.remove(at: place)
        }
    }

    #if groups
    /// Changes an element: the one at an index if it's still equal, otherwise the first equal one.
    public nonisolated static func change<Element: Equatable>(
        _ element: Element?,
        in list: inout [Element],
        near index: Int,
        _ change: (inout Element) -> Void
    ) {
        self.change(element, in: &list, near: index, by: { $0 }, change)
    }

    /// Changes the element with an identity: the one at an index if it matches, otherwise the first.
    public nonisolated static func change<Element, ID: Equatable>(
        _ element: Element?,
        in list: inout [Element],
        near index: Int,
        by id: (Element) -> ID,
        _ change: (inout Element) -> Void
    ) {
        guard let element else { return }
        let wanted = id(element)
        let isThere = list.indices.contains(index) && id(list[index]) == wanted
        if let place = isThere ? index : list.firstIndex(where: { id($0) == wanted }) { change(&list[place]) }
    }
    #endif
}
#endif
