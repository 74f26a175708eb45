/// A color as the spec specifies it.
package enum ColorReference: Hashable, Sendable {
    /// One of UIKit's colors, which adapts to the appearance.
    case system(SystemColor)
    /// A color in the app's asset catalog.
    case asset(String)
    /// Red, green, blue and alpha, each from 0 to 255. `dark` applies in dark appearance.
    case components(light: ColorComponents, dark: ColorComponents?)
}

/// The components of a color in the sRGB color space, each from 0 to 255.
package struct ColorComponents: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    /// Creates a color, which is opaque by default.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The color for `#RRGGBB` or `#RRGGBBAA`, or `nil` for any other text.
    package init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        let isHexadecimal = digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard text.hasPrefix("#"), isHexadecimal, digits.count == 6 || digits.count == 8,
            let number = UInt32(digits, radix: 16)
        else { return nil }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        red = UInt8(truncatingIfNeeded: value >> 24)
        green = UInt8(truncatingIfNeeded: value >> 16)
        blue = UInt8(truncatingIfNeeded: value >> 8)
        alpha = UInt8(truncatingIfNeeded: value)
    }

    /// The color as a spec writes it: `#RRGGBB`, or `#RRGGBBAA` if it's translucent.
    package var hexadecimal: String {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return bytes.reduce(into: "#") { text, byte in
            let digits = String(byte, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0\(digits)" : digits
        }
    }
}
