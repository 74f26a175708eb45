internal import TableSpecModel

/// Draws one row.
struct RowPainter {
    let traits: PreviewTraits
    let palette: Palette
    /// Whether the table lets rows be selected.
    let allowsSelection: Bool
    /// The radii in points of the row's upper and lower corners, if they coincide with those of its card.
    let topRadius: Double
    let bottomRadius: Double
    /// The openings of the row and its content, by state.
    var openings: [PreviewState: Opening] = [:]

    /// The row as a group, followed by the information button or the image button as a separate group if it leads to
    /// another screen.
    func items(_ content: RowContent, _ layout: LayoutNode, id: String) -> [DisplayItem] {
        var group = ItemGroup(
            role: .row,
            id: id,
            label: RowDescription(content).text,
            segue: content.segue,
            tap: tap(on: content),
            longPress: content.offers?.menu.isEmpty == false ? openings[.menu] : nil,
            isSelectable: allowsSelection && content.selectionStyle != .none,
            frame: layout.frame,
            topRadius: topRadius,
            bottomRadius: bottomRadius
        )
        guard layout.frame.height > 0 else { return [.group(group, [])] }
        let buttons = layout.all(.swipeButton)
        guard !buttons.isEmpty else {
            return [.group(group, rowItems(content, layout))] + accessoryButton(content, layout)
        }
        // The content of a swiped row is clipped to the row, next to the buttons.
        group.clip = layout.frame
        return [.group(group, rowItems(content, layout))]
            + buttons.enumerated().flatMap { index, button in
                swipeButton(button, isAtEdge: index == 0, isLeading: content.swipesFromLeading)
            }
    }

    private func tap(on content: RowContent) -> ItemGroup.Tap {
        guard content.acts else { return .nothing }
        guard content.isEnabled else { return .isDimmed }
        return (openings[.choosing] ?? openings[.confirmation]).map { .opens($0) } ?? .acts
    }

    private func swipeButton(_ layout: LayoutNode, isAtEdge: Bool, isLeading: Bool) -> [DisplayItem] {
        guard case .swipeButton(let button) = layout.content else { return [] }
        let color = button.color ?? .system(button.isDestructive ? .systemRed : .systemGray)
        let corners = swipeCorners(layout.frame, isAtEdge: isAtEdge, isLeading: isLeading)
        let white = Paint(0xFFFFFF)
        let painter = palette.images(white, isTemplate: true)
        let items =
            [.path(.rect(layout.frame, corners: corners), .fill(palette.paint(color)))]
            + layout.children.flatMap(painter.items) + layout.lines.map { .text($0, white) }
        return [.group(ItemGroup(role: .swipeButton, label: button.title, tap: .acts, frame: layout.frame), items)]
    }

    /// A capsule on iOS 26; before, a rectangle with the corners of its card.
    private func swipeCorners(_ frame: Rect, isAtEdge: Bool, isLeading: Bool) -> Corners {
        guard traits.system != .iOS26 else {
            let radius = frame.height / 2
            return Corners(top: radius, bottom: radius)
        }
        guard isAtEdge else { return Corners() }
        return palette.isRightToLeft != isLeading
            ? Corners(topLeft: topRadius, bottomLeft: bottomRadius)
            : Corners(topRight: topRadius, bottomRight: bottomRadius)
    }

