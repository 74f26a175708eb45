import TableSpecModel

/// Lays out an open menu next to its row or bar button, and a question at the bottom of the screen or next to its
/// source.
struct PopupLayouter {
    let content: ScreenContent
    let context: LayoutContext

    var traits: PreviewTraits { context.traits }
    var metrics: PopupMetrics { PopupMetrics(system: traits.system) }

    /// - Parameter layout: The layout of the screen, from left to right.
    func layout(over layout: ScreenLayout) -> LayoutNode? {
        guard traits.state == .menu || traits.state == .confirmation else { return nil }
        switch traits.opening ?? content.firstOpening(in: traits.state) {
        case .row(let number)?:
            let rows = content.rowOpenings(in: traits.state)
            return rows.indices.contains(number) ? popup(by: rows[number], over: layout) : nil
        case .bar(let number)?:
            let buttons = content.barOpenings(in: traits.state)
            return buttons.indices.contains(number) ? popup(by: buttons[number], over: layout) : nil
        case nil: return nil
        }
    }

    private func popup(by place: RowPlace, over layout: ScreenLayout) -> LayoutNode? {
        let row = content.sections[place.section].rows[place.row]
        let frame = layout.sections[place.section].rows[place.row].frame
        guard traits.state == .menu else {
            return row.offers?.confirmation.map { question($0, beside: frame, isBesideRow: true, in: layout.size) }
        }
        let isOfRow = row.offers?.menu.isEmpty == false
        let card = menu(row.popupEntries, beside: frame, isOfRow, in: layout.size)
        let facts = LayoutNode.Popup(isDimmed: isOfRow, liftedRow: isOfRow ? place : nil, isBesideRow: true)
        return popup([card], facts, in: layout.size)
    }

    /// The content that a bar button opens, which is on the side of the button.
    private func popup(by place: BarPlace, over layout: ScreenLayout) -> LayoutNode? {
        let button = content[keyPath: place.side.items][place.index]
        let frame = place.frame(in: layout) ?? layout.bars.frame
        guard traits.state == .menu else {
            return button.confirmation.map { question($0, beside: frame, isBesideRow: false, in: layout.size) }
        }
        let isLeading = frame.midX < layout.size.width / 2
        var source = frame
        if metrics.coversBarButton {
            // The start or end of the menu is aligned with that of the button.
            source.y += place.side == .bottom ? frame.height + metrics.gap : -frame.height - metrics.gap
        }
        let card = menu(button.menu, beside: source, isLeading, in: layout.size)
        return popup([card], LayoutNode.Popup(isDimmed: false), in: layout.size)
    }

    func popup(_ cards: [LayoutNode], _ facts: LayoutNode.Popup, in size: Size) -> LayoutNode {
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return LayoutNode(.popup, page, content: .popup(facts), children: cards)
    }

    // MARK: Menus

    private func menu(
        _ entries: [MenuEntryContent],
        beside source: Rect,
        _ isLeading: Bool,
        in size: Size
    ) -> LayoutNode {
        let font = context.font(.body)
        let height = max(metrics.lineHeight, font.styledLinePitch + 2 * 11)
        let width = min(metrics.menuWidth, size.width - 2 * metrics.padding)
        let x = isLeading ? metrics.padding : size.width - metrics.padding - width
        let gaps = entries.dropFirst().count { $0.beginsGroup }
        let total = height * Double(entries.count) + metrics.groupGap * Double(gaps) + 2 * metrics.menuInset
        let top = self.top(of: total, beside: source, gap: metrics.gap, in: size)
        let hasColumn = entries.contains { $0.isChosen || (metrics.hasLeadingImages ? $0.image != nil : $0.isSubmenu) }
        var y = top + metrics.menuInset
        var lines: [LayoutNode] = []
        for entry in entries {
            if entry.beginsGroup, !lines.isEmpty { y += metrics.groupGap }
            let frame = Rect(x: x, y: y, width: width, height: height)
            lines.append(line(entry, in: frame, font, hasColumn: hasColumn))
            y += height
        }
        let frame = Rect(x: x, y: top, width: width, height: total)
        return LayoutNode(.card, frame, content: .card(.menu), children: lines)
    }

