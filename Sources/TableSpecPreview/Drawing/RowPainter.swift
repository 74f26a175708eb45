internal import TableSpecModel

/// Draws one row.
struct RowPainter {
    let traits: PreviewTraits
    let palette: Palette
    /// The radii in points of the row's upper and lower corners, where it touches those of its card.
    let topRadius: Double
    let bottomRadius: Double

    private var isRightToLeft: Bool { traits.direction == .rightToLeft }

    func items(_ content: RowContent, _ layout: RowLayout) -> [DisplayItem] {
        guard layout.frame.height > 0 else { return [] }
        var items: [DisplayItem] = []
        if let color = content.backgroundColor {
            items.append(background(palette.paint(color), layout.frame))
        }
        if let frame = layout.imageFrame, let image = content.image { items += imageItems(image, frame) }
        let text = content.textColor.map(palette.paint) ?? defaultTextPaint(content.style)
        items += layout.textLines.map { .text($0, text) }
        let detail = content.detailColor.map(palette.paint) ?? defaultDetailPaint(content.style)
        items += layout.detailLines.map { .text($0, detail) }
        let accessories = AccessoryPainter(palette: palette, isRightToLeft: isRightToLeft)
        for accessory in layout.accessories { items += accessories.items(accessory) }
        if case .control(let control) = content.accessory, let controlLayout = layout.control {
            let metrics = ControlMetrics(look: traits.look)
            let painter = ControlPainter(palette: palette, metrics: metrics, isRightToLeft: isRightToLeft)
            items += painter.items(control, controlLayout)
        }
        for line in [layout.topSeparatorFrame, layout.separatorFrame].compactMap({ $0 }) {
            items.append(.rect(line, radius: 0, .fill(palette.separator)))
        }
        return items
    }

    private func background(_ paint: Paint, _ frame: Rect) -> DisplayItem {
        guard topRadius > 0 || bottomRadius > 0 else { return .rect(frame, radius: 0, .fill(paint)) }
        return .path(.rect(frame, topRadius: topRadius, bottomRadius: bottomRadius), .fill(paint))
    }

    /// Evidence: "Value2: title = tint (007AFF)"; all other titles black.
    private func defaultTextPaint(_ style: CellStyle) -> Paint { style == .value2 ? palette.tint : palette.label }

    /// Evidence: "Value1 detail: 8A8A8E (13+ secondaryLabel). Subtitle detail: black/label in legacy cells (all eras), not
    /// grey. Value2: detail black".
    private func defaultDetailPaint(_ style: CellStyle) -> Paint {
        style == .value1 ? palette.secondaryLabel : palette.label
    }

    private func imageItems(_ image: ImageContent, _ frame: Rect) -> [DisplayItem] {
        switch image {
        case .symbol(let name): return SymbolPainter(paint: palette.tint).symbol(name, in: frame)
        case .named(let name):
            let fill = DisplayItem.rect(frame, radius: frame.width / 5, .fill(palette.paint(.tertiarySystemFill)))
            return [fill] + SymbolPainter(paint: palette.secondaryLabel).placeholder(name, in: frame)
        }
    }
}
