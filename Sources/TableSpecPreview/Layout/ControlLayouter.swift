internal import TableSpecModel

/// Lays out the inside of a control.
struct ControlLayouter {
    let control: ControlContent
    let context: LayoutContext

    private var bodyFont: TextFont { context.font(.body) }

    func layout(in frame: Rect) -> ControlLayout {
        var layout = ControlLayout(frame: frame, lines: [], segmentFrames: [])
        switch control {
        case .switch, .slider, .stepper, .pageControl, .progressView, .activityIndicator, .imageButton, .app:
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
        case .datePicker(let picker):
            layout = DatePickerLayouter(picker: picker, context: context).layout(in: frame)
        case .textView(let text):
            layout.lines = TextViewLayouter(text: text, context: context).lines(in: frame)
        case .pickerView(let titles, let selected):
            let wheel = WheelLayouter(titles: titles, selected: selected, context: context)
            layout.lines = wheel.lines(in: frame, edge: .center)
            layout.segmentFrames = [wheel.band(in: frame)]
        }
        return layout
    }

    private func fieldText(_ text: String, isSecure: Bool) -> String {
        isSecure ? String(repeating: "•", count: min(text.count, 64)) : text
    }

    private func lines(of text: String, x: Double, edge: LaidOutLine.Edge, in frame: Rect) -> [LaidOutLine] {
        context.controlLine(text, font: bodyFont, x: x, edge: edge, in: frame).map { [$0] } ?? []
    }

    private func segmentFrames(count: Int, in frame: Rect) -> [Rect] {
        let width = frame.width / Double(max(1, count))
        return (0..<count).map { Rect(x: frame.x + Double($0) * width, y: frame.y, width: width, height: frame.height) }
    }

    private func segmentLine(_ text: String, isSelected: Bool, in frame: Rect) -> LaidOutLine? {
        let font = TextFont(size: ControlMetrics.segmentFontSize, weight: isSelected ? .semibold : .regular)
        let inner = Rect(x: frame.x + 4, y: frame.y, width: max(0, frame.width - 8), height: frame.height)
        return context.controlLine(text, font: font, x: inner.midX, edge: .center, in: inner)
    }
}

extension LayoutContext {
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
