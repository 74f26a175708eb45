/// The size and the weight of a symbol: `UIImage.SymbolConfiguration`.
package struct SymbolConfiguration: Hashable, Sendable {
    /// The text size in points that determines the size of the symbol.
    package var size = Setting<Double>.unset
    package var weight = Setting<FontWeightName>.unset
    package var scale = Setting<SymbolScale>.unset
    /// The text style that the symbol scales with.
    package var textStyle = Setting<FontTextStyle>.unset

    /// Creates a configuration with no values set.
    package init() {}
}
