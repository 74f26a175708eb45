extension SupportFile {
    /// The changes a person may make to rows in editing mode.
    static let editing = #"""
        // MARK: - Editing

        /// The changes a person may make to the rows of a table in editing mode, and their effect on the state.
        @MainActor
        struct EditingRules<Section: TableItem, Row: TableItem> {
            /// Whether a row takes part: in editing mode, or by its swipe actions.
            var isEditable: (Row) -> Bool = { _ in true }
            var style: (Row, IndexPath) -> UITableViewCell.EditingStyle = { _, _ in .none }
            var canMove: (Row, IndexPath) -> Bool = { _, _ in false }
            /// Where rows are dragged from section to section: the rows that stay at the ends of one; `nil` where none may land.
            var held: ((Section) -> HeldRows?)?
            var delete: (Row, IndexPath) -> Void = { _, _ in }
            var insert: (Row, IndexPath) -> Void = { _, _ in }
            var move: (IndexPath, IndexPath) -> Void = { _, _ in }
        }

        /// How many rows stay at the ends of a section while others are dragged past them.
        struct HeldRows {
            var top = 0
            var bottom = 0
        }

        /// The editing abilities of a row, as last told to UIKit.
        private struct EditingAnswer {
            /// Several where rows of one identity stand in several places.
            var styles: Set<UITableViewCell.EditingStyle> = []
            var canMove: Bool?
        }

        extension Array where Element: Equatable {
            //: groups
            /// Changes the element that equals one: that at a place if it is still there, else the first.
            mutating func change(_ element: Element?, near index: Int, _ change: (inout Element) -> Void) {
                self.change(element, near: index, by: { $0 }, change)
            }

            //: .
            /// Removes an element: the one at a place if it is still there, else the first that equals it.
            mutating func remove(_ element: Element, near index: Int) { remove(element, near: index) { $0 } }
        }

        extension Array {
            /// Removes the element with the identity of one: that at a place if it has it still, else the first that has it.
            mutating func remove<ID: Equatable>(_ element: Element, near index: Int, by id: (Element) -> ID) {
                let wanted = id(element)
                if indices.contains(index), id(self[index]) == wanted {
                    remove(at: index)
                } else if let place = firstIndex(where: { id($0) == wanted }) {
                    remove(at: place)
                }
            }

            //: groups
            /// Changes the element with the identity of one: that at a place if it has it still, else the first that has it.
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
            //: .
        }
        """#
}
