package import TableSpecDiagnostics

/// A row of a table that is to be found: the one that is selected first, or the one that is scrolled to.
package struct RowChoice: Hashable, Sendable {
    /// The criterion by which the row is found.
    package enum Target: Hashable, Sendable {
        /// A row that the spec spells out, by its id.
        case named(Located<String>)
        /// The first row of a collection whose element has a property that is true.
        case element(Binding)
        /// The row of a collection whose element has the identity that the input or the state holds.
        case identity(Binding)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var row: Target
    /// Where the row comes to lie.
    package var scrollPosition: Setting<ScrollPosition>
    /// Whether it comes there with an animation; by default where it is another row than before.
    package var isAnimated: Setting<Bool>
    package var range: SourceRange

    /// Creates a choice.
    package init(_ row: Target, at range: SourceRange) {
        self.row = row
        self.scrollPosition = .unset
        self.isAnimated = .unset
        self.range = range
    }

    /// The value that decides which row it is.
    package var binding: Binding? {
        switch row {
        case .element(let binding), .identity(let binding): binding
        case .named, .invalid: nil
        }
    }
}
