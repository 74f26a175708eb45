package import TableSpecDiagnostics

/// The row below the elements of a collection that represents elements that haven't been loaded: a spinner.
package struct LoadMore: Equatable, Sendable {
    /// The id of the row, and when the row is visible.
    package var row: Row
    /// The method of the app that is called when the row becomes visible.
    package var action: Located<String>
    package var range: SourceRange

    /// Creates a row that is always visible.
    package init(action: Located<String>, at range: SourceRange) {
        self.row = Row(id: action, hasStatedID: false, cell: Cell(at: range), at: range)
        self.action = action
        self.range = range
    }
}
