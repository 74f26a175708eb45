/// Lays out a text view that does not scroll: it is as high as its text.
struct TextViewLayouter {
    let text: String
    let context: LayoutContext

    private var horizontalInset: Double { ControlMetrics.textViewPadding }

    /// The height of the view: at least that of one line.
    func height(within width: Double) -> Double {
        max(block(width: width).height, context.font(.body).lineHeight(scale: context.scale))
            + 2 * ControlMetrics.textViewInset
    }

    /// The lines that have room in a frame.
    func lines(in frame: Rect) -> [LaidOutLine] {
        block(width: frame.width)
            .placed(x: frame.x + horizontalInset, top: frame.y + ControlMetrics.textViewInset)
            .filter { frame.contains($0.frame) }
    }

    private func block(width: Double) -> TextBlock {
        let font = context.font(.body)
        return TextBlock(
            DisplayText.sanitized(text),
            font: font,
            pitch: font.styledLinePitch,
            width: max(0, width - 2 * horizontalInset),
            limit: 0,
            scale: context.scale
        )
    }
}
