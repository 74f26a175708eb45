/// The size and the weight of a symbol: `UIImage.SymbolConfiguration`.
package struct SymbolConfiguration: Hashable, Sendable {
    /// The text size in points that determines the size of the symbol.
    package var size: Setting<Double>
    package var weight: Setting<FontWeightName>
    package var scale: Setting<SymbolScale>
    /// The text style with which the symbol grows.
    package var textStyle: Setting<FontTextStyle>

    /// Creates a configuration of which nothing is stated.
    package init() {
        size = .unset
        weight = .unset
        scale = .unset
        textStyle = .unset
    }
}
