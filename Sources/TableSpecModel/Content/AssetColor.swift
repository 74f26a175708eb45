/// The values of a colour of the app's asset catalogue.
public struct AssetColor: Hashable, Sendable {
    public var light: ColorComponents
    /// In dark appearance, where it is another one.
    public var dark: ColorComponents?
    /// Where the person chose increased contrast.
    public var increasedLight: ColorComponents?
    public var increasedDark: ColorComponents?

    /// Creates a colour.
    public init(
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
