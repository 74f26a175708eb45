internal import TableSpecModel

/// Lays out a tab bar at the bottom of a screen.
struct TabBarLayouter {
    let tabs: [TabContent]
    let traits: PreviewTraits

    private var metrics: TabBarMetrics { TabBarMetrics(traits: traits) }
    private var scale: Double { traits.device.scale }

    func layout() -> TabBarLayout {
        let frame = metrics.frame
        let width = (frame.width - 2 * metrics.padding) / Double(max(1, tabs.count))
        let items = tabs.enumerated().map { index, tab in
            let x = frame.x + metrics.padding + Double(index) * width
            return item(tab, in: Rect(x: x, y: frame.y, width: width, height: min(frame.height, 62)))
        }
        let layout = TabBarLayout(frame: frame, items: items)
        return traits.direction == .rightToLeft ? layout.mirrored(in: traits.device.size.width) : layout
    }

    private func item(_ tab: TabContent, in frame: Rect) -> TabItemLayout {
        let side = TabBarMetrics.symbolSide
        let symbol = Rect(x: frame.midX - side / 2, y: frame.y + metrics.symbolTop, width: side, height: side)
        var item = TabItemLayout(frame: frame, symbolFrame: symbol)
        item.titleLine = line(
            tab.title,
            font: TabBarMetrics.font,
            width: frame.width - 4,
            x: frame.midX,
            baseline: frame.y + metrics.baseline
        )
        if let badge = tab.badge { placeBadge(badge, in: &item) }
        return item
    }

    private func placeBadge(_ text: String, in item: inout TabItemLayout) {
        let (font, height) = (TabBarMetrics.badgeFont, TabBarMetrics.badgeHeight)
        let room = item.frame.maxX - item.symbolFrame.midX - 2 * TabBarMetrics.badgePadding
        let breaker = LineBreaker(font: font, maximumWidth: max(0, room))
        guard let line = breaker.truncated(DisplayText.singleLine(text)) else { return }
        let width = max(height, line.width + 2 * TabBarMetrics.badgePadding)
        let x = min(item.symbolFrame.maxX - height / 2, item.frame.maxX - width)
        let frame = Rect(x: x, y: item.frame.y + 3, width: width, height: height)
        item.badgeFrame = frame
        item.badgeLine = LaidOutLine.placed(
            line,
            font: font,
            x: frame.midX,
            baseline: frame.midY + font.size * 0.35,
            edge: .center,
            scale: scale
        )
    }

    private func line(_ text: String, font: TextFont, width: Double, x: Double, baseline: Double) -> LaidOutLine? {
        LineBreaker(font: font, maximumWidth: max(0, width)).truncated(DisplayText.singleLine(text)).map {
            LaidOutLine.placed($0, font: font, x: x, baseline: baseline, edge: .center, scale: scale)
        }
    }
}
