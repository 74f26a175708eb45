internal import TableSpecModel

/// The mark that the state of a table adds to a row in text previews.
struct RowMark {
    /// Before the text.
    private(set) var leading = ""
    /// After the accessory.
    private(set) var trailing = ""

    private let columns: Int
    private let direction: LayoutDirection

    /// - Parameters:
    ///   - isSubject: Whether the state refers to the row.
    ///   - columns: The width of the row.
    init(of row: RowContent, in state: PreviewState, isSubject: Bool, columns: Int, _ direction: LayoutDirection) {
        self.columns = columns
        self.direction = direction
        switch state {
        case .editing: if let editing = row.editing { show(editing) }
        case .selected: leading = isSubject ? direction.line([direction.sign("»", mirrored: "«"), " "]) : ""
        case .swiped: if isSubject { show(row.swipeButtons, isLeading: row.swipesFromLeading) }
        case .menu: if isSubject { trailing = list(row.popupEntries.map(\.title)) }
        case .confirmation:
            guard isSubject, let confirmation = row.offers?.confirmation else { return }
            trailing = list([confirmation.question, confirmation.title ?? "", "Cancel"])
        case .normal, .scrolled, .invalid, .choosing, .empty: break
        }
    }

    private func list(_ titles: [String]) -> String { direction.line(titles.map { "[\($0)]" }, to: columns) }

    private mutating func show(_ buttons: [SwipeButtonContent], isLeading: Bool) {
        let titles = buttons.map { "[\($0.title)]" }
        if isLeading {
            leading = direction.line(titles + [" "], to: columns)
        } else {
            trailing = direction.line(titles.reversed(), to: columns)
        }
    }

    private mutating func show(_ editing: EditingContent) {
        switch editing.style {
        case .none: break
        case .delete: leading = direction.line(["(-)", " "])
        case .insert: leading = direction.line(["(+)", " "])
        }
        trailing = editing.canMove ? "≡" : ""
    }
}
