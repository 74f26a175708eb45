internal import TableSpecModel

/// Lays out the bar at the bottom of a screen, as if text ran from left to right.
struct ToolbarLayouter {
    private let items: [BarButtonContent]
    private let search: SearchFieldLayouter?
    private let context: LayoutContext

    init(content: ScreenContent, context: LayoutContext) {
        items = content.toolbarItems
        search = content.searchField.map { SearchFieldLayouter(content: $0, context: context) }
            .flatMap { $0.isInToolbar ? $0 : nil }
        self.context = context
    }

    private var isGlass: Bool { context.traits.system == .iOS26 }
    private var metrics: BarMetrics { BarMetrics(traits: context.traits) }
    private var barHeight: Double { isGlass ? BarMetrics.toolbarGlass : metrics.barHeight }
    private var margin: Double { isGlass ? BarMetrics.toolbarMargin : metrics.margin }
    private var glassGap: Double { BarMetrics.toolbarGap }

    private var isEmpty: Bool { items.isEmpty && search == nil }
    private var width: Double { context.traits.device.size.width }

    /// The space in points below the buttons; that above a tab bar is not measured.
    private var bottomInset: Double {
        let inset = context.traits.bottomInset
        guard isGlass else { return inset }
        return context.traits.shownTabBar == nil || context.traits.device.isTablet ? margin : inset + glassGap
    }

    /// The height of the bar above the safe area, in points.
    var height: Double { isEmpty ? 0 : barHeight + bottomInset - context.traits.bottomInset }

    /// The bar with its buttons. Flexible spaces share the remaining space, unless a search field takes it.
    ///
    /// - Parameter bottom: The bottom of the screen.
    func layout(bottom: Double) -> LayoutNode? {
        guard !isEmpty else { return nil }
        let bar = Rect(x: 0, y: bottom - bottomInset - barHeight, width: width, height: barHeight)
        let frame = Rect(x: 0, y: bar.y, width: width, height: barHeight + bottomInset)
        let reserved = search == nil ? 0 : barHeight + glassGap
        let items = items(in: bar, end: width - margin - reserved)
        let field = searchField(after: items, in: bar).map { [$0] } ?? []
        return LayoutNode(.toolbar, frame, children: items + field)
    }

    private func items(in bar: Rect, end: Double) -> [LayoutNode] {
        let flexible = search == nil ? items.filter { $0.kind == .system(.flexibleSpace) }.count : 0
        let layouts = buttons(in: bar, flexible, room: end - margin)
        let gaps = Double(max(0, layouts.compactMap { $0 }.count - 1)) * BarMetrics.buttonGap
        let room = end - margin - length(layouts)
        let share = flexible > 0 ? max(0, room) / Double(flexible) : 0
        let gap = flexible > 0 ? 0 : min(BarMetrics.buttonGap, max(0, room) / max(1, gaps / BarMetrics.buttonGap))
        var x = margin
        var placed: [LayoutNode] = []
        for (item, layout) in zip(items, layouts) {
            if let layout {
                guard x + layout.frame.width <= end + 0.5 else { break }
                placed.append(layout.moved(x: x))
                x += layout.frame.width + gap
            } else {
                x += item.kind == .system(.flexibleSpace) ? share : item.width
            }
        }
        return placed
    }

    /// The buttons, not placed yet. If they don't fit, the widest titles are truncated to one width; not measured.
    private func buttons(in bar: Rect, _ flexible: Int, room: Double) -> [LayoutNode?] {
        let layouter = BarItemLayouter(items: items, part: .toolbarItem, context: context, bar: bar)
        var layouts = items.enumerated().map { index, item in
            layouter.layout(item, index: index, x: 0, room: width)
        }
        let buttons = layouts.compactMap { $0 }.count
        let gaps =
            flexible > 0 ? Double(flexible) * glassGap : Double(max(0, buttons - 1)) * BarMetrics.buttonGap
        let titles = layouts.indices.filter { layouts[$0]?.lines.isEmpty == false }
        let widths = titles.compactMap { layouts[$0]?.frame.width }.sorted()
        var rest = room - gaps - length(layouts) + widths.reduce(0, +)
        for (index, widest) in widths.enumerated() {
            let share = rest / Double(widths.count - index)
            guard widest > share else {
                rest -= widest
                continue
            }
            for title in titles where layouts[title]?.frame.width ?? 0 > share {
                layouts[title] = layouter.layout(items[title], index: title, x: 0, room: share) ?? layouts[title]
            }
            break
        }
        return layouts
    }

    /// The width of all buttons and fixed spaces.
    private func length(_ layouts: [LayoutNode?]) -> Double {
        zip(items, layouts).reduce(0) { $0 + ($1.1?.frame.width ?? $1.0.width) }
    }

    /// Source: `UINavigationItem.searchBarPlacementBarButtonItem`: "Without this bar button item, the positioning for the
    /// search bar defaults to trailingmost".
    private func searchField(after items: [LayoutNode], in bar: Rect) -> LayoutNode? {
        guard let search else { return nil }
        let start = items.last.map { $0.frame.maxX + glassGap } ?? margin
        let end = width - margin
        let room = end - start
        let fieldWidth = room > BarMetrics.smallestSearchField ? room : barHeight
        let frame = Rect(x: end - fieldWidth, y: bar.y, width: fieldWidth, height: bar.height)
        return search.layout(.searchField, in: frame)
    }
}
