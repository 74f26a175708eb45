/// A colour as the spec names it.
public enum ColorReference: Hashable, Sendable {
    /// One of UIKit's colours, which follows the appearance by itself.
    case system(SystemColor)
    /// A colour of the app's asset catalogue.
    case asset(String)
    /// Red, green, blue and alpha, 0…255 each; `dark` is used in dark appearance.
    case components(light: ColorComponents, dark: ColorComponents?)
}

/// The components of a colour in the sRGB space, 0…255 each.
public struct ColorComponents: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    /// Creates a colour; opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