    private func rowItems(_ content: RowContent, _ layout: LayoutNode) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let paint = layout.isSelected
            ? content.selectedBackgroundColor.map(palette.paint) ?? palette.selection
            : content.backgroundColor.map(palette.paint) ?? standardPaint
        {
            items.append(background(paint, layout.frame))
        }
        if let frame = layout.frame(.image), let address = content.remoteAddress {
            items += PhotoPainter(assets: palette.assets).items(of: address, in: frame)
        } else if let frame = layout.frame(.image), let image = content.image {
            items += Self.items(of: image, in: frame, palette: palette)
        }
        let ground = content.backgroundColor
        let dimmed = content.isEnabled ? nil : palette.paint(SystemColor.tertiaryLabel)
        let text = content.textColor.map { palette.paint($0, on: ground) } ?? dimmed ?? defaultTextPaint(content.style)
        let detail =
            content.detailColor.map { palette.paint($0, on: ground) } ?? dimmed ?? defaultDetailPaint(content.style)
        let texts =
            layout.lines(.text).map { DisplayItem.text($0, text) } + layout.lines(.detail).map { .text($0, detail) }
        items += content.isEnabled ? texts : [.group(ItemGroup(role: .inactive, frame: layout.frame), texts)]
        items += layout.lines(.message).map { .text($0, palette.paint(.systemRed)) }
        let controls = controls(named: RowDescription(content).label)
        items += CellViewPainter(palette: palette, controls: controls).items(in: layout, on: ground)
        let hasButton = content.accessorySegue != nil
        for node in layout.children {
            switch node.content {
            case .accessory(let accessory) where !hasButton || accessory != .infoButton:
                items += accessories.items(accessory, in: node.frame)
            case .control where !hasButton: items += controls.items(node)
            case .editingControl(let control): items += accessories.items(control, in: node.frame)
            default:
                guard node.part == .topSeparator || node.part == .separator else { continue }
                items.append(.rect(node.frame, radius: 0, .fill(palette.separator)))
            }
        }
        return items
    }

    /// A placeholder with the name of the class, because only the app knows the appearance of the view.
    static func items(ofAppView name: String, in frame: Rect, palette: Palette) -> [DisplayItem] {
        let field = DisplayItem.rect(
            frame,
            radius: min(8, frame.height / 2),
            .fill(palette.paint(.tertiarySystemFill))
        )
        let font = RowMetrics.appViewFont
        guard frame.height >= font.inkHeight, let line = font.line(name, within: max(0, frame.width - 8)) else {
            return [field]
        }
        let baseline = frame.midY + font.size * 0.35
        let text = LaidOutLine.placed(line, font: font, x: frame.midX, baseline: baseline, scale: 4)
        return [
            field, .group(ItemGroup(role: .inactive, frame: text.frame), [.text(text, palette.secondaryLabel)]),
        ]
    }

    private func controls(named name: String?) -> ControlPainter {
        ControlPainter(
            palette: palette,
            name: name,
            menu: openings[.menu],
            question: openings[.confirmation]
        )
    }

    /// Rows of plain tables cover the background of the table. Rows of groups are on a card.
    private var standardPaint: Paint? {
        palette.style == .plain && palette.background != palette.row ? palette.row : nil
    }

    private var accessories: AccessoryPainter { AccessoryPainter(palette: palette) }

    /// The accessory that leads to another screen: the information button, or an image button.
    private func accessoryButton(_ content: RowContent, _ layout: LayoutNode) -> [DisplayItem] {
        guard let segue = content.accessorySegue else { return [] }
        for node in layout.children {
            switch node.content {
            case .accessory(.infoButton):
                let name = [RowDescription.moreInfo, content.text].compactMap { $0 }.joined(separator: ", ")
                let group = ItemGroup(role: .accessoryButton, label: name, segue: segue, frame: node.frame)
                return [.group(group, accessories.items(.infoButton, in: node.frame))]
            case .control(let control):
                let name = control.picture.spokenName ?? content.text
                let group = ItemGroup(role: .accessoryButton, label: name, segue: segue, frame: node.frame)
                return [.group(group, controls(named: nil).items(node).flatMap(\.ungrouped))]
            default: continue
            }
        }
        return []
    }

    private func background(_ paint: Paint, _ frame: Rect) -> DisplayItem {
        guard topRadius > 0 || bottomRadius > 0 else { return .rect(frame, radius: 0, .fill(paint)) }
        return .path(.rect(frame, corners: Corners(top: topRadius, bottom: bottomRadius)), .fill(paint))
    }

    /// Evidence: "Value2: title = tint (007AFF)"; all other titles black.
    private func defaultTextPaint(_ style: CellStyle) -> Paint { style == .value2 ? palette.tint : palette.label }

    /// Evidence: "Value1 detail: 8A8A8E (13+ secondaryLabel). Subtitle detail: black/label in legacy cells (all eras),
    /// not gray. Value2: detail black".
    private func defaultDetailPaint(_ style: CellStyle) -> Paint {
        style == .value1 ? palette.secondaryLabel : palette.label
    }

    /// The image that a part of the screen shows.
    static func items(in node: LayoutNode, palette: Palette) -> [DisplayItem] {
        guard case .image(let image) = node.content else { return [] }
        return items(of: image, in: node.frame, palette: palette)
    }

    /// An image, scaled to fit a frame. A symbol has the tint color.
    static func items(
        of image: ImageContent,
        in frame: Rect,
        palette: Palette,
        attributes: ImageAttributes? = nil,
        radius: Double? = nil
    ) -> [DisplayItem] {
        let paint = attributes?.tintColor.map(palette.paint) ?? palette.tint
        var painter = palette.images(paint)
        painter.ground = palette.paint(.tertiarySystemFill)
        painter.fills = attributes?.contentMode == .scaleAspectFill
        return painter.items(of: image, in: frame, cornerRadius: radius)
    }
}
