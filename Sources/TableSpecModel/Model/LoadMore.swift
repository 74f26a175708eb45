package import TableSpecDiagnostics

/// The row below the elements of a collection that represents elements that haven't been loaded: a spinner.
package struct LoadMore: Hashable, Sendable {
    /// The row's id, and when the row is there.
    package var row: Row
    /// The method of the app that is called when the row comes into sight.
    package var action: Located<String>
    package var range: SourceRange

    /// Creates a row that is always there.
    package init(action: Located<String>, at range: SourceRange) {
        self.row = Row(id: action, hasStatedID: false, cell: Cell(at: range), at: range)
        self.action = action
        self.range = range
    }
}
