internal import TableSpecModel

struct StepperPicture: ControlPicture {
    var value: Double

    var keepsWidth: Bool { true }
    func terminalText(_ direction: LayoutDirection) -> String {
        "[" + direction.line(["-", DecimalFormatter.string(value), "+"], gap: 1) + "]"
    }

    /// Its halves are buttons, which don't announce the value.
    var spokenValue: String? { nil }

    func size(within width: Double, in context: LayoutContext) -> Size { ControlMetrics.stepperSize }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let (frame, palette) = (layout.frame, painter.palette)
        let radius = painter.isGlass ? frame.height / 2 : min(8, frame.height / 2)
        let half = frame.width / 2
        let unit = min(half, frame.height) / 32
        let y = frame.midY
        let (minus, plus) = (frame.x + half / 2, frame.x + half * 1.5)
        let ink = Ink.stroke(palette.label, width: 1.6 * unit)
        func line(_ points: [Point]) -> DisplayItem { .path(.polyline(points), ink) }
        let divider = Rect(x: frame.midX - 0.5, y: y - 9 * unit, width: 1, height: 18 * unit)
        return [
            .rect(frame, radius: radius, .fill(palette.paint(.tertiarySystemFill))),
            .rect(divider, radius: 0, .fill(palette.paint(.separator))),
            line([Point(x: minus - 6 * unit, y: y), Point(x: minus + 6 * unit, y: y)]),
            line([Point(x: plus - 6 * unit, y: y), Point(x: plus + 6 * unit, y: y)]),
            line([Point(x: plus, y: y - 6 * unit), Point(x: plus, y: y + 6 * unit)]),
        ]
    }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? { .stepper(value: value) }
}
