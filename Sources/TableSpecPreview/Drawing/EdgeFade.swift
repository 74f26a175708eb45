/// The fading of content that scrolls below the bars of iOS 26.
///
/// Evidence: "top and bottom fades; scrolled bars blur without a line". The course of the fading is not measured.
struct EdgeFade {
    /// The color of the screen behind the table.
    let paint: Paint

    /// The distance before a bar at the bottom where the fading begins.
    static let reach = 12.0

    /// The side at which the table is completely invisible.
    enum Side {
        case top, bottom
    }

    /// Nested layers of the background. Each is faint, and together they hide the content at the side.
    func items(over area: Rect, to side: Side) -> [DisplayItem] {
        let count = 16
        let layer = paint.faded(0.2)
        return (1...count).map { index in
            var frame = area
            frame.height = area.height * Double(index) / Double(count)
            if side == .bottom { frame.y = area.maxY - frame.height }
            return .rect(frame, radius: 0, .fill(layer))
        }
    }
}
