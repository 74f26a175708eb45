/// The shadow of a rounded rectangle on light screens: rings of the same faint gray, one inside the other, which
/// together fade outwards.
struct SoftShadow {
    let frame: Rect
    let radius: Double
    /// How far each ring reaches.
    var reaches = [10.0, 7, 4.5, 2.5, 1]
    /// How far the shadow lies below.
    var drop = 2.0
    /// The opacity of each ring, of 255.
    var strength: UInt8 = 4

    /// The shadow of what floats high above the screen.
    static func wide(_ frame: Rect, radius: Double) -> SoftShadow {
        SoftShadow(frame: frame, radius: radius, reaches: [46, 39, 32, 26, 20, 15, 10, 6, 3], drop: 8, strength: 3)
    }

    var items: [DisplayItem] {
        let grey = Paint(Shade(0x000000, alpha: strength), Shade(0x000000, alpha: 0))
        return reaches.map { reach in
            var ring = frame.insetBy(-reach)
            ring.y += drop
            return .rect(ring, radius: radius + reach, .fill(grey))
        }
    }
}
