public import TableSpecDiagnostics

/// Two colours that rows have by turns.
public struct AlternatingColors: Hashable, Sendable {
    /// The colour of the first row of a section, of the third, and so on: their numbers are even, counted from 0.
    public var even: Setting<ColorReference>
    public var odd: Setting<ColorReference>
    public var range: SourceRange

    /// Creates two colours.
    public init(even: Setting<ColorReference>, odd: Setting<ColorReference>, at range: SourceRange) {
        self.even = even
        self.odd = odd
        self.range = range
    }
}
