extension RowEditing {
    /// Returns the controls of an element's row in editing mode.
    ///
    /// - Parameter scope: The values, including those of the element.
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

    /// The controls of the insert row in editing mode.
    var insertRowContent: EditingContent { EditingContent(style: .insert) }
}
