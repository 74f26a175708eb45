/// The shadow of a rounded rectangle on light screens: nested areas of the same faint gray, which together fade
/// outwards.
struct SoftShadow {
    let frame: Rect
    let radius: Double
    /// The outset of each area. One with a negative outset is visible only below.
    ///
    /// Evidence for the shadow of glass on F2F2F7: E8E8EC below its edge, EBEBEF and EFEFF4 at 10 and 24 points; beside it
    /// EBEBF0 at the edge and F1F1F6 at 20 points.
    var reaches = [19.0, 9, 1, -8]
    /// The downward offset of the shadow.
    var drop = 10.0
    /// The opacity of each area, out of 255: one percent, the minimum in a preview.
    var strength: UInt8 = 3

    /// The shadow of views that float high above the screen.
    static func wide(_ frame: Rect, radius: Double) -> SoftShadow {
        SoftShadow(frame: frame, radius: radius, reaches: [46, 39, 32, 26, 20, 15, 10, 6, 3], drop: 8, strength: 3)
    }

    var items: [DisplayItem] {
        let gray = Paint(Shade(0x000000, alpha: strength), Shade(0x000000, alpha: 0))
        return reaches.map { reach in
            var area = frame.insetBy(-reach)
            area.y += drop
            return .rect(area, radius: radius + reach, .fill(gray))
        }
    }
}
