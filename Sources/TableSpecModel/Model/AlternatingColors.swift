package import TableSpecDiagnostics

/// The two colors of alternating rows.
package struct AlternatingColors: Hashable, Sendable {
    /// The color of the first row of a section, of the third, and so on. These rows have even indexes.
    package var even: Setting<ColorReference>
    package var odd: Setting<ColorReference>
    package var range: SourceRange

    /// Creates two colors.
    package init(even: Setting<ColorReference>, odd: Setting<ColorReference>, at range: SourceRange) {
        self.even = even
        self.odd = odd
        self.range = range
    }
}
