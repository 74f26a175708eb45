internal import TableSpecModel

struct ActivityIndicatorPicture: ControlPicture {
    var isAnimating: Bool
    var style: ActivityIndicatorStyle

    var keepsWidth: Bool { true }
    func terminalText(_ direction: LayoutDirection) -> String { isAnimating ? "(…)" : "" }
    /// UIKit names the indicator itself.
    var spokenName: String? { spokenValue }
    var spokenValue: String? { isAnimating ? "in progress" : nil }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let side = min(ControlMetrics.indicatorSide(style), width)
        return Size(width: side, height: side)
    }

    /// Eight spokes. The brightest one moves on with each turn.
    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        guard isAnimating else { return [] }
        let frame = layout.frame
        let radius = min(frame.width, frame.height) / 2
        let directions: [(x: Double, y: Double)] = [
            (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
        ]
        return directions.enumerated().map { index, direction in
            func point(_ part: Double) -> Point {
                Point(x: frame.midX + direction.x * radius * part, y: frame.midY + direction.y * radius * part)
            }
            let paint = painter.palette.paint(.secondaryLabel).faded(1 - Double(index) * 0.1)
            return .path(.polyline([point(0.45), point(0.9)]), .stroke(paint, width: radius / 5))
        }
    }
}
