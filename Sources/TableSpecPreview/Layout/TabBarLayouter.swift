internal import TableSpecModel

/// Lays out a tab bar as if text ran from left to right: at the bottom on iPhone, at the top on iPad.
struct TabBarLayouter {
    let tabs: [TabContent]
    let traits: PreviewTraits

    private var metrics: TabBarMetrics { TabBarMetrics(traits: traits) }
    private var scale: Double { traits.device.scale }

    /// - Parameter height: The height of the preview, with the bar of an iPhone at its bottom.
    func layout(height: Double) -> LayoutNode {
        if traits.device.isTablet { return tabletLayout }
        var frame = metrics.frame(tabs: tabs.count)
        frame.y += height - traits.device.size.height
        if traits.system == .iOS26 { return glassLayout(in: frame) }
        let width = frame.width / Double(max(1, tabs.count))
        let items = tabs.enumerated().map { index, tab in
            let frame = Rect(x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
            return metrics.isInline ? inlineItem(tab, in: frame) : phoneItem(tab, in: frame)
        }
        return LayoutNode(.tabBar, frame, children: items)
    }

    /// Tabs with overlapping capsules. Each has the part of the bar around its center.
    private func glassLayout(in frame: Rect) -> LayoutNode {
        let (width, pitch) = (metrics.lozengeWidth(tabs.count), metrics.pitch(tabs.count))
        let items = tabs.enumerated().map { index, tab in
            let start = frame.x + metrics.padding + Double(index) * pitch
            let part = Rect(x: start + (width - pitch) / 2, y: frame.y, width: pitch, height: frame.height)
            var item = phoneItem(tab, in: part)
            let height = frame.height - 2 * metrics.padding
            let highlight = Rect(x: start, y: frame.y + metrics.padding, width: width, height: height)
            item.children.insert(LayoutNode(.highlight, highlight), at: 0)
            return item
        }
        return LayoutNode(.tabBar, frame, children: items)
    }

    /// A tab with its image.
    private func node(of tab: TabContent, in frame: Rect, symbol: Rect) -> LayoutNode {
        LayoutNode(.tab, frame, content: .tab(tab), children: [LayoutNode(.image, symbol)])
    }

    // MARK: On phones: the title below the image

    private func phoneItem(_ tab: TabContent, in frame: Rect) -> LayoutNode {
        let side = TabBarMetrics.symbolSide
        let symbol = Rect(x: frame.midX - side / 2, y: frame.y + metrics.symbolTop, width: side, height: side)
        var item = node(of: tab, in: frame, symbol: symbol)
        let title = broken(tab.title, font: TabBarMetrics.font, width: frame.width - 4)
        item.add(
            title.map { placed($0, font: TabBarMetrics.font, x: frame.midX, baseline: frame.y + metrics.baseline) }
        )
        if let badge = tab.badge { placeBadge(badge, above: symbol, in: &item) }
        return item
    }

    private func placeBadge(_ badge: String, above symbol: Rect, in item: inout LayoutNode) {
        guard let (line, width) = badgeText(badge, room: item.frame.maxX - symbol.midX) else { return }
        let x = min(symbol.maxX - TabBarMetrics.badgeHeight / 2, item.frame.maxX - width)
        place(line, width: width, x: x, y: item.frame.y + 3, in: &item)
    }

    // MARK: On phones in landscape: the title after the image

    private func inlineItem(_ tab: TabContent, in frame: Rect) -> LayoutNode {
        let (side, gap) = (TabBarMetrics.inlineSymbolSide, TabBarMetrics.inlineGap)
        let font = TabBarMetrics.inlineFont
        let title = broken(tab.title, font: font, width: frame.width - side - gap - 4)
        let middle = frame.y + TabBarMetrics.inlineHeight / 2
        let x = frame.midX - (side + (title.map { gap + $0.width } ?? 0)) / 2
        let symbol = Rect(x: x, y: middle - side / 2, width: side, height: side)
        var item = node(of: tab, in: frame, symbol: symbol)
        item.add(
            title.map {
                placed($0, font: font, x: symbol.maxX + gap + $0.width / 2, baseline: middle + font.size * 0.35)
            }
        )
        if let badge = tab.badge { placeBadge(badge, above: symbol, in: &item) }
        return item
    }

    // MARK: On tablets: words beside each other

    /// The widths are those of the texts. If there isn't enough space, all tabs have the same width.
    private var tabletLayout: LayoutNode {
        let room = traits.device.size.width - 2 * TabBarMetrics.tabletMargin - 2 * TabBarMetrics.tabletPadding
        let share = room / Double(max(1, tabs.count))
        let natural = tabs.map { tabletWidth($0) }
        let widths = natural.reduce(0, +) <= room ? natural : natural.map { _ in share }
        let bar = metrics.tabletFrame(width: widths.reduce(2 * TabBarMetrics.tabletPadding, +))
        var x = bar.x + TabBarMetrics.tabletPadding
        let items = zip(tabs, widths).map { tab, width in
            defer { x += width }
            return tabletItem(tab, in: Rect(x: x, y: bar.y, width: width, height: bar.height))
        }
        return LayoutNode(.tabBar, bar, children: items)
    }

    private func tabletWidth(_ tab: TabContent) -> Double {
        let title = TabBarMetrics.tabletFont.width(of: DisplayText.singleLine(tab.title))
        let badge = tab.badge.flatMap { badgeText($0, room: .infinity) }.map { $0.width + TabBarMetrics.badgePadding }
        return (title + (badge ?? 0) + 2 * TabBarMetrics.tabletItemPadding).rounded(.up)
    }

    private func tabletItem(_ tab: TabContent, in frame: Rect) -> LayoutNode {
        let font = TabBarMetrics.tabletFont
        let highlight = LayoutNode(.highlight, frame.insetBy(TabBarMetrics.tabletPadding))
        var item = LayoutNode(.tab, frame, content: .tab(tab), children: [highlight])
        let room = max(0, frame.width - 2 * TabBarMetrics.tabletItemPadding)
        let badge = tab.badge.flatMap { badgeText($0, room: room) }
        let badgeRoom = badge.map { $0.width + TabBarMetrics.badgePadding } ?? 0
        let title = broken(tab.title, font: font, width: room - badgeRoom)
        let width = (title?.width ?? 0) + badgeRoom
        let x = frame.midX - width / 2
        item.add(title.map { placed($0, font: font, x: x + $0.width / 2, baseline: frame.midY + font.size * 0.35) })
        guard let badge else { return item }
        let y = frame.midY - TabBarMetrics.badgeHeight / 2
        place(badge.line, width: badge.width, x: x + width - badge.width, y: y, in: &item)
        return item
    }

    // MARK: Badges and lines

    private func badgeText(_ text: String, room: Double) -> (line: BrokenLine, width: Double)? {
        let padding = 2 * TabBarMetrics.badgePadding
        return broken(text, font: TabBarMetrics.badgeFont, width: room - padding).map { line in
            (line, max(TabBarMetrics.badgeHeight, line.width + padding))
        }
    }

    private func place(_ line: BrokenLine, width: Double, x: Double, y: Double, in item: inout LayoutNode) {
        let font = TabBarMetrics.badgeFont
        let frame = Rect(x: x, y: y, width: width, height: TabBarMetrics.badgeHeight)
        let placed = placed(line, font: font, x: frame.midX, baseline: frame.midY + font.size * 0.35)
        item.children.append(LayoutNode(.badge, frame, lines: [placed]))
    }

    private func broken(_ text: String, font: TextFont, width: Double) -> BrokenLine? {
        font.line(text, within: max(0, width))
    }

    private func placed(_ line: BrokenLine, font: TextFont, x: Double, baseline: Double) -> LaidOutLine {
        LaidOutLine.placed(line, font: font, x: x, baseline: baseline, scale: scale)
    }
}
