/// The controls of a row while its table is in editing mode.
package struct EditingContent: Hashable, Sendable {
    /// The control at the leading edge: `UITableViewCell.EditingStyle`.
    package enum Style: Hashable, Sendable {
        case none, delete, insert
    }

    /// The control; a row without one keeps its text in its place: the table answers `shouldIndentWhileEditingRowAt`.
    package var style: Style
    /// Whether the row has a grip by which it can be moved.
    package var canMove: Bool
    /// The title of the button under a swiped row; `nil` means the system's.
    package var deleteTitle: String?
    /// Whether the row is there in editing mode only, as a row that adds another one is.
    package var isOnlyWhileEditing: Bool

    /// Creates the controls of a row.
    package init(
        style: Style = .none,
        canMove: Bool = false,
        deleteTitle: String? = nil,
        isOnlyWhileEditing: Bool = false
    ) {
        self.style = style
        self.canMove = canMove
        self.deleteTitle = deleteTitle
        self.isOnlyWhileEditing = isOnlyWhileEditing
    }
}
