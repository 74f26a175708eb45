internal import TableSpecModel

/// Draws the status bar and the navigation bar.
struct BarPainter {
    let content: ScreenContent
    let layout: BarLayout
    let traits: PreviewTraits
    let palette: Palette

    private var isRightToLeft: Bool { traits.direction == .rightToLeft }
    private var isGlass: Bool { traits.system == .iOS26 }

    func items() -> [DisplayItem] {
        let bar = ItemGroup(role: .navigationBar, id: "navigation-bar", label: content.title, frame: layout.frame)
        return statusBar + [.group(bar, controls + largeTitle + searchField)]
    }

    /// The status bar, which a sheet doesn't have.
    var statusBar: [DisplayItem] {
        guard let bar = layout.statusBar else { return [] }
        let group = ItemGroup(role: .statusBar, id: "status-bar", frame: bar.frame)
        return [.group(group, StatusBarPainter(layout: bar, paint: palette.label).items())]
    }

    /// The prompt, the buttons, and the title between them.
    var controls: [DisplayItem] {
        var items: [DisplayItem] = []
        if let line = layout.promptLine { items.append(.text(line, palette.label)) }
        items += backItems
        items += sideItems(.left, layout.leftItems)
        items += title(layout.titleLine, .title)
        items += titleView + sideItems(.right, layout.rightItems)
        guard let field = layout.barSearchField else { return items }
        return items
            + searchField(field, on: isGlass ? GlassPainter(frame: field.frame).items(palette.glass) : fill(field))
    }

    /// The title view.
    private var titleView: [DisplayItem] {
        guard let view = content.titleView, let layout = layout.titleView else { return [] }
        let itemContent = BarItemContent(view)
        var label: String? = content.title ?? itemContent.label
        if case .appView = itemContent { label = nil }
        let group = ItemGroup(role: .titleView, label: label, frame: layout.frame)
        return [.group(group, contents(of: itemContent, layout, palette.label))]
    }

    /// The views above the table.
    var viewsAbove: [DisplayItem] { column(content.viewsAbove, layout.viewsAbove) }

    /// The views below the table.
    var viewsBelow: [DisplayItem] { column(content.viewsBelow, layout.viewsBelow) }

    private func column(_ views: [ViewContent], _ layouts: [BarItemLayout]) -> [DisplayItem] {
        layouts.map { layout in
            if case .content(let view) = views[layout.index] {
                let metrics = ControlMetrics(system: traits.system)
                let controls = ControlPainter(palette: palette, metrics: metrics, isRightToLeft: isRightToLeft)
                let items = CellViewPainter(palette: palette, controls: controls)
                    .items(view.drawnViews, layout.drawnViews, on: nil)
                return .group(ItemGroup(role: .views, label: view.spokenTexts, frame: layout.frame), items)
            }
            let itemContent = BarItemContent(views[layout.index])
            let group = ItemGroup(role: .barButton, label: itemContent.label, frame: layout.frame)
            return .group(group, contents(of: itemContent, layout, palette.label))
        }
    }

    /// The bar at the bottom of the screen, on top of the scrolling content.
    var toolbar: [DisplayItem] {
        guard let toolbar = layout.toolbar else { return [] }
        let line = Rect(x: 0, y: toolbar.frame.y, width: toolbar.frame.width, height: 1 / traits.device.scale)
        let ground: [DisplayItem] =
            isGlass
            ? []
            : [
                .rect(toolbar.frame, radius: 0, .fill(palette.background)),
                .rect(line, radius: 0, .fill(Palette.barLine)),
            ]
        let items =
            sideItems(.bottom, toolbar.items)
            + (toolbar.searchField.map { searchField($0, on: GlassPainter(frame: $0.frame).items(palette.glass)) } ?? [])
        return [
            .group(
                ItemGroup(role: .navigationBar, id: "toolbar", label: "Toolbar", frame: toolbar.frame),
                ground + items
            )
        ]
    }

    /// The large title below the bar's buttons.
    var largeTitle: [DisplayItem] { title(layout.largeTitleLine, .largeTitle) }

    /// The search field below the title.
    var searchField: [DisplayItem] {
        layout.searchField.map { searchField($0, on: fill($0)) } ?? []
    }

    /// The fill of a search field. On iOS 26, all search fields are capsules.
    private func fill(_ field: SearchFieldLayout) -> [DisplayItem] {
        let paint = Paint(Shade(0x767680, alpha: 31), Shade(0x767680, alpha: 61))
        let radius = isGlass ? field.frame.height / 2 : BarMetrics.searchFieldRadius
        return [.rect(field.frame, radius: radius, .fill(paint))]
    }

