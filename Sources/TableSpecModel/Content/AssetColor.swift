/// The values of a color of the app's asset catalog.
package struct AssetColor: Hashable, Sendable {
    package var light: ColorComponents
    /// The color in dark appearance, if it differs.
    package var dark: ColorComponents?
    /// The color for increased contrast.
    package var increasedLight: ColorComponents?
    package var increasedDark: ColorComponents?

    /// Creates a color.
    package init(
        light: ColorComponents,
        dark: ColorComponents? = nil,
        increasedLight: ColorComponents? = nil,
        increasedDark: ColorComponents? = nil
    ) {
        self.light = light
        self.dark = dark
        self.increasedLight = increasedLight
        self.increasedDark = increasedDark
    }
}
