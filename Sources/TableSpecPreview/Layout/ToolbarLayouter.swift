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
    func layout(bottom: Double) -> ToolbarLayout? {
        guard !isEmpty else { return nil }
        let bar = Rect(x: 0, y: bottom - bottomInset - barHeight, width: width, height: barHeight)
        let frame = Rect(x: 0, y: bar.y, width: width, height: barHeight + bottomInset)
        let reserved = search == nil ? 0 : barHeight + glassGap
        let items = items(in: bar, end: width - margin - reserved)
        return ToolbarLayout(frame: frame, items: items, searchField: searchField(after: items, in: bar))
    }

    private func items(in bar: Rect, end: Double) -> [BarItemLayout] {
        let layouter = BarItemLayouter(items: items, context: context, bar: bar)
        let layouts = items.enumerated().map { index, item in
            layouter.layout(
                BarItemContent(item, isEditing: context.isEditing, system: context.traits.system),
                index: index,
                x: 0,
                room: width
            )
        }
        let widths = zip(items, layouts).map { item, layout in layout?.frame.width ?? item.width }
        let gaps = Double(max(0, layouts.compactMap { $0 }.count - 1)) * BarMetrics.buttonGap
        let flexible = search == nil ? items.filter { $0.kind == .system(.flexibleSpace) }.count : 0
        let room = end - margin - widths.reduce(0, +)
        let share = flexible > 0 ? max(0, room) / Double(flexible) : 0
        let gap = flexible > 0 ? 0 : min(BarMetrics.buttonGap, max(0, room) / max(1, gaps / BarMetrics.buttonGap))
        var x = margin
        var placed: [BarItemLayout] = []
        for (item, layout) in zip(items, layouts) {
            if let layout {
                guard x + layout.frame.width <= end + 0.5 else { break }
                placed.append(layout.moved(by: x))
                x += layout.frame.width + gap
            } else {
                x += item.kind == .system(.flexibleSpace) ? share : item.width
            }
        }
        return placed
    }

    /// Source: `UINavigationItem.searchBarPlacementBarButtonItem`: "Without this bar button item, the positioning for the
    /// search bar defaults to trailingmost".
    private func searchField(after items: [BarItemLayout], in bar: Rect) -> SearchFieldLayout? {
        guard let search else { return nil }
        let start = items.last.map { $0.frame.maxX + glassGap } ?? margin
        let end = width - margin
        let room = end - start
        let fieldWidth = room > BarMetrics.smallestSearchField ? room : barHeight
        let frame = Rect(x: end - fieldWidth, y: bar.y, width: fieldWidth, height: bar.height)
        return search.layout(in: frame)
    }
}

extension BarItemLayout {
    /// The button farther to the right.
    func moved(by distance: Double) -> BarItemLayout {
        var moved = self
        moved.frame.x += distance
        moved.titleLine?.frame.x += distance
        moved.symbolFrame?.x += distance
        moved.control?.frame.x += distance
        for index in moved.control?.lines.indices ?? 0..<0 { moved.control?.lines[index].frame.x += distance }
        for index in moved.control?.segmentFrames.indices ?? 0..<0 { moved.control?.segmentFrames[index].x += distance }
        return moved
    }
}
