internal import TableSpecModel

/// Lays out a search field, as if text ran from left to right.
struct SearchFieldLayouter {
    let content: SearchFieldContent
    let context: LayoutContext

    /// Whether the field is in the toolbar: on iPhone with iOS 26, unless the spec specifies otherwise.
    ///
    /// Source: `UINavigationItem.searchBarPlacementAllowsToolbarIntegration` is true by default, "whether the system can place
    /// the search bar among other toolbar items on iPhone".
    var isInToolbar: Bool {
        context.traits.system == .iOS26 && !context.traits.device.isTablet && content.placement != .stacked
    }

    /// Whether the field is at the end of the bar, after its buttons: on iPad in iOS 16 and later, unless the spec
    /// specifies otherwise.
    ///
    /// Source: https://developer.apple.com/forums/thread/725719 "search bar … moved … to the right of rightBarButtons"
    /// for apps built with the iOS 16 SDK; `.stacked` restores the position below.
    var isInBar: Bool { Self.isInBar(content, context.traits) }

    static func isInBar(_ content: SearchFieldContent, _ traits: PreviewTraits) -> Bool {
        traits.device.isTablet && traits.system != .iOS15 && content.placement != .stacked
    }

    private var isGlass: Bool { context.traits.system == .iOS26 && (isInToolbar || isInBar) }

    /// The field in a frame. Without space for text, it's a button.
    func layout(_ part: LayoutNode.Part, in frame: Rect) -> LayoutNode {
        let side = isGlass ? BarMetrics.glassSearchSymbol : BarMetrics.searchSymbol
        let start = isGlass ? (frame.height - side) / 2 : BarMetrics.searchSymbolX
        let isButton = frame.width <= BarMetrics.smallestSearchField
        let symbolX = isButton ? (frame.width - side) / 2 : start
        let symbol = Rect(x: frame.x + symbolX, y: frame.midY - side / 2, width: side, height: side)
        let line = isButton ? nil : line(in: frame, end: start)
        return LayoutNode(part, frame, lines: line.map { [$0] } ?? [], children: [LayoutNode(.image, symbol)])
    }

    /// - Parameter end: The space after the text.
    private func line(in frame: Rect, end: Double) -> LaidOutLine? {
        let shown = content.text.isEmpty ? content.placeholder ?? "Search" : content.text
        let x = frame.x + (isGlass ? BarMetrics.glassSearchTextX : BarMetrics.searchTextX)
        let (font, baseline) = (BarMetrics.buttonFont, frame.midY + BarMetrics.searchBaseline)
        return font.line(shown, within: frame.maxX - x - end).map {
            .placed($0, font: font, x: x, baseline: baseline, edge: .left, scale: context.scale)
        }
    }
}
