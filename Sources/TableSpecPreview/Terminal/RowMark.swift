internal import TableSpecModel

/// The mark that the state of a table adds to a row in text previews.
struct RowMark {
    /// Before the text.
    private(set) var leading = ""
    /// After the accessory.
    private(set) var trailing = ""

    /// - Parameter isSubject: Whether the state refers to the row.
    init(of row: RowContent, in state: PreviewState, isSubject: Bool) {
        switch state {
        case .editing: if let editing = row.editing { show(editing) }
        case .selected: leading = isSubject ? "» " : ""
        case .swiped: if isSubject { show(row.swipeButtons, isLeading: row.swipesFromLeading) }
        case .menu: if isSubject { trailing = Self.list(row.openedEntries.map(\.title)) }
        case .confirmation:
            guard isSubject, let confirmation = row.offers?.confirmation else { return }
            trailing = Self.list([confirmation.question, confirmation.title ?? "", "Cancel"])
        case .normal, .scrolled, .invalid, .choosing, .empty: break
        }
    }

    private static func list(_ titles: [String]) -> String { titles.map { "[\($0)]" }.joined() }

    private mutating func show(_ buttons: [SwipeButtonContent], isLeading: Bool) {
        let titles = buttons.map { "[\($0.title)]" }
        if isLeading {
            leading = titles.joined() + " "
        } else {
            trailing = titles.reversed().joined()
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
