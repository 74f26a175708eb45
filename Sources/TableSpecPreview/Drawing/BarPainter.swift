internal import TableSpecModel

/// Draws the status bar and the navigation bar.
struct BarPainter {
    let content: ScreenContent
    let layout: ScreenLayout
    let traits: PreviewTraits
    let palette: Palette

    private var isGlass: Bool { traits.system == .iOS26 }
    private var bars: LayoutNode { layout.bars }

    func items() -> [DisplayItem] {
        let bar = ItemGroup(role: .navigationBar, id: "navigation-bar", label: content.title, frame: bars.frame)
        return statusBar + [.group(bar, controls + largeTitle + searchField)]
    }

    /// The status bar, which a sheet doesn't have.
    var statusBar: [DisplayItem] {
        guard let bar = layout[.statusBar] else { return [] }
        let group = ItemGroup(role: .statusBar, id: "status-bar", frame: bar.frame)
        return [.group(group, StatusBarPainter(layout: bar, paint: palette.label).items())]
    }

    /// The prompt, the buttons, and the title between them.
    var controls: [DisplayItem] {
        let prompt = bars.lines(.prompt).map { DisplayItem.text($0, palette.label) }
        let items =
            prompt + backItems + sideItems(.left, bars) + title(bars.line(.title), .title)
            + titleView + sideItems(.right, bars)
        guard let field = bars[.barSearchField] else { return items }
        return items
            + searchField(field, on: isGlass ? GlassPainter(frame: field.frame).items(palette.glass) : fill(field))
    }

    /// The title view.
    private var titleView: [DisplayItem] {
        guard let layout = bars[.titleView], case .barItem(let item, _, _) = layout.content else { return [] }
        var label: String? = content.title ?? item.label
        if case .appView = item { label = nil }
        let group = ItemGroup(role: .titleView, label: label, frame: layout.frame)
        return [.group(group, contents(of: layout, palette.label))]
    }

    /// The views above or below the table.
    func views(_ part: LayoutNode.Part) -> [DisplayItem] {
        layout.parts.all(part).map { layout in
            guard case .barItem(let item, _, _) = layout.content else {
                let painter = CellViewPainter(palette: palette, controls: controlPainter)
                let items = painter.items(in: layout, on: content.backgroundColor)
                return .group(ItemGroup(role: .views, label: layout.spokenTexts, frame: layout.frame), items)
            }
            let group = ItemGroup(role: .barButton, label: item.label, frame: layout.frame)
            return .group(group, contents(of: layout, palette.label))
        }
    }

    private var controlPainter: ControlPainter { ControlPainter(palette: palette) }

    /// The bar at the bottom of the screen, on top of the scrolling content.
    var toolbar: [DisplayItem] {
        guard let toolbar = layout[.toolbar] else { return [] }
        let line = Rect(x: 0, y: toolbar.frame.y, width: toolbar.frame.width, height: 1 / traits.device.scale)
        let ground: [DisplayItem] =
            isGlass
            ? []
            : [
                .rect(toolbar.frame, radius: 0, .fill(palette.background)),
                .rect(line, radius: 0, .fill(Palette.barLine)),
            ]
        let items =
            sideItems(.bottom, toolbar)
            + toolbar.all(.searchField).flatMap {
                searchField($0, on: GlassPainter(frame: $0.frame).items(palette.glass))
            }
        return [
            .group(
                ItemGroup(role: .navigationBar, id: "toolbar", label: "Toolbar", frame: toolbar.frame),
                ground + items
            )
        ]
    }

    /// The large title below the bar's buttons.
    var largeTitle: [DisplayItem] { title(bars.line(.largeTitle), .largeTitle) }

    /// The search field below the title.
    var searchField: [DisplayItem] {
        bars.all(.searchField).flatMap { searchField($0, on: fill($0)) }
    }

    /// The fill of a search field. On iOS 26, all search fields are capsules.
    private func fill(_ field: LayoutNode) -> [DisplayItem] {
        let paint = Paint(Shade(0x767680, alpha: 31), Shade(0x767680, alpha: 61))
        let radius = isGlass ? field.frame.height / 2 : BarMetrics.searchFieldRadius
        return [.rect(field.frame, radius: radius, .fill(paint))]
    }

    private func searchField(_ layout: LayoutNode, on ground: [DisplayItem]) -> [DisplayItem] {
        guard let search = content.searchField, let symbol = layout.frame(.image) else { return [] }
        let quiet = palette.secondaryLabel
        let isOnGlass = symbol.width == BarMetrics.glassSearchSymbol
        return ground
            + SymbolPainter(paint: isOnGlass ? palette.label : quiet).symbol("magnifyingglass", in: symbol)
            + layout.lines.map { .text($0, search.text.isEmpty ? quiet : palette.label) }
    }

