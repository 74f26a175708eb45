/// A colour in the sRGB space with its opacity, resolved for one appearance.
struct Paint: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    /// 0…1.
    var opacity: Double

    /// Creates a colour from 0xRRGGBB.
    init(_ rgb: UInt32, opacity: Double = 1) {
        red = UInt8(rgb >> 16 & 0xFF)
        green = UInt8(rgb >> 8 & 0xFF)
        blue = UInt8(rgb & 0xFF)
        self.opacity = opacity
    }

    /// The colour with its opacity multiplied.
    func faded(_ factor: Double) -> Paint {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}
