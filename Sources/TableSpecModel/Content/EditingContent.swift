/// What a row can do while its table is in editing mode.
public struct EditingContent: Hashable, Sendable {
    /// The control at the leading edge: `UITableViewCell.EditingStyle`.
    public enum Style: Hashable, Sendable {
        case none, delete, insert
    }

    /// The control; a row without one keeps its text in its place: the table answers `shouldIndentWhileEditingRowAt`.
    public var style: Style
    /// Whether the row has a grip by which it can be moved.
    public var canMove: Bool
    /// The words of the button under a swiped row; `nil` means the system's.
    public var deleteTitle: String?
    /// Whether the row is there in editing mode only, as a row that adds another one is.
    public var isOnlyWhileEditing: Bool

    /// Creates what a row can do.
    public init(
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
