internal import TableSpecModel

/// Lays out the content in place of the rows as `UIContentUnavailableConfiguration` does: stacked vertically, and
/// centered in the space between the bars.
///
/// The order, the text styles and the centering come from Apple's documentation and Human Interface Guidelines. The
/// distances are estimates without confirmation by a screenshot.
struct UnavailableLayouter {
    let content: UnavailableContent
    let context: LayoutContext

    private static let imageSide = 48.0
    private static let spinnerSide = 20.0
    private static let margin = 32.0
    private static let imageGap = 12.0
    private static let textGap = 4.0
    private static let buttonGap = 20.0

    private var scale: Double { context.scale }

    /// - Parameter room: The part of the screen between the bars.
    func layout(in room: Rect) -> LayoutNode {
        let width = max(room.width - 2 * Self.margin, 0)
        let side = content.isLoading ? Self.spinnerSide : content.hasImage ? Self.imageSide * context.symbolGrowth : 0
        let title = TextFont(size: context.font(.title2).size, weight: .bold)
        let text = block(content.text, title, width)
        let secondary = block(content.secondaryText, context.font(.subheadline), width)
        let buttons = content.buttons.map { block($0, context.font(.body), width) }
        var parts: [(height: Double, gap: Double)] = [(side, Self.imageGap), (text.height, Self.textGap)]
        parts.append((secondary.height, Self.buttonGap))
        parts += buttons.map { ($0.height, Self.imageGap) }
        parts.removeAll { $0.height == 0 }
        let height = parts.reduce(0) { $0 + $1.height } + parts.dropLast().reduce(0) { $0 + $1.gap }
        var layout = LayoutNode(.unavailable, room)
        var top = room.y + max((room.height - height) / 2, 0)
        func next(_ height: Double, _ gap: Double) -> Double {
            guard height > 0 else { return top }
            defer { top += height + gap }
            return top
        }
        if side > 0 {
            let y = next(side, Self.imageGap).roundedToPixel(scale)
            let frame = Rect(x: (room.midX - side / 2).roundedToPixel(scale), y: y, width: side, height: side)
            layout.children.append(
                content.image.map { LayoutNode(.image, frame, content: .image($0)) }
                    ?? LayoutNode(.control, frame, content: .control(.spinner))
            )
        }
        func add(_ part: LayoutNode.Part, _ block: TextBlock, gap: Double) {
            let lines = block.placed(x: room.midX, top: next(block.height, gap), edge: .center)
            layout.children.append(LayoutNode(part, room, lines: lines))
        }
        add(.text, text, gap: Self.textGap)
        add(.detail, secondary, gap: Self.buttonGap)
        for button in buttons { add(.button, button, gap: Self.imageGap) }
        return layout
    }

    private func block(_ text: String?, _ font: TextFont, _ width: Double) -> TextBlock {
        TextBlock(text, font: LineFont(style: font), width: text == nil ? 0 : width, scale: scale)
    }
}

extension ControlContent {
    fileprivate static let spinner = ControlContent.activityIndicator(isAnimating: true, style: .medium)
}

extension UnavailableContent {
    var isLoading: Bool { self == .loading }

    var hasImage: Bool { image != nil }

    /// The image above the texts. A search without results has a magnifying glass.
    var image: ImageContent? {
        switch self {
        case .loading: nil
        case .search: .symbol("magnifyingglass")
        case .message(let image, _, _, _): image
        }
    }

    /// The main text. The system's text is in English.
    var text: String? {
        switch self {
        case .loading: nil
        case .search(let query): query.isEmpty ? "No Results" : "No Results for “\(query)”"
        case .message(_, let text, _, _): text
        }
    }

    var secondaryText: String? {
        switch self {
        case .loading: "Loading…"
        case .search: "Check the spelling or try a new search."
        case .message(_, _, let text, _): text
        }
    }

    var buttons: [String] {
        if case .message(_, _, _, let buttons) = self { return buttons }
        return []
    }

    /// All texts from top to bottom.
    var texts: [String] { [text, secondaryText].compactMap { $0 } + buttons }
}
