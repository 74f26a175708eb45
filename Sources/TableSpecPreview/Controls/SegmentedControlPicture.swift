internal import TableSpecModel

struct SegmentedControlPicture: ControlPicture {
    var segments: [SegmentContent]
    var selected: Int?

    var spokenValue: String? { selected.flatMap { segments.indices.contains($0) ? segments[$0].title : nil } }
    /// VoiceOver reads each segment with its own title.
    var spokenTitle: String? { spokenValue ?? segments.first?.title }

    func terminalText(_ direction: LayoutDirection) -> String {
        let titles = segments.map(\.title).enumerated().map { $0.offset == selected ? "<\($0.element)>" : $0.element }
        return "[" + (direction == .rightToLeft ? titles.reversed() : titles).joined(separator: "|") + "]"
    }

    /// The width in points that equal segments need.
    var naturalWidth: Double {
        let font = ControlMetrics.segmentFont
        let widest =
            segments.map { segment in
                segment.image == nil
                    ? font.width(of: DisplayText.singleLine(segment.title)) : ControlMetrics.segmentImageSide
            }.max() ?? 0
        return ((widest + 2 * ControlMetrics.segmentPadding) * Double(segments.count)).rounded(.up)
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: min(naturalWidth, width), height: ControlMetrics.segmentHeight)
    }

    var accessoryWidth: AccessoryWidth { .share }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let width = frame.width / Double(max(1, segments.count))
        let frames = segments.indices.map {
            Rect(x: frame.x + Double($0) * width, y: frame.y, width: width, height: frame.height)
        }
        let lines = zip(segments, frames).compactMap { segment, frame in
            segment.image == nil ? line(segment.title, in: frame, context: context) : nil
        }
        return LayoutNode(control: frame, lines: lines, segmentFrames: frames)
    }

    private func line(_ text: String, in frame: Rect, context: LayoutContext) -> LaidOutLine? {
        let font = ControlMetrics.segmentFont
        let inner = Rect(x: frame.x + 4, y: frame.y, width: max(0, frame.width - 8), height: frame.height)
        return context.controlLine(text, font: font, x: inner.midX, edge: .center, in: inner)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let (frame, palette) = (layout.frame, painter.palette)
        let radius = painter.isGlass ? frame.height / 2 : min(9, frame.height / 2)
        var items: [DisplayItem] = [.rect(frame, radius: radius, .fill(palette.paint(.tertiarySystemFill)))]
        if let selected, layout.segmentFrames.indices.contains(selected) {
            items.append(piece(below: selected, layout, by: painter))
        }
        return items + painter.texts(layout, palette.label) + images(in: layout, by: painter)
    }

    /// The images in the centers of their segments. A segmented control shows only their shapes.
    private func images(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let images = painter.palette.images(painter.palette.label, isTemplate: true)
        return zip(segments, layout.segmentFrames).flatMap { segment, frame -> [DisplayItem] in
            guard let image = segment.image else { return [] }
            let side = min(ControlMetrics.segmentImageSide, frame.width, frame.height)
            let square = frame.square(side)
            return images.items(of: image, in: square)
        }
    }

    private func piece(below index: Int, _ layout: LayoutNode, by painter: ControlPainter) -> DisplayItem {
        let radius = painter.isGlass ? layout.frame.height / 2 : min(9, layout.frame.height / 2)
        let fill = painter.color(.selectedSegmentTintColor) ?? Paint(0xFFFFFF, 0x636366)
        let piece = layout.segmentFrames[index].insetBy(min(2, layout.frame.height / 4))
        return .rect(piece, radius: max(0, radius - 2), .fill(fill))
    }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? {
        guard !layout.segmentFrames.isEmpty, layout.segmentFrames.count == segments.count else { return nil }
        let selected = selected.flatMap { segments.indices.contains($0) ? $0 : nil }
        return .segments(
            titles: segments.map(\.title),
            frames: layout.segmentFrames,
            selected: selected,
            piece: [piece(below: selected ?? 0, layout, by: painter)]
        )
    }
}
