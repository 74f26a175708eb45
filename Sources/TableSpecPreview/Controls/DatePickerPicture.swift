internal import TableSpecModel

struct DatePickerPicture: ControlPicture {
    var picker: DatePickerContent

    var keepsWidth: Bool { picker.style == .compact }
    func terminalText(_ direction: LayoutDirection) -> String { "[\(picker.texts.joined(separator: " "))]" }
    var spokenValue: String? { picker.texts.joined(separator: " ") }
    /// Each wheel is adjustable, as those of a picker view.
    var spokenTraits: [AccessibilityElement.Trait] { hasWheels ? [.adjustable] : [.button] }

    private var hasWheels: Bool { picker.style == .wheels || (picker.style == .inline && picker.mode == .time) }

    func size(within width: Double, in context: LayoutContext) -> Size {
        DatePickerLayouter(picker: picker, context: context).size(within: width)
    }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        DatePickerLayouter(picker: picker, context: context).layout(in: frame)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        switch picker.style {
        case .compact: chips(layout, painter)
        case .inline where picker.mode != .time: calendar(layout, painter)
        case .inline, .wheels: painter.wheels(layout)
        }
    }

    private func chips(_ layout: LayoutNode, _ painter: ControlPainter) -> [DisplayItem] {
        let palette = painter.palette
        let fill = Ink.fill(palette.paint(.tertiarySystemFill))
        let radius = painter.isGlass ? layout.frame.height / 2 : ControlMetrics.chipRadius
        return layout.segmentFrames.map { .rect($0, radius: min(radius, $0.height / 2), fill) }
            + painter.texts(layout, palette.label)
    }

    private func calendar(_ layout: LayoutNode, _ painter: ControlPainter) -> [DisplayItem] {
        let palette = painter.palette
        guard let chosen = layout.segmentFrames.first else { return painter.texts(layout, palette.label) }
        let side = min(chosen.width, chosen.height)
        let circle = chosen.square(side)
        let lines = layout.lines.map { line in
            DisplayItem.text(line, chosen.contains(line.frame) ? palette.tint : calendarPaint(line, palette))
        }
        return [.ellipse(circle, .fill(palette.tint.faded(0.15)))] + lines
    }

    /// The names of the weekdays are small and gray.
    private func calendarPaint(_ line: LaidOutLine, _ palette: Palette) -> Paint {
        line.font.size < 17 ? palette.paint(.tertiaryLabel) : palette.label
    }
}
