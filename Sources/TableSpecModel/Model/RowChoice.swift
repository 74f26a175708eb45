package import TableSpecDiagnostics

/// A specific row of a table: the one that is initially selected, or the one that the table scrolls to.
package struct RowChoice: Equatable, Sendable {
    /// The criterion for the row.
    package enum Target: Equatable, Sendable {
        /// A static row, by its id.
        case named(Located<String>)
        /// The first row of a collection whose element has a property that is `true`.
        case element(Binding)
        /// The row of a collection whose element has the identity that the input or the state contains.
        case identity(Binding)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var row: Target
    /// The position of the row after scrolling.
    package var scrollPosition = Setting<ScrollPosition>.unset
    /// Whether scrolling is animated. By default, it is if the row changes.
    package var isAnimated = Setting<Bool>.unset
    package var range: SourceRange

    /// Creates a choice.
    package init(_ row: Target, at range: SourceRange) {
        self.row = row
        self.range = range
    }

    /// The value that determines the row.
    package var binding: Binding? {
        switch row {
        case .element(let binding), .identity(let binding): binding
        case .named, .invalid: nil
        }
    }
}
