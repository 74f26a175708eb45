/// The controls of a row while its table is in editing mode.
package struct EditingContent: Hashable, Sendable {
    /// The control at the leading edge: `UITableViewCell.EditingStyle`.
    package enum Style: Hashable, Sendable {
        case none, delete, insert
    }

    /// The control. If there's none, the text isn't indented: the table answers `shouldIndentWhileEditingRowAt`.
    package var style: Style
    /// Whether the row has a reorder control.
    package var canMove: Bool
    /// The title of the delete button of a swiped row, or `nil` for the system's title.
    package var deleteTitle: String?
    /// Whether the row exists only in editing mode, like an insert row.
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
