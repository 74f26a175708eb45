package import TableSpecDiagnostics

/// The shadow of a label's text: `shadowColor` and `shadowOffset` of `UILabel`.
package struct TextShadow: Hashable, Sendable {
    package var color = Setting<ColorReference>.unset
    /// The distance of the shadow to the right of the text, in points.
    package var x = Setting<Double>.unset
    /// The distance of the shadow below the text, in points.
    package var y = Setting<Double>.unset
    package var range: SourceRange

    /// Creates a shadow.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The effective distances: “the default is a horizontal offset of 0 and a vertical offset of -1”
    /// (https://developer.apple.com/documentation/uikit/uilabel/shadowoffset).
    package var shownX: Double { x.value ?? 0 }
    package var shownY: Double { y.value ?? -1 }
}
