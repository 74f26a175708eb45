package import TableSpecModel

/// Lays out a screen as UIKit does: the stage between content and previews.
package enum LayoutEngine {
    /// The layout of a screen with this content.
    ///
    /// The layout is computed from left to right and mirrored at the end, so that both directions agree.
    package static func layout(_ content: ScreenContent, traits: PreviewTraits) -> ScreenLayout {
        let content = content.shown(in: traits.state)
        let context = LayoutContext(content: content, traits: traits)
        var bars = BarLayouter(content: content, context: context).layout()
        bars.columnMargins = content.columnMargins
        bars.viewsAbove =
            ViewColumnLayouter(views: content.viewsAbove, context: context, margins: content.columnMargins)
            .layout(top: bars.frame.maxY)
        let inset = content.properties.insets(.contentInset) ?? EdgeInsets()
        let margins = content.tableMargins
        let table = table(of: content, from: bars.contentTop + margins.top + inset.top, context: context)
        let below = ViewColumnLayouter(views: content.viewsBelow, context: context, margins: content.columnMargins)
        let toolbar = ToolbarLayouter(content: content, context: context)
        let barsBottom = toolbar.height + below.height + traits.bottomInset
        let overlay = content.overlay.map { OverlayLayouter(overlay: $0, context: context) }
        let bottom =
            table.bottom + inset.bottom + SectionMetrics.bottomPadding + (overlay?.heightOverRows ?? 0)
            + margins.bottom + barsBottom
        let wanted = traits.height == .screen ? 0 : bottom.rounded(.up)
        let size = Size(width: traits.device.size.width, height: max(traits.screenHeight, wanted))
        let index = IndexLayouter(titles: content.sectionIndexTitles, context: context.ofTable(in: content))
        var layout = ScreenLayout(
            size: size,
            bars: bars,
            headerView: table.header,
            sections: table.sections,
            footerView: table.footer,
            indexLines: index.lines(below: bars.contentTop).moved(by: margins.left)
        )
        layout.bars.toolbar = toolbar.layout(bottom: size.height)
        layout.bars.viewsBelow = below.layout(
            top: size.height - traits.bottomInset - toolbar.height - below.height
        )
        let top = layout.bars.contentTop + margins.top
        let height = max(size.height - barsBottom - margins.bottom - top, 0)
        let room = Rect(x: 0, y: top, width: size.width, height: height)
        layout.overlay = overlay?.layout(in: room) ?? []
        if let view = content.backgroundView {
            // If there are no views around a table, it extends below the bars.
            let tableTop = content.viewsAbove.isEmpty && margins.top == 0 ? 0 : top
            let tableBottom = content.viewsBelow.isEmpty && margins.bottom == 0 ? size.height : top + height
            let width = max(0, size.width - margins.left - margins.right)
            let frame = Rect(x: margins.left, y: tableTop, width: width, height: max(0, tableBottom - tableTop))
            layout.backgroundViews = OverlayLayouter(overlay: view, context: context).layout(in: frame)
        }
        if let unavailable = content.unavailable {
            let width = max(0, size.width - margins.left - margins.right)
            let narrow = Rect(x: 0, y: top, width: width, height: height)
            layout.unavailable = UnavailableLayouter(content: unavailable, context: context).layout(in: narrow)
                .moved(by: margins.left)
        }
        layout.tabBar = traits.shownTabBar.map { bar in
            TabBarLayouter(tabs: bar.shown(on: traits.device), traits: traits).layout(height: size.height)
        }
        layout.opened = OpenedLayouter(content: content, context: context).layout(over: layout)
        if traits.state == .scrolled { scroll(&layout, content: content, context: context) }
        return traits.direction == .rightToLeft ? layout.mirrored() : layout
    }

    /// The scrolling parts of a table, from top to bottom, and their end.
    private struct TableParts {
        var header: HeaderViewLayout?
        var sections: [SectionLayout] = []
        var footer: HeaderViewLayout?
        var bottom: Double
    }

    /// The table, which is narrower than the screen if there's space next to it.
    private static func table(of content: ScreenContent, from top: Double, context: LayoutContext) -> TableParts {
        let margins = content.tableMargins
        var parts = parts(of: content, from: top, context: context.ofTable(in: content))
        guard margins.left != 0 else { return parts }
        parts.header = parts.header?.moved(by: margins.left)
        parts.sections = parts.sections.map { $0.moved(by: margins.left) }
        parts.footer = parts.footer?.moved(by: margins.left)
        return parts
    }

    private static func parts(of content: ScreenContent, from top: Double, context: LayoutContext) -> TableParts {
        var parts = TableParts(bottom: top)
        if let header = content.headerView {
            let layout = HeaderViewLayouter(content: header, context: context).layout(top: top)
            (parts.header, parts.bottom) = (layout, layout.frame.maxY)
        }
        for index in content.sections.indices {
            let section = SectionLayouter(content: content, index: index, context: context).layout(top: parts.bottom)
            parts.sections.append(section.layout)
            parts.bottom = section.bottom
        }
        if let footer = content.footerView {
            let layout = HeaderViewLayouter(content: footer, context: context).layout(top: parts.bottom)
            (parts.footer, parts.bottom) = (layout, layout.frame.maxY)
        }
        return parts
    }

    /// Scrolls the table to its scroll target, or else by half of its first row. The header of a plain table then
    /// floats below the bars.
    private static func scroll(_ layout: inout ScreenLayout, content: ScreenContent, context: LayoutContext) {
        let target = content.place(of: \.isScrollTarget)
        guard let index = target?.section ?? layout.sections.firstIndex(where: { !$0.rows.isEmpty }) else { return }
        let top = layout.bars.contentTop + content.tableMargins.top
        let section = layout.sections[index]
        let row = section.rows[target?.row ?? 0].frame
        let share = target == nil ? EditingMetrics.scrolledShare : 0
        let isFloating = content.style == .plain && section.headerFrame != nil
        let cover = isFloating ? section.headerFrame?.height ?? 0 : 0
        let hidden = row.y + row.height * share - cover - top
        let offset = hidden.roundedToPixel(context.scale)
        let inset = content.properties.insets(.contentInset) ?? EdgeInsets()
        let table = table(of: content, from: top + inset.top - offset, context: context)
        (layout.headerView, layout.sections, layout.footerView) = (table.header, table.sections, table.footer)
        guard isFloating, let header = layout.sections[index].headerFrame else { return }
        layout.sections[index].moveHeader(by: top - header.y)
        layout.floatingSection = index
    }
}

extension SectionLayout {
    fileprivate mutating func moveHeader(by distance: Double) {
        headerFrame?.y += distance
        headerImageFrame?.y += distance
        headerLines.moveDown(by: distance)
        for index in headerViews.indices { headerViews[index].moveDown(by: distance) }
    }
}
