/// The size and the weight of a symbol: `UIImage.SymbolConfiguration`.
package struct SymbolConfiguration: Hashable, Sendable {
    /// The text size in points that determines the size of the symbol.
    package var size: Setting<Double>
    package var weight: Setting<FontWeightName>
    package var scale: Setting<SymbolScale>
    /// The text style that the symbol scales with.
    package var textStyle: Setting<FontTextStyle>

    /// Creates a configuration with no values set.
    package init() {
        size = .unset
        weight = .unset
        scale = .unset
        textStyle = .unset
    }
}
