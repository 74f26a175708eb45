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
        Palette(content: content, system: traits.system, direction: traits.direction)
    }

    /// The color behind everything.
    var background: Paint { palette.background }

    /// The background of a part of the screen.
    private func ground(of part: Rect) -> [DisplayItem] {
        [.rect(part, radius: 0, .fill(background))] + surroundings(in: part)
    }

    /// The color around the table in a part of the screen, and the table's own background, if they differ.
    func surroundings(in part: Rect) -> [DisplayItem] {
        guard let color = content.backgroundColor else { return [] }
        let table = layout.tableFrame.clamped(to: part)
        return [.rect(part, radius: 0, .fill(palette.paint(color))), .rect(table, radius: 0, .fill(background))]
    }

    /// The whole preview: the screen as the device shows it.
    func items() -> [DisplayItem] { framed(screen) }

    /// The screen alone, from back to front.
    var screen: [DisplayItem] {
        let ground = self.ground(of: layout.page)
        let painter = bars
        let bars = painter.items()
        let views = painter.views(.viewAbove) + groundBelow + painter.views(.viewBelow)
        let front = indexItems + painter.toolbar + views + tabBar
        let table =
            traits.state == .scrolled
            ? tableItems + floatingHeader + barBackground + bars : bars + tableItems
        return ground + backgroundItems + table + bottomFade + overlayItems + front + popupItems
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
        guard let tabBar = layout[.tabBar], let shown = traits.shownTabBar else { return [] }
        let painter = TabBarPainter(layout: tabBar, traits: traits, assets: shown.assets)
        let group = ItemGroup(role: .tabBar, id: "tab-bar", label: "Tab bar", frame: tabBar.frame)
        return [.group(group, painter.items(selected: shown.selectedPlace(on: traits.device)))]
    }

    /// Whether the title has a separate row, below the tabs on iPad.
    var hasTitleRow: Bool {
        guard let title = layout.bars.frame(.title), let tabs = layout[.tabBar]?.frame else { return false }
        return title.y > tabs.maxY
    }

    // MARK: Scrolled tables

    /// The background of the bars, which hides the rows behind them, and the line below.
    private var barBackground: [DisplayItem] {
        let bottom = layout.contentTop
        let ground = Rect(x: 0, y: 0, width: layout.size.width, height: bottom)
        let line = Rect(x: 0, y: bottom, width: layout.size.width, height: 1 / traits.device.scale)
        // Bars of iOS 26 have no background and no line. Content that scrolls below them fades.
        guard traits.system != .iOS26 else { return EdgeFade(paint: background).items(over: ground, to: .top) }
        return self.ground(of: ground) + [.rect(line, radius: 0, .fill(Palette.barLine))]
    }

    /// The background of the views below a table, which ends above them.
    private var groundBelow: [DisplayItem] {
        guard traits.height == .screen, let first = layout[.viewBelow] else { return [] }
        let top = first.frame.y - layout.columnMargins.top
        let end = layout[.toolbar]?.frame.y ?? layout[.tabBar]?.frame.y ?? layout.size.height
        let ground = Rect(x: 0, y: top, width: layout.size.width, height: max(0, end - top))
        return self.ground(of: ground)
    }

    /// The lower end of a table that continues below a toolbar or a tab bar of iOS 26.
    private var bottomFade: [DisplayItem] {
        guard traits.system == .iOS26, traits.height == .screen, !traits.device.isTablet,
            let bar = layout[.toolbar]?.frame ?? layout[.tabBar]?.frame
        else { return [] }
        let top = bar.y - EdgeFade.reach
        let ground = Rect(x: 0, y: top, width: layout.size.width, height: layout.size.height - top)
        return EdgeFade(paint: background).items(over: ground, to: .bottom)
    }

    private var floatingHeader: [DisplayItem] {
        guard let index = layout.floatingSection else { return [] }
        let section = layout.sections[index]
        return section.all(.header).map { .rect($0.frame, radius: 0, .fill(background)) } + header(section)
    }

    // MARK: Parts

    var bars: BarPainter { BarPainter(content: content, layout: layout, traits: traits, palette: palette) }

    /// The sections from top to bottom.
    var tableItems: [DisplayItem] {
        var openings: [Int: [Int: [PreviewState: Opening]]] = [:]
        for (place, opening) in content.openingsOfRows { openings[place.section, default: [:]][place.row] = opening }
        let sections = layout.sections.enumerated().flatMap { index, section in
            (layout.floatingSection == index ? [] : header(section))
                + sectionItems(section, openings: openings[index] ?? [:])
        }
        return headerView(.tableHeader, content.headerView)
            + sections + headerView(.tableFooter, content.footerView) + unavailableItems
    }

    /// The content in place of the rows.
    private var unavailableItems: [DisplayItem] {
        guard let content = content.unavailable, let layout = layout[.unavailable] else { return [] }
        let images = palette.tinted(.system(.secondaryLabel))
        let items = layout.children.flatMap { node -> [DisplayItem] in
            switch node.part {
            case .image: RowPainter.items(in: node, palette: images)
            case .control: controls.items(node)
            case .text: node.lines.map { .text($0, palette.label) }
            case .detail: node.lines.map { .text($0, palette.paint(SystemColor.secondaryLabel)) }
            default: node.lines.map { .text($0, palette.tint) }
            }
        }
        let group = ItemGroup(
            role: .unavailable,
            id: "unavailable",
            label: content.texts.joined(separator: ", "),
            frame: layout.frame
        )
        return [.group(group, items)]
    }

    /// The view behind the rows.
    var backgroundItems: [DisplayItem] { views(.background, id: "background-view", from: 0) }

    /// The views over the table.
    var overlayItems: [DisplayItem] { views(.overlay, id: "overlay", from: layout.contentTop) }

    private func views(_ part: LayoutNode.Part, id: String, from top: Double) -> [DisplayItem] {
        guard let node = layout[part], node.showsViews else { return [] }
        let room = Rect(x: 0, y: top, width: layout.size.width, height: max(0, layout.size.height - top))
        let group = ItemGroup(role: .views, id: id, label: node.spokenTexts, frame: room)
        return [.group(group, CellViewPainter(palette: palette, controls: controls).items(in: node))]
    }

    var controls: ControlPainter { ControlPainter(palette: palette) }

    private func headerView(_ part: LayoutNode.Part, _ content: HeaderViewContent?) -> [DisplayItem] {
        guard let content, let node = layout[part], node.frame.height > 0 else { return [] }
        let isHeader = part == .tableHeader
        let group = ItemGroup(
            role: isHeader ? .tableHeader : .tableFooter,
            id: isHeader ? "table-header" : "table-footer",
            label: content.spokenText,
            frame: node.frame
        )
        let ground = content.backgroundColor.map { DisplayItem.rect(node.frame, radius: 0, .fill(palette.paint($0))) }
        let paint = content.textColor.map(palette.paint) ?? palette.label
        return [.group(group, [ground].compactMap(\.self) + items(in: node, paint))]
    }

    /// The characters at the trailing edge.
    var indexItems: [DisplayItem] {
        layout.parts.all(.index).map { node in
            .group(
                ItemGroup(role: .sectionIndex, id: "index", frame: node.frame),
                node.lines.map { .text($0, palette.index) }
            )
        }
    }
}

extension ScreenPainter {
    /// Lays out a screen in its state.
    ///
    /// - Parameter traits: The traits, which fit the device.
    init(_ content: ScreenContent, fitted traits: PreviewTraits) {
        let content = content.shown(in: traits.state, opening: traits.opening)
        self.init(content: content, layout: LayoutEngine.layout(content, traits: traits), traits: traits)
    }
}
