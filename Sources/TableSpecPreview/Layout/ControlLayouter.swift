internal import TableSpecModel

/// Lays out the inside of a control.
struct ControlLayouter {
    let control: ControlContent
    let context: LayoutContext

    private var bodyFont: TextFont { context.font(.body) }

    func layout(in frame: Rect) -> ControlLayout {
        var layout = ControlLayout(frame: frame, lines: [], segmentFrames: [])
        switch control {
        case .switch, .slider, .stepper:
            break
        case .segmentedControl(let segments, let selected):
            layout.segmentFrames = segmentFrames(count: segments.count, in: frame)
            layout.lines = zip(segments, layout.segmentFrames).enumerated().compactMap { index, segment in
                segmentLine(segment.0, isSelected: index == selected, in: segment.1)
            }
        case .textField(let text, let placeholder, let isSecure):
            let shown = text.isEmpty ? placeholder ?? "" : fieldText(text, isSecure: isSecure)
            layout.lines = lines(of: shown, x: frame.x, edge: .left, in: frame)
        case .button(let title):
            layout.lines = lines(of: title, x: frame.midX, edge: .center, in: frame)
        }
        return layout
    }

    private func fieldText(_ text: String, isSecure: Bool) -> String {
        isSecure ? String(repeating: "•", count: min(text.count, 64)) : text
    }

    private func lines(of text: String, x: Double, edge: LaidOutLine.Edge, in frame: Rect) -> [LaidOutLine] {
        line(text, font: bodyFont, x: x, edge: edge, in: frame).map { [$0] } ?? []
    }

    private func line(
        _ text: String,
        font: TextFont,
        x: Double,
        edge: LaidOutLine.Edge,
        in frame: Rect
    ) -> LaidOutLine? {
        let breaker = LineBreaker(font: font, maximumWidth: frame.width)
        guard frame.height > 0, let line = breaker.truncated(DisplayText.singleLine(text)) else { return nil }
        let top = frame.midY - font.lineHeight(scale: context.scale) / 2
        return LaidOutLine.placed(line, font: font, x: x, top: top, edge: edge, scale: context.scale).clamped(to: frame)
    }

    private func segmentFrames(count: Int, in frame: Rect) -> [Rect] {
        let width = frame.width / Double(max(1, count))
        return (0..<count).map { Rect(x: frame.x + Double($0) * width, y: frame.y, width: width, height: frame.height) }
    }

    private func segmentLine(_ text: String, isSelected: Bool, in frame: Rect) -> LaidOutLine? {
        let font = TextFont(size: ControlMetrics.segmentFontSize, weight: isSelected ? .semibold : .regular)
        let inner = Rect(x: frame.x + 4, y: frame.y, width: max(0, frame.width - 8), height: frame.height)
        return line(text, font: font, x: inner.midX, edge: .center, in: inner)
    }
}
