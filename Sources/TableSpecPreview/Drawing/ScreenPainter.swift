internal import TableSpecModel

/// Creates the display list of a screen from its content and its layout.
struct ScreenPainter {
    let content: ScreenContent
    let layout: ScreenLayout
    let traits: PreviewTraits

    var cardRadius: Double {
        TableMetrics(traits: traits, style: content.style, hasIndex: false, followsReadableWidth: false).cardRadius
    }

    var palette: Palette {
        Palette(content: content, system: traits.system)
    }

    /// The color behind everything.
    var background: Paint { palette.background }

    /// The whole preview: the screen as the device shows it.
    func items() -> [DisplayItem] { framed(screen) }

    /// The screen alone, from back to front.
    var screen: [DisplayItem] {
        let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let ground: [DisplayItem] = [.rect(page, radius: 0, .fill(background))]
        let painter = bars(layout.bars)
        let bars = painter.items()
        let views = painter.viewsAbove + groundBelow + painter.viewsBelow
        let front = indexItems + painter.toolbar + views + tabBar
        let table =
            traits.state == .scrolled
            ? tableItems + floatingHeader + barBackground + bars : bars + tableItems
        return ground + backgroundItems + table + bottomFade + overlayItems + front + openedItems
    }

    /// The screen on the device: inside the safe area of an iPhone in landscape, or as a sheet in front of another
    /// screen.
    private func framed(_ items: [DisplayItem]) -> [DisplayItem] {
        if traits.safeAreaInset > 0 {
            let painter = SafeAreaPainter(inset: traits.safeAreaInset, size: layout.size)
            let frame = ScreenFrame(size: pictureSize, device: traits.device, paint: palette.label)
            return frame.around(painter.items(items))
        }
        if let presenter = traits.presenter {
            let frame = ScreenFrame(size: pictureSize, device: presenter, paint: palette.label)
            let painter = SheetPainter(traits: traits, ground: background)
            return frame.around(painter.items(items, size: layout.size, inMiddleOf: presenter))
        }
        let frame = ScreenFrame(size: pictureSize, device: traits.device, paint: palette.label)
        guard traits.showsPresenter else { return frame.around(items) }
        return frame.around(SheetPainter(traits: traits).items(items, size: layout.size))
    }

    /// The size of the whole preview.
    var pictureSize: Size {
        if let presenter = traits.presenter { return SheetPainter.page(around: layout.size, on: presenter) }
        let sides = 2 * traits.safeAreaInset
        return Size(width: layout.size.width + sides, height: layout.size.height + traits.sheetTop)
    }

    /// The origin of the screen in the whole preview.
    var origin: Point {
        if let presenter = traits.presenter {
            let sheet = SheetPainter.sheet(of: layout.size, on: presenter, traits.presentation)
            return Point(x: sheet.x, y: sheet.y)
        }
        return Point(x: traits.safeAreaInset, y: traits.sheetTop)
    }

    private var tabBar: [DisplayItem] {
        guard let tabBar = layout.tabBar, let shown = traits.shownTabBar else { return [] }
        let painter = TabBarPainter(
            tabs: shown.shown(on: traits.device),
            layout: tabBar,
            system: traits.system,
            assets: shown.assets
        )
        let group = ItemGroup(role: .tabBar, id: "tab-bar", label: "Tab bar", frame: tabBar.frame)
        return [.group(group, painter.items(selected: shown.selectedPlace(on: traits.device)))]
    }

    /// Whether the title has a separate row, below the tabs on iPad.
    var hasTitleRow: Bool {
        guard let title = layout.bars.titleLine?.frame, let tabs = layout.tabBar?.frame else { return false }
        return title.y > tabs.maxY
    }

    // MARK: Scrolled tables

    /// The background of the bars, which hides the rows behind them, and the line below.
    private var barBackground: [DisplayItem] {
        let bottom = layout.bars.contentTop
        let ground = Rect(x: 0, y: 0, width: layout.size.width, height: bottom)
        let line = Rect(x: 0, y: bottom, width: layout.size.width, height: 1 / traits.device.scale)
        // Bars of iOS 26 have no background and no line. Content that scrolls below them fades.
        guard traits.system != .iOS26 else { return EdgeFade(paint: background).items(over: ground, to: .top) }
        return [.rect(ground, radius: 0, .fill(background)), .rect(line, radius: 0, .fill(Palette.barLine))]
    }

    /// The background of the views below a table, which ends above them.
    private var groundBelow: [DisplayItem] {
        guard traits.height == .screen, let first = layout.bars.viewsBelow.first else { return [] }
        let top = first.frame.y - layout.bars.columnMargins.top
        let end = layout.bars.toolbar?.frame.y ?? layout.tabBar?.frame.y ?? layout.size.height
        let ground = Rect(x: 0, y: top, width: layout.size.width, height: max(0, end - top))
        return [.rect(ground, radius: 0, .fill(background))]
    }