    /// Below the source, or above it if there's no space below.
    func top(of height: Double, beside source: Rect, gap: Double, in size: Size) -> Double {
        let isBelow = source.maxY + gap + height <= size.height - metrics.padding
        let beside = isBelow ? source.maxY + gap : source.y - gap - height
        return max(metrics.padding, beside).roundedToPixel(context.scale)
    }

    private func line(
        _ entry: MenuEntryContent,
        in frame: Rect,
        _ font: TextFont,
        hasColumn: Bool
    ) -> LayoutNode {
        var text = frame
        let signs = signs(of: entry, in: frame)
        let start = metrics.textInset + (hasColumn ? metrics.columnWidth : 0)
        let hasEnd = signs.contains { $0.frame.x > frame.midX }
        text.x += start
        text.width = max(
            0,
            frame.width - start - metrics.padding - (hasEnd ? metrics.imageSide + metrics.gap : 0)
        )
        let facts = LayoutNode.Entry(
            role: !entry.isEnabled ? .disabled : entry.isDestructive ? .destructive : .entry,
            beginsGroup: entry.beginsGroup,
            isChosen: entry.isChosen
        )
        let lines = texts(entry.title, font, in: text, .left)
        return LayoutNode(.entry, frame, lines: lines, content: .entry(facts), children: signs)
    }

    private func signs(of entry: MenuEntryContent, in frame: Rect) -> [LayoutNode] {
        let end = frame.maxX - metrics.padding - metrics.imageSide / 2
        let column = frame.x + metrics.textInset + (metrics.hasLeadingImages ? metrics.imageSide / 2 : 4)
        func sign(_ image: ImageContent, at x: Double, _ side: Double) -> LayoutNode {
            let square = Rect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
            return LayoutNode(.image, square, content: .image(image))
        }
        var signs: [LayoutNode] = []
        if entry.isChosen { signs.append(sign(.symbol("checkmark"), at: column, metrics.markSide)) }
        if entry.isSubmenu {
            let x = metrics.hasLeadingImages ? end : column
            signs.append(sign(.symbol("chevron.forward"), at: x, metrics.markSide))
        }
        if let image = entry.image, !(entry.isChosen && metrics.hasLeadingImages) {
            signs.append(sign(image, at: metrics.hasLeadingImages ? column : end, metrics.imageSide))
        }
        return signs
    }

    func texts(_ text: String, _ font: TextFont, in frame: Rect, _ edge: LaidOutLine.Edge) -> [LaidOutLine] {
        let x = edge == .left ? frame.x : frame.midX
        return context.controlLine(text, font: font, x: x, edge: edge, in: frame).map { [$0] } ?? []
    }
}

extension RowContent {
    /// The entries of the row's menu, or those of its first pop-up button.
    var popupEntries: [MenuEntryContent] {
        if let menu = offers?.menu, !menu.isEmpty { return menu }
        guard case .popUpButton(let titles, let selected)? = popUpButton else { return [] }
        return titles.enumerated().map { index, title in
            var entry = MenuEntryContent(title)
            entry.isChosen = index == selected
            return entry
        }
    }

    /// The first pop-up button at the end of the row or in its views.
    private var popUpButton: ControlContent? {
        let atEnd: [ControlContent] = if case .control(let control) = accessory { [control] } else { [] }
        let inRow = (content?.leaves ?? []).compactMap { view -> ControlContent? in
            if case .control(let control) = view.kind { return control }
            return nil
        }
        return (atEnd + inRow).first { control in
            if case .popUpButton = control { return true }
            return false
        }
    }
}
