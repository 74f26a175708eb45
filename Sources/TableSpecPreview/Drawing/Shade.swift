/// A color in the sRGB color space with its opacity.
struct Shade: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    /// From 0 to 255.
    var alpha: UInt8

    /// Creates a color from 0xRRGGBB and an alpha from 0 to 255.
    init(_ rgb: UInt32, alpha: UInt8 = 255) {
        red = UInt8(rgb >> 16 & 0xFF)
        green = UInt8(rgb >> 8 & 0xFF)
        blue = UInt8(rgb & 0xFF)
        self.alpha = alpha
    }

    /// Writes the color without its opacity, as `#RRGGBB`.
    func writeHex(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "#"))
        for component in [red, green, blue] { Self.writeHex(of: component, to: &bytes) }
    }

    /// The color for a style sheet: `#RRGGBB`, or `#RRGGBBAA` for a translucent one.
    var cssHex: String {
        var bytes: [UInt8] = []
        writeHex(to: &bytes)
        if alpha < 255 { Self.writeHex(of: alpha, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The opacity for an attribute, `nil` for an opaque color.
    var opacity: Double? { alpha == 255 ? nil : Double(alpha) / 255 }

    private static func writeHex(of component: UInt8, to bytes: inout [UInt8]) {
        for digit in [component >> 4, component & 0xF] {
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
    }
}