    /// The lower end of a table that continues below a toolbar or a tab bar of iOS 26.
    private var bottomFade: [DisplayItem] {
        guard traits.system == .iOS26, traits.height == .screen, !traits.device.isTablet,
            let bar = layout.bars.toolbar?.frame ?? layout.tabBar?.frame
        else { return [] }
        let top = bar.y - EdgeFade.reach
        let ground = Rect(x: 0, y: top, width: layout.size.width, height: layout.size.height - top)
        return EdgeFade(paint: background).items(over: ground, to: .bottom)
    }

    private var floatingHeader: [DisplayItem] {
        guard let index = layout.floatingSection, let frame = layout.sections[index].headerFrame else { return [] }
        return [.rect(frame, radius: 0, .fill(background))] + header(content.sections[index], layout.sections[index])
    }

    // MARK: Parts

    /// The painter of the bars, which can differ from those of the layout.
    func bars(_ layout: BarLayout) -> BarPainter {
        BarPainter(content: content, layout: layout, traits: traits, palette: palette)
    }

    /// The sections from top to bottom.
    var tableItems: [DisplayItem] {
        var openings: [Int: [Int: [PreviewState: Opening]]] = [:]
        for (place, opening) in content.openingsOfRows { openings[place.section, default: [:]][place.row] = opening }
        let sections = content.sections.indices.flatMap { index in
            let isFloating = layout.floatingSection == index
            let (section, place) = (content.sections[index], layout.sections[index])
            let header = isFloating ? [] : header(section, place)
            return header + sectionItems(section, place, openings: openings[index] ?? [:])
        }
        return headerView(.tableHeader, content.headerView, layout.headerView)
            + sections + headerView(.tableFooter, content.footerView, layout.footerView) + unavailableItems
    }

    /// The content in place of the rows.
    private var unavailableItems: [DisplayItem] {
        guard let content = content.unavailable, let layout = layout.unavailable else { return [] }
        var items: [DisplayItem] = []
        if let frame = layout.imageFrame {
            if content.isLoading {
                let spinner = ControlContent.activityIndicator(isAnimating: true, style: .medium)
                items += controls.items(spinner, ControlLayout(frame: frame))
            } else if let image = content.image {
                let gray = palette.tinted(.system(.secondaryLabel))
                items += RowPainter.items(of: image, in: frame, palette: gray)
            }
        }
        items += layout.textLines.map { .text($0, palette.label) }
        items += layout.secondaryTextLines.map { .text($0, palette.paint(SystemColor.secondaryLabel)) }
        items += layout.buttonLines.map { .text($0, palette.tint) }
        let group = ItemGroup(
            role: .unavailable,
            id: "unavailable",
            label: content.texts.joined(separator: ", "),
            frame: layout.frame
        )
        return [.group(group, items)]
    }

    /// The view behind the rows.
    var backgroundItems: [DisplayItem] {
        guard let view = content.backgroundView, !layout.backgroundViews.isEmpty else { return [] }
        let items = CellViewPainter(palette: palette, controls: controls)
            .items(view.drawnViews, layout.backgroundViews, on: nil)
        let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        return [.group(ItemGroup(role: .views, id: "background-view", label: view.spokenTexts, frame: page), items)]
    }

    /// The views over the table.
    var overlayItems: [DisplayItem] {
        guard let overlay = content.overlay, !layout.overlay.isEmpty else { return [] }
        let items = CellViewPainter(palette: palette, controls: controls)
            .items(overlay.drawnViews, layout.overlay, on: nil)
        let top = layout.bars.contentTop
        let room = Rect(x: 0, y: top, width: layout.size.width, height: max(0, layout.size.height - top))
        return [.group(ItemGroup(role: .views, id: "overlay", label: overlay.spokenTexts, frame: room), items)]
    }

    var controls: ControlPainter {
        ControlPainter(
            palette: palette,
            metrics: ControlMetrics(system: traits.system),
            isRightToLeft: traits.direction == .rightToLeft
        )
    }

    private func headerView(
        _ role: ItemGroup.Role,
        _ content: HeaderViewContent?,
        _ layout: HeaderViewLayout?
    ) -> [DisplayItem] {
        guard let content, let layout, layout.frame.height > 0 else { return [] }
        let paint = content.textColor.map(palette.paint) ?? palette.label
        let id = role == .tableHeader ? "table-header" : "table-footer"
        let image = layout.imageFrame.flatMap { frame in
            content.image.map { RowPainter.items(of: $0, in: frame, palette: palette) }
        }
        let views = CellViewPainter(palette: palette, controls: controls)
            .items(content.content?.drawnViews ?? [], layout.drawnViews, on: nil)
        let ground = content.backgroundColor.map { DisplayItem.rect(layout.frame, radius: 0, .fill(palette.paint($0))) }
        let items = [ground].compactMap(\.self) + (image ?? []) + layout.textLines.map { .text($0, paint) } + views
        return [.group(ItemGroup(role: role, id: id, label: content.spokenText, frame: layout.frame), items)]
    }

    /// The characters at the trailing edge.
    var indexItems: [DisplayItem] {
        guard let first = layout.indexLines.first, let last = layout.indexLines.last else { return [] }
        var frame = first.frame
        frame.height = last.frame.maxY - frame.y
        let group = ItemGroup(role: .sectionIndex, id: "index", frame: frame)
        return [.group(group, layout.indexLines.map { .text($0, palette.index) })]
    }
}
