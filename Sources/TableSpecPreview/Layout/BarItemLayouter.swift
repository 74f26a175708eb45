internal import TableSpecModel

/// Lays out the bar buttons of one side as if it were the leading one.
struct BarItemLayouter {
    var items: [BarButtonContent] = []
    /// The role of the buttons in their bar.
    let part: LayoutNode.Part
    let context: LayoutContext
    let bar: Rect

    private var metrics: BarMetrics { BarMetrics(traits: context.traits) }
    private var isGlass: Bool { context.traits.system == .iOS26 }

    /// The buttons that fit before `limit`. Text that doesn't fit is truncated, and later buttons are omitted.
    ///
    /// - Parameter back: The end of the back button, if there's one before the buttons.
    func layout(limit: Double, after back: Double? = nil) -> [LayoutNode] {
        var result: [LayoutNode] = []
        var x = back.map { $0 + (isGlass ? BarMetrics.glassGap : BarMetrics.buttonGap) } ?? metrics.margin
        var previous: BarItemContent?
        for (index, item) in items.enumerated() {
            let content = BarItemContent(item, isEditing: context.isEditing, system: context.traits.system)
            if content == .space {
                x += max(BarMetrics.glassGap, item.width)
                previous = nil
                continue
            }
            if let previous, !result.isEmpty { x += gap(after: previous, before: content) }
            guard let layout = layout(content, item, index: index, x: x, room: limit - x) else { break }
            result.append(layout)
            x = layout.frame.maxX
            previous = content
        }
        return result
    }

    /// The space between buttons: none if they share a glass shape.
    private func gap(after previous: BarItemContent, before next: BarItemContent) -> Double {
        guard isGlass else { return BarMetrics.buttonGap }
        return previous.isProminent || next.isProminent ? BarMetrics.glassGap : 0
    }

    /// - Returns: `nil` for space, and for a button without enough room.
    func layout(_ button: BarButtonContent, index: Int, x: Double, room: Double) -> LayoutNode? {
        let content = BarItemContent(button, isEditing: context.isEditing, system: context.traits.system)
        return layout(content, button, index: index, x: x, room: room)
    }

    /// - Parameter button: The button that shows the content; `nil` for a view.
    func layout(_ content: BarItemContent, _ button: BarButtonContent? = nil, index: Int = 0, x: Double, room: Double)
        -> LayoutNode?
    {
        var node =
            switch content {
            case .text(let text, let isBold): textLayout(text, isBold: isBold, x: x, room: room)
            case .symbol, .asset: symbolLayout(content.image, x: x, room: room)
            case .control(let control): controlLayout(control, x: x, room: room)
            case .appView(let name): appViewLayout(name, x: x, room: room)
            case .space: LayoutNode?.none
            }
        node?.content = .barItem(content, button, index: index)
        return node
    }

    /// A placeholder with the name of the class, because only the app knows the size of the view.
    private func appViewLayout(_ name: String, x: Double, room: Double) -> LayoutNode? {
        let padding = 8.0
        let font = RowMetrics.appViewFont
        guard let line = font.line(name, within: room - 2 * padding) else { return nil }
        let height = min(BarMetrics.appViewHeight, bar.height)
        let frame = Rect(x: x, y: bar.midY - height / 2, width: line.width + 2 * padding, height: height)
        let baseline = frame.midY + font.capHeight / 2
        let placed = LaidOutLine.placed(line, font: font, x: frame.midX, baseline: baseline, scale: context.scale)
        return LayoutNode(part, frame, lines: [placed])
    }

    private func textLayout(_ text: String, isBold: Bool, x: Double, room: Double) -> LayoutNode? {
        let font = TextFont(size: BarMetrics.buttonFont.size, weight: isBold ? .semibold : .regular)
        let padding = isGlass ? BarMetrics.glassPadding : 0
        guard let line = font.line(text, within: room - 2 * padding) else { return nil }
        let baseline = bar.y + (bar.height - 44) / 2 + BarMetrics.titleBaseline
        let middle = x + padding + line.width / 2
        let placed = LaidOutLine.placed(line, font: font, x: middle, baseline: baseline, scale: context.scale)
        let frame = Rect(x: x, y: bar.y, width: line.width + 2 * padding, height: bar.height)
        return LayoutNode(part, frame, lines: [placed])
    }

    /// A control is as wide as its segments need, if there's space.
    private func controlLayout(_ control: ControlContent, x: Double, room: Double) -> LayoutNode? {
        guard case .segmentedControl = control else { return nil }
        let size = control.picture.size(within: room, in: context)
        guard size.width > 0 else { return nil }
        let frame = Rect(x: x, y: bar.midY - size.height / 2, width: size.width, height: size.height)
        return LayoutNode(part, frame, children: [control.layout(in: frame, context: context)])
    }

    private func symbolLayout(_ image: ImageContent?, x: Double, room: Double) -> LayoutNode? {
        let side = BarMetrics.symbolSide
        let width = isGlass ? bar.height : side
        guard let image, width <= room else { return nil }
        let frame = Rect(x: x, y: bar.y, width: width, height: bar.height)
        let symbol = frame.square(side)
        return LayoutNode(part, frame, children: [LayoutNode(.image, symbol, content: .image(image))])
    }
}

extension BarItemContent {
    /// Whether iOS 26 draws the button on glass.
    var isOnGlass: Bool {
        switch self {
        case .text, .symbol, .asset: true
        case .control, .appView, .space: false
        }
    }

    /// The image of the button.
    var image: ImageContent? {
        switch self {
        case .symbol(let name, _, _): .symbol(name)
        case .asset(let name): .named(name)
        case .text, .control, .appView, .space: nil
        }
    }

    /// Whether iOS 26 draws the button on its own glass shape in the tint color.
    var isProminent: Bool {
        switch self {
        case .text(_, let isBold), .symbol(_, let isBold, _): isBold
        case .asset, .control, .appView, .space: false
        }
    }
}
