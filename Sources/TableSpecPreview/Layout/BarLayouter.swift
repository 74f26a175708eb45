internal import TableSpecModel

/// Lays out the status bar and the navigation bar.
struct BarLayouter {
    let content: ScreenContent
    let context: LayoutContext

    private var metrics: BarMetrics { BarMetrics(traits: context.traits) }
    private var width: Double { context.traits.device.size.width }
    private var scale: Double { context.scale }
    private var isGlass: Bool { context.traits.system == .iOS26 }
    private var isSheet: Bool { context.traits.isSheet }
    private var statusHeight: Double { isSheet ? metrics.sheetTop : context.traits.topInset }
    /// The start of the navigation bar.
    private var barTop: Double { isSheet ? statusHeight : statusHeight - metrics.statusOverlap }

    /// A bar of compact height has no large title.
    ///
    /// Source: common knowledge of phones in landscape, not measured.
    private var hasLargeTitle: Bool {
        content.title != nil && content.largeTitle == .always && context.traits.state != .scrolled
            && !context.traits.device.hasCompactHeight
    }

    /// Sheets have no status bar, and it is hidden on phones in landscape.
    private var statusBar: LayoutNode? {
        let isHidden = isSheet || context.traits.device.hasCompactHeight
        return isHidden ? nil : StatusBarLayouter(traits: context.traits).layout()
    }

    /// The navigation bar, and the status bar if there's one.
    func layout() -> [LayoutNode] {
        [content.isNavigationBarHidden ? hiddenLayout : barLayout] + (statusBar.map { [$0] } ?? [])
    }

    private var barLayout: LayoutNode {
        let rows = rows
        let controls = rows.controls
        let search = searchField(top: rows.bar.maxY)
        var frame = rows.bar
        if search != nil { frame.height += BarMetrics.searchHeight }
        let keepsBack = content.leftItems.isEmpty || content.hasBackButtonBesideLeftItems
        let back = keepsBack ? backButton(in: controls) : nil
        let left = BarItemLayouter(items: content.leftItems, part: .leftItem, context: context, bar: controls)
            .layout(limit: share, after: back?.frame.maxX)
        let inBar = searchField(in: controls)
        let right = BarItemLayouter(items: content.rightItems, part: .rightItem, context: context, bar: controls)
            .layout(limit: share, after: inBar.map { width - $0.frame.x }).map { trailing($0) }
        let sharesRow = rows.title == controls
        let start = sharesRow ? left.last?.frame.maxX ?? back?.frame.maxX ?? 0 : 0
        let end = sharesRow ? right.last?.frame.x ?? inBar?.frame.x ?? width : width
        let hasTitle = !hasLargeTitle && content.titleView == nil
        let first = [LayoutNode(.prompt, promptLine(bottom: rows.title.y)), back].compactMap(\.self) + left
        let titles = [
            LayoutNode(.title, hasTitle ? titleLine(from: start, to: end, in: rows.title) : nil),
            titleView(from: start, to: end, in: rows.title),
        ]
        let last = [inBar, LayoutNode(.largeTitle, largeTitleLine(bottom: rows.bar.maxY)), search]
        return LayoutNode(
            .bars,
            frame,
            children: first + titles.compactMap(\.self) + right + last.compactMap(\.self)
        )
    }

    /// The bar, the row of its buttons, and the row of its title, which is the same one unless tabs are between the
    /// buttons.
    private var rows: (bar: Rect, controls: Rect, title: Rect) {
        let promptHeight = content.prompt == nil ? 0 : BarMetrics.promptHeight
        let largeHeight = hasLargeTitle ? BarMetrics.largeTitleHeight : 0
        func row(_ y: Double) -> Rect { Rect(x: 0, y: y, width: width, height: metrics.controlHeight) }
        guard tabs != nil else {
            let height = promptHeight + metrics.contentHeight + largeHeight
            let row = row(barTop + promptHeight)
            return (Rect(x: 0, y: barTop, width: width, height: height), row, row)
        }
        let hasTitle = content.titleView != nil || (content.title != nil && !hasLargeTitle) || promptHeight > 0
        let titleTop = barTop + metrics.contentHeight + promptHeight
        let bottom = hasTitle ? titleTop + metrics.controlHeight : titleTop
        let bar = Rect(x: 0, y: barTop, width: width, height: bottom + largeHeight - barTop)
        return (bar, row(barTop), row(titleTop))
    }

    /// The tab bar of an iPad, which is between the buttons.
    private var tabs: LayoutNode? {
        guard context.traits.device.isTablet, let bar = context.traits.shownTabBar else { return nil }
        return TabBarLayouter(tabs: bar.tabs, traits: context.traits).layout(height: 0)
    }

    /// The end of the space for the buttons of one side.
    private var share: Double {
        if let tabs { return tabs.frame.x - BarMetrics.titleGap }
        let hasBack = backButtonTitle != nil || !content.leftItems.isEmpty
        return hasBack && !content.rightItems.isEmpty ? width / 2 : width * 0.7
    }

    /// The search field below the title, unless it's in the toolbar. Scrolling hides it.
    private func searchField(top: Double) -> LayoutNode? {
        guard let search = content.searchField.map({ SearchFieldLayouter(content: $0, context: context) }),
            !search.isInToolbar, !search.isInBar,
            !(search.content.hidesWhenScrolling && context.traits.state == .scrolled)
        else { return nil }
        let x = metrics.margin
        let y = top + BarMetrics.searchFieldTop
        let frame = Rect(x: x, y: y, width: width - 2 * x, height: BarMetrics.searchFieldHeight)
        return search.layout(.searchField, in: frame)
    }

