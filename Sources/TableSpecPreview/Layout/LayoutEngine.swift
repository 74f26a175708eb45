package import TableSpecModel

/// Lays out a screen as UIKit does: the stage between content and previews.
package enum LayoutEngine {
    /// The layout of a screen with this content.
    ///
    /// The layout is computed from left to right and mirrored at the end, so that both directions agree.
    package static func layout(_ content: ScreenContent, traits: PreviewTraits) -> ScreenLayout {
        let content = content.shown(in: traits.state)
        let context = LayoutContext(content: content, traits: traits)
        let (width, margins) = (traits.device.size.width, content.tableMargins)
        func column(_ part: LayoutNode.Part, _ views: [ViewContent]) -> ViewColumnLayouter {
            ViewColumnLayouter(views: views, context: context, margins: content.columnMargins, part: part)
        }
        var layout = ScreenLayout(
            size: Size(width: width, height: 0),
            parts: BarLayouter(content: content, context: context).layout(),
            columnMargins: content.columnMargins
        )
        layout.parts += column(.viewAbove, content.viewsAbove).layout(top: layout.bars.frame.maxY)
        let top = layout.contentTop + margins.top
        let inset = content.properties.insets(.contentInset) ?? EdgeInsets()
        var table = table(of: content, from: top + inset.top, context: context)
        let below = column(.viewBelow, content.viewsBelow)
        let toolbar = ToolbarLayouter(content: content, context: context)
        let barsBottom = toolbar.height + below.height + traits.bottomInset
        let overlay = content.overlay.map { OverlayLayouter(overlay: $0, context: context, part: .overlay) }
        let bottom =
            table.bottom + inset.bottom + SectionMetrics.bottomPadding + (overlay?.heightOverRows ?? 0)
            + margins.bottom + barsBottom
        let wanted = traits.height == .screen ? 0 : bottom.rounded(.up)
        let height = max(traits.screenHeight, wanted)
        layout.size.height = height
        if traits.state == .scrolled, let target = scrollTarget(table.parts.all(.section), below: top, content, context)
        {
            let section = target.section
            table = self.table(of: content, from: top + inset.top - target.offset, context: context)
            layout.floatingSection = float(section, in: &table.parts, top: top, content)
        }
        let room = Rect(x: 0, y: top, width: width, height: max(height - barsBottom - margins.bottom - top, 0))
        layout.parts += table.parts
        let index = IndexLayouter(titles: content.sectionIndexTitles, context: context.ofTable(in: content))
            .layout(below: layout.contentTop)?.moved(x: margins.left)
        // If there are no views around a table, it extends below the bars.
        let tableTop = content.viewsAbove.isEmpty && margins.top == 0 ? 0 : top
        let tableBottom = content.viewsBelow.isEmpty && margins.bottom == 0 ? height : room.maxY
        let frame = Rect(
            x: margins.left,
            y: tableTop,
            width: max(0, width - margins.left - margins.right),
            height: max(0, tableBottom - tableTop)
        )
        layout.tableFrame = traits.direction == .rightToLeft ? frame.mirrored(in: width) : frame
        let background = content.backgroundView.map { view in
            OverlayLayouter(overlay: view, context: context, part: .background).layout(in: frame)
        }
        let unavailable = content.unavailable.map { unavailable in
            var narrow = room
            narrow.width = max(0, width - margins.left - margins.right)
            return UnavailableLayouter(content: unavailable, context: context).layout(in: narrow)
                .moved(x: margins.left)
        }
        layout.parts += [unavailable, index, background, overlay?.layout(in: room)].compactMap(\.self)
        layout.parts += below.layout(top: height - traits.bottomInset - toolbar.height - below.height)
        let tabBar = traits.shownTabBar.map { bar in
            TabBarLayouter(tabs: bar.shown(on: traits.device), traits: traits).layout(height: height)
        }
        layout.parts += [toolbar.layout(bottom: height), tabBar].compactMap(\.self)
        layout.parts += PopupLayouter(content: content, context: context).layout(over: layout).map { [$0] } ?? []
        layout.parts = layout.parts.map { $0.directed(by: traits, in: width) }
        return layout
    }

    /// The scrolling parts of a table, from top to bottom, and their end.
    private typealias Table = (parts: [LayoutNode], bottom: Double)

    /// The table, which is narrower than the screen if there's space next to it.
    private static func table(of content: ScreenContent, from top: Double, context: LayoutContext) -> Table {
        let margins = content.tableMargins
        var table = parts(of: content, from: top, context: context.ofTable(in: content))
        guard margins.left != 0 else { return table }
        for index in table.parts.indices { table.parts[index].move(x: margins.left) }
        return table
    }

    private static func parts(of content: ScreenContent, from top: Double, context: LayoutContext) -> Table {
        var table = Table([], top)
        func add(_ view: HeaderViewContent?, _ part: LayoutNode.Part) {
            guard let view else { return }
            let layout = HeaderViewLayouter(content: view, part: part, context: context).layout(top: table.bottom)
            table.parts.append(layout)
            table.bottom = layout.frame.maxY
        }
        add(content.headerView, .tableHeader)
        for index in content.sections.indices {
            let section = SectionLayouter(content: content, index: index, context: context).layout(top: table.bottom)
            table.parts.append(section.layout)
            table.bottom = section.bottom
        }
        add(content.footerView, .tableFooter)
        return table
    }

    /// The section to which a table scrolls, and the distance: to its scroll target, or else by half of its first row.
    private static func scrollTarget(
        _ sections: [LayoutNode],
        below top: Double,
        _ content: ScreenContent,
        _ context: LayoutContext
    ) -> (section: Int, offset: Double)? {
        let target = content.place(of: \.isScrollTarget)
        guard let index = target?.section ?? sections.firstIndex(where: { !$0.rows.isEmpty }) else { return nil }
        let section = sections[index]
        let row = section.rows[target?.row ?? 0].frame
        let share = target == nil ? EditingMetrics.scrolledShare : 0
        let cover = content.style == .plain ? section.frame(.header)?.height ?? 0 : 0
        let hidden = row.y + row.height * share - cover - top
        return (index, hidden.roundedToPixel(context.scale))
    }

    /// Moves the header of a plain table's section below the bars.
    ///
    /// - Returns: The section, unless it has no header.
    private static func float(_ section: Int, in parts: inout [LayoutNode], top: Double, _ content: ScreenContent)
        -> Int?
    {
        guard content.style == .plain else { return nil }
        let places = parts.indices.filter { parts[$0].part == .section }
        let place = places[section]
        guard let header = parts[place].children.firstIndex(where: { $0.part == .header }) else { return nil }
        let distance = top - parts[place].children[header].frame.y
        parts[place].children[header].move(y: distance)
        return section
    }
}
