internal import TableSpecModel

/// Lays out a search field, as if text ran from left to right.
struct SearchFieldLayouter {
    let content: SearchFieldContent
    let context: LayoutContext

    /// Whether the field is in the toolbar: on a phone with iOS 26, unless the spec says otherwise.
    ///
    /// Source: `UINavigationItem.searchBarPlacementAllowsToolbarIntegration` is true by default, "whether the system can place
    /// the search bar among other toolbar items on iPhone".
    var isInToolbar: Bool {
        context.traits.system == .iOS26 && !context.traits.device.isTablet && content.placement != .stacked
    }

    /// Whether the field is at the end of the bar, after its buttons: on a tablet from iOS 16 on, unless the spec says
    /// otherwise.
    ///
    /// Source: https://developer.apple.com/forums/thread/725719 "search bar … moved … to the right of rightBarButtons", which
    /// apps of the SDK of iOS 16 get, `.stacked` restores the place below.
    var isInBar: Bool { Self.isInBar(content, context.traits) }

    static func isInBar(_ content: SearchFieldContent, _ traits: PreviewTraits) -> Bool {
        traits.device.isTablet && traits.system != .iOS15 && content.placement != .stacked
    }

    /// The field in a frame; one without space for a text is a button.
    func layout(in frame: Rect) -> SearchFieldLayout {
        let place = BarMetrics.searchSymbol
        let inset = frame.height > BarMetrics.searchFieldHeight ? BarMetrics.glassPadding : place.x
        guard frame.width > BarMetrics.smallestSearchField else {
            let x = frame.midX - place.width / 2
            return SearchFieldLayout(frame: frame, symbolFrame: symbolFrame(x: x, in: frame), line: nil)
        }
        let shown = content.text.isEmpty ? content.placeholder ?? "Search" : content.text
        let textX = frame.x + inset - place.x + BarMetrics.searchTextX
        let breaker = LineBreaker(font: BarMetrics.buttonFont, maximumWidth: frame.maxX - textX - inset)
        let line = breaker.truncated(DisplayText.singleLine(shown)).map { line in
            LaidOutLine.placed(
                line,
                font: BarMetrics.buttonFont,
                x: textX,
                baseline: frame.midY + BarMetrics.searchBaseline,
                edge: .left,
                scale: context.scale
            )
        }
        return SearchFieldLayout(frame: frame, symbolFrame: symbolFrame(x: frame.x + inset, in: frame), line: line)
    }

    private func symbolFrame(x: Double, in frame: Rect) -> Rect {
        let place = BarMetrics.searchSymbol
        return Rect(x: x, y: frame.midY - place.height / 2, width: place.width, height: place.height)
    }
}