    /// The search field at the trailing end of an iPad's bar, which is a button if tabs leave too little space.
    private func searchField(in bar: Rect) -> LayoutNode? {
        guard let search = content.searchField.map({ SearchFieldLayouter(content: $0, context: context) }),
            search.isInBar
        else { return nil }
        let height = isGlass ? BarMetrics.glassSide : BarMetrics.searchFieldHeight
        let room = tabs.map { $0.frame.x - metrics.margin - 2 * BarMetrics.buttonGap } ?? width / 2 - 2 * metrics.margin
        let wanted = min(BarMetrics.barSearchWidth, room)
        let fieldWidth = wanted > BarMetrics.smallestSearchField ? wanted : height
        let x = width - metrics.margin - fieldWidth
        let frame = Rect(x: x, y: bar.midY - height / 2, width: fieldWidth, height: height)
        return search.layout(.barSearchField, in: frame)
    }

    /// A button at the trailing edge that was laid out as a leading one. The inside of a control isn't mirrored.
    private func trailing(_ layout: LayoutNode) -> LayoutNode {
        var trailing = layout.mirrored(in: width)
        if case .barItem(.control(let control), _, _) = layout.content {
            trailing.children = [control.layout(in: trailing.frame, context: context)]
        }
        return trailing
    }

    /// An empty bar.
    private var hiddenLayout: LayoutNode {
        LayoutNode(
            .bars,
            Rect(x: 0, y: statusHeight, width: width, height: tabs == nil ? 0 : metrics.contentHeight)
        )
    }

    /// The view in the center of the bar, if there's space between the buttons.
    private func titleView(from start: Double, to end: Double, in bar: Rect) -> LayoutNode? {
        guard let view = content.titleView else { return nil }
        let left = max(metrics.margin, start + BarMetrics.titleGap)
        let right = min(width - metrics.margin, end - BarMetrics.titleGap)
        var content = BarItemContent(view)
        if case .text(let text, isBold: _) = content { content = .text(text, isBold: true) }
        // Views have no glass shape.
        var context = context
        context.traits.system = .iOS18
        let layouter = BarItemLayouter(part: .titleView, context: context, bar: bar)
        guard right > left, let layout = layouter.layout(content, x: 0, room: right - left) else {
            return nil
        }
        let x = min(max((width - layout.frame.width) / 2, left), right - layout.frame.width)
        return layout.moved(x: x)
    }

    // MARK: Lines

    /// - Parameter bottom: The start of the title's row.
    private func promptLine(bottom: Double) -> LaidOutLine? {
        guard let prompt = content.prompt else { return nil }
        let font = BarMetrics.promptFont
        return font.line(prompt, within: width - 2 * metrics.margin).map {
            .placed($0, font: font, x: width / 2, baseline: bottom - 9, scale: scale)
        }
    }

    /// The title in the center of the screen, moved or truncated if buttons take the space.
    private func titleLine(from start: Double, to end: Double, in bar: Rect) -> LaidOutLine? {
        guard let title = content.title else { return nil }
        let font = BarMetrics.titleFont
        let left = max(metrics.margin, start + BarMetrics.titleGap)
        let right = min(width - metrics.margin, end - BarMetrics.titleGap)
        guard right > left, let line = font.line(title, within: right - left) else { return nil }
        let center = min(max(width / 2, left + line.width / 2), right - line.width / 2)
        return .placed(line, font: font, x: center, baseline: baseline(in: bar), scale: scale)
    }

    private func baseline(in bar: Rect) -> Double {
        bar.y + (bar.height - 44) / 2 + BarMetrics.titleBaseline
    }

    private func largeTitleLine(bottom: Double) -> LaidOutLine? {
        guard hasLargeTitle, let title = content.title else { return nil }
        let font = BarMetrics.largeTitleStyle.font(.large)
        let (x, baseline) = (metrics.largeTitleX, bottom - BarMetrics.largeTitleBaselineBottom)
        return font.line(title, within: width - 2 * x).map {
            .placed($0, font: font, x: x, baseline: baseline, edge: .left, scale: scale)
        }
    }

    // MARK: Back button

    private var backButtonTitle: String? { content.previousTitle ?? context.traits.backButtonTitle }

    private func backButton(in bar: Rect) -> LayoutNode? {
        guard let title = backButtonTitle else { return nil }
        let size = BarMetrics.backChevron
        let chevronY = bar.y + (bar.height - size.height) / 2
        if isGlass {
            let side = BarMetrics.glassSide
            let frame = Rect(x: metrics.margin, y: bar.y, width: side, height: side)
            let chevron = Rect(x: frame.midX - size.width / 2 - 1, y: chevronY, width: size.width, height: size.height)
            return LayoutNode(.backButton, frame, children: [LayoutNode(.chevron, chevron)])
        }
        let chevron = Rect(x: metrics.backChevronX, y: chevronY, width: size.width, height: size.height)
        let x = chevron.maxX + metrics.backTitleGap
        let (font, baseline) = (BarMetrics.buttonFont, baseline(in: bar))
        let line = title.isEmpty ? nil : font.line(title, within: width * 0.3)
        let placed = line.map {
            LaidOutLine.placed($0, font: font, x: x, baseline: baseline, edge: .left, scale: scale)
        }
        let end = placed?.frame.maxX ?? chevron.maxX
        return LayoutNode(
            .backButton,
            Rect(x: chevron.x, y: bar.y, width: end - chevron.x, height: bar.height),
            lines: placed.map { [$0] } ?? [],
            children: [LayoutNode(.chevron, chevron)]
        )
    }
}
