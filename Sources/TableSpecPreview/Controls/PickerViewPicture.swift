internal import TableSpecModel

/// A picker view with titles.
struct PickerViewPicture: ControlPicture {
    var titles: [String]
    var selected: Int

    var fillsRow: Bool { true }

    func terminalText(_ direction: LayoutDirection) -> String {
        "[" + direction.line([spokenValue ?? "", "↕"], gap: 1) + "]"
    }

    var spokenValue: String? { titles.indices.contains(selected) ? titles[selected] : nil }
    var spokenTraits: [AccessibilityElement.Trait] { [.adjustable] }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: ControlMetrics.wheelHeight)
    }

    var accessoryWidth: AccessoryWidth { .share }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let wheel = WheelLayouter(titles: titles, selected: selected, context: context)
        return LayoutNode(
            control: frame,
            lines: wheel.lines(in: frame, edge: .center),
            segmentFrames: [wheel.band(in: frame)]
        )
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] { painter.wheels(layout) }
}

extension ControlPainter {
    /// Titles fade with their distance from the selected one.
    func wheels(_ layout: LayoutNode) -> [DisplayItem] {
        let band = layout.segmentFrames.first ?? layout.frame
        let lines = layout.lines.map { line in
            let distance = abs(line.frame.midY - band.midY) / ControlMetrics.wheelPitch
            guard distance >= 0.5 else { return DisplayItem.text(line, palette.label) }
            let faded = DisplayItem.text(line, palette.label.faded(0.6 / distance))
            return .group(ItemGroup(role: .inactive, frame: line.frame), [faded])
        }
        return [.rect(band, radius: min(8, band.height / 2), .fill(palette.paint(.tertiarySystemFill)))] + lines
    }
}
