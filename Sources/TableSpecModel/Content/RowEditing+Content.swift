extension RowEditing {
    /// What the row of an element can do in editing mode.
    func content(ofElement position: Int, of count: Int) -> EditingContent {
        EditingContent(style: deletes ? .delete : .none, canMove: canMove(position, of: count))
    }

    /// What the row that inserts can do in editing mode.
    var insertRowContent: EditingContent { EditingContent(style: .insert) }

    private func canMove(_ position: Int, of count: Int) -> Bool {
        guard let move else { return false }
        let isKept = (position == 0 && move.keeps(.first)) || (position == count - 1 && move.keeps(.last))
        return !isKept
    }
}
