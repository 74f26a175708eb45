/// One colour in the sRGB space with its opacity.
struct Shade: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    /// 0…255.
    var alpha: UInt8

    /// Creates a colour from 0xRRGGBB and an alpha of 0…255.
    init(_ rgb: UInt32, alpha: UInt8 = 255) {
        red = UInt8(rgb >> 16 & 0xFF)
        green = UInt8(rgb >> 8 & 0xFF)
        blue = UInt8(rgb & 0xFF)
        self.alpha = alpha
    }

    /// The colour without its opacity, as `#RRGGBB`.
    var hex: String { "#" + Self.hex([red, green, blue]) }

    /// The colour for a style sheet: `#RRGGBB`, or `#RRGGBBAA` for one that lets others through.
    var cssHex: String { alpha == 255 ? hex : "#" + Self.hex([red, green, blue, alpha]) }

    /// The opacity for an attribute, `nil` for a colour that lets nothing through.
    var opacity: String? { alpha == 255 ? nil : DecimalFormatter.string(Double(alpha) / 255) }

    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
