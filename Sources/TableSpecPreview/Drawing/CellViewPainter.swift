internal import TableSpecModel

/// Draws the views of a custom cell.
struct CellViewPainter {
    let palette: Palette
    let controls: ControlPainter

    /// The views in a part of the screen, from back to front. Borders of containers are above the content of the
    /// containers.
    func items(in part: LayoutNode, on ground: ColorReference? = nil) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var lines: [DisplayItem] = []
        for view in part.children { add(view, ViewContext(ground: ground), to: &items, &lines) }
        return items + lines
    }

    private func add(
        _ node: LayoutNode,
        _ context: ViewContext,
        to items: inout [DisplayItem],
        _ lines: inout [DisplayItem]
    ) {
        guard case .view(let view) = node.content else { return }
        let inner = context.inside(view.attributes, node.frame)
        func shown(_ items: [DisplayItem]) -> [DisplayItem] {
            context.shown(items, opacity: inner.opacity, in: node.frame)
        }
        items += shown(background(of: view.attributes, in: node.frame) + content(of: view, node, on: inner.ground))
        let line = shown(border(of: view.attributes, in: node.frame))
        if view.isContainer { lines += line } else { items += line }
        for child in node.children { add(child, inner, to: &items, &lines) }
    }

    private func background(of attributes: ViewAttributesContent, in frame: Rect) -> [DisplayItem] {
        guard let color = attributes.background, frame.width > 0, frame.height > 0 else { return [] }
        let shape = RoundedRect(frame: frame, radius: attributes.cornerRadius)
        return [.rect(frame, radius: shape.shownRadius, .fill(palette.paint(color)))]
    }

    /// A border inside the edges, as `CALayer` draws it.
    private func border(of attributes: ViewAttributesContent, in frame: Rect) -> [DisplayItem] {
        guard let color = attributes.borderColor, attributes.borderWidth > 0 else { return [] }
        let width = min(attributes.borderWidth, frame.width, frame.height)
        let line = frame.insetBy(width / 2)
        guard line.width > 0, line.height > 0 else { return [] }
        let radius = max(0, RoundedRect(frame: frame, radius: attributes.cornerRadius).shownRadius - width / 2)
        return [.rect(line, radius: radius, .stroke(palette.paint(color), width: width))]
    }

    private func content(of view: CellViewContent, _ layout: LayoutNode, on ground: ColorReference?) -> [DisplayItem] {
        switch view.kind {
        case .label(let label):
            let paint = label.color.map { palette.paint($0, on: ground) } ?? palette.label
            let shadow = label.shadow.map { shadow in
                layout.lines.flatMap { line in
                    let paint = palette.paint(shadow.color)
                    return line.moved(x: shadow.x, y: shadow.y).items(paint, link: paint)
                }
            }
            return (shadow ?? []) + layout.lines.flatMap { $0.items(paint, link: palette.paint(.link)) }
        case .image(_, let attributes) where attributes.remoteAddress != nil:
            var painter = PhotoPainter(assets: palette.assets)
            painter.fills = attributes.contentMode == .scaleAspectFill
            return painter.items(
                of: attributes.remoteAddress ?? "",
                in: layout.frame,
                cornerRadius: view.attributes.cornerRadius
            )
        case .image(let image?, let attributes):
            let radius = view.attributes.cornerRadius
            return RowPainter.items(
                of: image,
                in: layout.frame,
                palette: palette,
                attributes: attributes,
                radius: radius
            )
        case .image(nil, let attributes):
            guard let color = attributes.placeholderColor else { return missingImage(in: layout.frame) }
            let shape = RoundedRect(frame: layout.frame, radius: view.attributes.cornerRadius)
            return [.rect(layout.frame, radius: shape.shownRadius, .fill(palette.paint(color)))]
        case .control:
            var controls = controls
            controls.name = view.accessibilityLabel ?? controls.name
            return layout.children.flatMap(controls.items)
        case .app(let view):
            return RowPainter.items(ofAppView: view.className, in: layout.frame, palette: palette)
        case .spacer, .stack, .zstack:
            return []
        }
    }

    /// A dashed frame if there's space for an image that the samples omit.
    private func missingImage(in frame: Rect) -> [DisplayItem] {
        let inset = frame.insetBy(0.5)
        guard inset.width > 0, inset.height > 0 else { return [] }
        return [.path(.dashes(around: inset, length: 4), .stroke(palette.paint(.tertiaryLabel), width: 1))]
    }
}

extension DisplayItem {
    /// The item with its opacity multiplied.
    func faded(_ opacity: Double) -> DisplayItem {
        guard opacity < 1 else { return self }
        return switch self {
        case .rect(let rect, let radius, let ink): .rect(rect, radius: radius, ink.faded(opacity))
        case .ellipse(let rect, let ink): .ellipse(rect, ink.faded(opacity))
        case .path(let steps, let ink): .path(steps, ink.faded(opacity))
        case .text(let line, let paint): .text(line, paint.faded(opacity))
        case .image(_, let rect, tint: _):
            .masked([self], mask: [.rect(rect, radius: 0, .fill(Paint(0xFFFFFF).faded(opacity)))])
        case .placed(let items, let rect): .placed(items.map { $0.faded(opacity) }, rect)
        case .masked(let items, let mask): .masked(items.map { $0.faded(opacity) }, mask: mask)
        case .group(let group, let items): .group(group, items.map { $0.faded(opacity) })
        }
    }
}

extension Ink {
    fileprivate func faded(_ opacity: Double) -> Ink {
        switch self {
        case .fill(let paint): .fill(paint.faded(opacity))
        case .stroke(let paint, let width): .stroke(paint.faded(opacity), width: width)
        }
    }
}
