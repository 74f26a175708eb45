internal import TableSpecModel

struct ProgressViewPicture: ControlPicture {
    /// The filled fraction of the bar, from 0 to 1.
    var part: Double

    var spokenValue: String? { "\(Int((part * 100).rounded())) %" }

    var fillsRow: Bool { true }

    func terminalText(_ direction: LayoutDirection) -> String {
        let steps = 8
        let filled = Int((part * Double(steps)).rounded())
        return "[" + direction.line([String(repeating: "=", count: filled), Columns.spaces(steps - filled)]) + "]"
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: ControlMetrics.progressHeight)
    }

    var accessoryWidth: AccessoryWidth { .limited(ControlMetrics.sliderSize.width) }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let (frame, palette) = (layout.frame, painter.palette)
        let height = min(ControlMetrics.progressHeight, frame.height)
        let bar = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
        var filled = bar
        filled.width = bar.width * part
        if painter.isRightToLeft { filled.x = bar.maxX - filled.width }
        let track = DisplayItem.rect(
            bar,
            radius: height / 2,
            .fill(painter.color(.trackTintColor) ?? palette.paint(.systemFill))
        )
        return [track]
            + (filled.width > 0
                ? [
                    .rect(
                        filled,
                        radius: min(height, filled.width) / 2,
                        .fill(painter.color(.progressTintColor) ?? palette.tint)
                    )
                ] : [])
    }
}
