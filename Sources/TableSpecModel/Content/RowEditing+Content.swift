extension RowEditing {
    /// Returns the controls that the row of an element has in editing mode.
    ///
    /// - Parameter scope: The values, with those of the element.
    func content(ofElement position: Int, of count: Int, in scope: ContentScope) -> EditingContent {
        func isKept(_ keeps: (FixedRow) -> Bool) -> Bool {
            position == 0 && keeps(.first) || position == count - 1 && keeps(.last)
        }
        let isDeletable = deletion.map { !isKept($0.keeps) && scope.holds($0.condition) } ?? false
        return EditingContent(
            style: isDeletable ? .delete : .none,
            canMove: move.map { !isKept($0.keeps) } ?? false,
            deleteTitle: scope.text(deleteTitle)
        )
    }

    /// The controls that the row for insertion has in editing mode.
    var insertRowContent: EditingContent { EditingContent(style: .insert) }
}