    private func searchField(_ layout: SearchFieldLayout, on ground: [DisplayItem]) -> [DisplayItem] {
        guard let search = content.searchField else { return [] }
        let quiet = palette.secondaryLabel
        let isOnGlass = layout.symbolFrame.width == BarMetrics.glassSearchSymbol
        return ground
            + SymbolPainter(paint: isOnGlass ? palette.label : quiet).symbol("magnifyingglass", in: layout.symbolFrame)
            + (layout.line.map { [.text($0, search.text.isEmpty ? quiet : palette.label)] } ?? [])
    }

    private func title(_ line: LaidOutLine?, _ role: ItemGroup.Role) -> [DisplayItem] {
        guard let line else { return [] }
        let group = ItemGroup(role: role, label: content.title, frame: line.frame)
        return [.group(group, [.text(line, palette.label)])]
    }

    // MARK: Buttons

    private var backItems: [DisplayItem] {
        guard let back = layout.backButton else { return [] }
        let painter = AccessoryPainter(palette: palette, isRightToLeft: isRightToLeft)
        var items: [DisplayItem] = []
        if isGlass { items += GlassPainter(frame: back.frame).items(palette.glass) }
        items.append(painter.chevron(back.chevronFrame, width: 2.6, palette.barButton, pointsBack: true))
        if let line = back.titleLine { items.append(.text(line, palette.barButton)) }
        return [.group(ItemGroup(role: .backButton, label: "Back", frame: back.frame), items)]
    }

    private func sideItems(_ side: BarPlace.Side, _ layouts: [BarItemLayout]) -> [DisplayItem] {
        let contents = content[keyPath: side.items]
        let pieces = isGlass ? glassPieces(contents, layouts) : []
        return pieces
            + layouts.flatMap { layout in
                let opening = content.opening(of: BarPlace(side: side, index: layout.index))
                return itemItems(contents[layout.index], layout, opens: opening)
            }
    }

    private func itemItems(_ content: BarButtonContent, _ layout: BarItemLayout, opens opening: Opening?)
        -> [DisplayItem]
    {
        let itemContent = itemContent(of: content)
        let tint = content.tintColor.map(palette.paint) ?? palette.barButton
        let normal = isGlass && itemContent.isProminent ? Paint(0xFFFFFF) : tint
        let paint = isEnabled(content) ? normal : palette.paint(.tertiaryLabel)
        var items: [DisplayItem] = []
        items += contents(of: itemContent, layout, paint)
        let group = ItemGroup(
            role: role(of: content),
            label: content.accessibilityLabel ?? itemContent.label,
            segue: content.segue,
            tap: isEnabled(content) ? opening.map { .opens($0) } ?? .acts : .isDimmed,
            frame: layout.frame
        )
        let inactive = ItemGroup(role: .inactive, frame: layout.frame)
        return [.group(group, isEnabled(content) ? items : [.group(inactive, items)])]
    }

    private func contents(of itemContent: BarItemContent, _ layout: BarItemLayout, _ paint: Paint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if case .appView = itemContent {
            items.append(.rect(layout.frame, radius: 6, .fill(palette.paint(.tertiarySystemFill))))
            let name = layout.titleLine.map { [DisplayItem.text($0, palette.secondaryLabel)] } ?? []
            return items + [.group(ItemGroup(role: .inactive, frame: layout.frame), name)]
        }
        if let line = layout.titleLine { items.append(.text(line, paint)) }
        if let frame = layout.symbolFrame {
            let painter = ImagePainter(
                paint: paint,
                assets: palette.assets,
                isRightToLeft: isRightToLeft,
                isTemplate: true
            )
            switch itemContent {
            case .symbol(let name, _, _): items += painter.items(of: .symbol(name), in: frame)
            case .asset(let name): items += painter.items(of: .named(name), in: frame)
            case .words, .space, .control, .appView: break
            }
        }
        if let control = layout.control, case .control(let content) = itemContent {
            let metrics = ControlMetrics(system: traits.system)
            items += ControlPainter(palette: palette, metrics: metrics, isRightToLeft: isRightToLeft)
                .items(content, control)
        }
        return items
    }

    private var isEditing: Bool { traits.state == .editing }

    private func itemContent(of content: BarButtonContent) -> BarItemContent {
        BarItemContent(content, isEditing: isEditing, system: traits.system)
    }

    private func isEnabled(_ content: BarButtonContent) -> Bool {
        isEditing ? content.isEnabledWhileEditing : content.isEnabled
    }

    private func role(of content: BarButtonContent) -> ItemGroup.Role {
        guard content.segue == nil, isEnabled(content) else { return .barButton }
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
    private func glassPieces(_ contents: [BarButtonContent], _ layouts: [BarItemLayout]) -> [DisplayItem] {
        var pieces: [(frame: Rect, prominentTint: Paint?)] = []
        for layout in layouts where layout.control == nil {
            let content = contents[layout.index]
            if case .appView = itemContent(of: content) { continue }
            let isProminent = itemContent(of: content).isProminent && isEnabled(content)
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
