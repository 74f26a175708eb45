internal import TableSpecModel

/// The mark that the state of a table adds to a row in characters.
struct RowMark {
    /// Before the text.
    private(set) var leading = ""
    /// After the accessory.
    private(set) var trailing = ""

    /// - Parameter isSubject: Whether the row is the one that the state is about.
    init(of row: RowContent, in state: PreviewState, isSubject: Bool) {
        switch state {
        case .editing: if let editing = row.editing { show(editing) }
        case .selected: leading = isSubject ? "» " : ""
        case .swiped: trailing = isSubject ? "[\(row.editing?.deleteTitle ?? EditingMetrics.deleteTitle)]" : ""
        case .normal, .scrolled, .invalid, .empty: break
        }
    }

    private mutating func show(_ editing: EditingContent) {
        switch editing.style {
        case .none: break
        case .delete: leading = "(-) "
        case .insert: leading = "(+) "
        }
        trailing = editing.canMove ? "≡" : ""
    }
}
