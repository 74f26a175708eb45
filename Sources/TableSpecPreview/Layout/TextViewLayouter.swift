/// Lays out a text view that doesn't scroll, which is as high as its text.
struct TextViewLayouter {
    let text: String
    let context: LayoutContext

    private var horizontalInset: Double { ControlMetrics.textViewPadding }

    /// The height of the view: at least that of one line.
    func height(within width: Double) -> Double {
        max(block(width: width).height, context.controlFont.font.lineHeight(scale: context.scale))
            + 2 * ControlMetrics.textViewInset
    }

    /// The lines that fit in a frame.
    func lines(in frame: Rect) -> [LaidOutLine] {
        let edge = context.controlTextEdge
        let room = Rect(
            x: frame.x + horizontalInset,
            y: frame.y,
            width: max(0, frame.width - 2 * horizontalInset),
            height: frame.height
        )
        return block(width: frame.width)
            .placed(x: room.x(at: edge), top: frame.y + ControlMetrics.textViewInset, edge: edge)
            .filter { frame.contains($0.frame) }
    }

    private func block(width: Double) -> TextBlock {
        let width = max(0, width - 2 * horizontalInset)
        return TextBlock(text, font: context.controlFont, width: width, scale: context.scale)
    }
}