    private func title(_ line: LaidOutLine?, _ role: ItemGroup.Role) -> [DisplayItem] {
        guard let line else { return [] }
        let group = ItemGroup(role: role, label: content.title, frame: line.frame)
        return [.group(group, [.text(line, palette.label)])]
    }

    // MARK: Buttons

    private var backItems: [DisplayItem] {
        guard let back = bars[.backButton], let chevron = back.frame(.chevron) else { return [] }
        let painter = AccessoryPainter(palette: palette)
        var items = isGlass ? GlassPainter(frame: back.frame).items(palette.glass) : []
        items.append(painter.chevron(chevron, width: 2.6, palette.barButton, pointsBack: true))
        items += back.lines.map { .text($0, palette.barButton) }
        return [.group(ItemGroup(role: .backButton, label: "Back", frame: back.frame), items)]
    }

    private func sideItems(_ side: BarPlace.Side, _ bar: LayoutNode) -> [DisplayItem] {
        let layouts = bar.all(side.part)
        let buttons = layouts.flatMap { layout -> [DisplayItem] in
            guard case .barItem(let item, let button?, let index) = layout.content else { return [] }
            return [self.button(button, item, layout, content.opening(of: BarPlace(side: side, index: index)))]
        }
        return (isGlass ? glassPieces(layouts) : []) + buttons
    }

    private func button(
        _ content: BarButtonContent,
        _ item: BarItemContent,
        _ layout: LayoutNode,
        _ opening: Opening?
    ) -> DisplayItem {
        let tint = content.tintColor.map(palette.paint) ?? palette.barButton
        let normal = isGlass && item.isProminent ? Paint(0xFFFFFF) : tint
        let isEnabled = content.isEnabled(in: traits.state)
        let items = contents(of: layout, isEnabled ? normal : palette.paint(.tertiaryLabel))
        let group = ItemGroup(
            role: role(of: content),
            label: content.accessibilityLabel ?? item.label,
            segue: content.segue,
            tap: isEnabled ? opening.map { .opens($0) } ?? .acts : .isDimmed,
            frame: layout.frame
        )
        let inactive = ItemGroup(role: .inactive, frame: layout.frame)
        return .group(group, isEnabled ? items : [.group(inactive, items)])
    }

    private func contents(of layout: LayoutNode, _ paint: Paint) -> [DisplayItem] {
        guard case .barItem(let item, _, _) = layout.content else { return [] }
        if case .appView = item {
            let ground = DisplayItem.rect(layout.frame, radius: 6, .fill(palette.paint(.tertiarySystemFill)))
            let name = layout.lines.map { DisplayItem.text($0, palette.secondaryLabel) }
            return [ground, .group(ItemGroup(role: .inactive, frame: layout.frame), name)]
        }
        let images = palette.images(paint, isTemplate: true)
        return layout.lines.map { .text($0, paint) }
            + layout.children.flatMap { images.items($0) + controlPainter.items($0) }
    }

    private func role(of content: BarButtonContent) -> ItemGroup.Role {
        guard content.segue == nil, content.isEnabled(in: traits.state) else { return .barButton }
        if content.kind.togglesEditing { return .editButton }
        return traits.isSheet && Self.dismisses(content.kind) ? .closeButton : .barButton
    }

    /// Whether a button dismisses a sheet.
    private static func dismisses(_ itemContent: BarButtonContent.Kind) -> Bool {
        switch itemContent {
        case .system(.done), .system(.cancel), .system(.close), .system(.save), .system(.stop): true
        default: false
        }
    }

    /// The glass shapes: adjacent buttons share one, and a prominent button has its own in the tint color.
    private func glassPieces(_ layouts: [LayoutNode]) -> [DisplayItem] {
        var pieces: [(frame: Rect, prominentTint: Paint?)] = []
        for layout in layouts {
            guard case .barItem(let item, let content?, _) = layout.content, item.isOnGlass else { continue }
            let isProminent = item.isProminent && content.isEnabled(in: traits.state)
            let tint = content.tintColor.map(palette.paint) ?? palette.paint(.tintColor)
            if let last = pieces.last, let joined = Self.joined(last.frame, layout.frame) {
                pieces[pieces.count - 1].frame = joined
            } else {
                pieces.append((layout.frame, isProminent ? tint : nil))
            }
        }
        return pieces.flatMap { GlassPainter(frame: $0.frame).items($0.prominentTint ?? palette.glass) }
    }

    /// The union of both frames, if they touch.
    private static func joined(_ first: Rect, _ second: Rect) -> Rect? {
        let (left, right) = first.x < second.x ? (first, second) : (second, first)
        guard right.x - left.maxX < 0.1 else { return nil }
        return Rect(x: left.x, y: left.y, width: right.maxX - left.x, height: left.height)
    }
}
