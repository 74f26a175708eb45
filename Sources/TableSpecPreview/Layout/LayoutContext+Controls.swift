internal import TableSpecModel

extension LayoutContext {
    /// The height in points of a line in the font of rows.
    var controlLineHeight: Double { font(.body).lineHeight(scale: scale) }

    /// A line of a control in the middle of a frame's height, cut off at the frame's width; `nil` where it has no room.
    func controlLine(
        _ text: String,
        font: TextFont,
        x: Double,
        edge: LaidOutLine.Edge,
        in frame: Rect
    ) -> LaidOutLine? {
        let breaker = LineBreaker(font: font, maximumWidth: frame.width)
        guard frame.height > 0, let line = breaker.truncated(DisplayText.singleLine(text)) else { return nil }
        let top = frame.midY - font.lineHeight(scale: scale) / 2
        return LaidOutLine.placed(line, font: font, x: x, top: top, edge: edge, scale: scale).clamped(to: frame)
    }
}
