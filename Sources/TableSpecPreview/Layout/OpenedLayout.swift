import TableSpecModel

/// Where the parts of an open menu or of a question lie: cards of lines.
package struct OpenedLayout: Hashable, Sendable {
    /// One line of a card.
    struct Line: Hashable, Sendable {
        /// The part of a line that the colours tell apart.
        enum Role: Hashable, Sendable { case question, entry, destructive, disabled, cancel }

        var frame: Rect
        var texts: [LaidOutLine]
        var image: ImageContent?
        var imageFrame: Rect?
        var role = Role.entry
        /// Whether a broad line stands above it.
        var beginsGroup = false
    }

    /// Lines in a rounded rectangle.
    struct Card: Hashable, Sendable {
        var frame: Rect
        var lines: [Line]
    }

    var cards: [Card]
    /// Whether the screen behind is dimmed.
    var isDimmed: Bool

    func mirrored(in width: Double) -> OpenedLayout {
        var copy = self
        copy.cards = cards.map { card in
            Card(frame: card.frame.mirrored(in: width), lines: card.lines.map { $0.mirrored(in: width) })
        }
        return copy
    }
}

extension OpenedLayout.Line {
    fileprivate func mirrored(in width: Double) -> Self {
        var copy = self
        copy.frame = frame.mirrored(in: width)
        copy.texts = texts.mirrored(in: width)
        copy.imageFrame = imageFrame?.mirrored(in: width)
        return copy
    }
}

extension RowContent {
    /// The entries of the menu that the row shows: its own, or those of its first pop-up button.
    var openedEntries: [MenuEntryContent] {
        if let menu = offers?.menu, !menu.isEmpty { return menu }
        guard case .popUpButton(let titles, let selected)? = popUpButton else { return [] }
        return titles.enumerated().map { index, title in
            var entry = MenuEntryContent(title)
            entry.isChosen = index == selected
            return entry
        }
    }

    /// The first pop-up button at the end of the row or among its views.
    private var popUpButton: ControlContent? {
        let atEnd: [ControlContent] = if case .control(let control) = accessory { [control] } else { [] }
        let inRow = (content?.drawnViews ?? []).compactMap { view -> ControlContent? in
            if case .control(let control) = view.kind { return control }
            return nil
        }
        return (atEnd + inRow).first { control in
            if case .popUpButton = control { return true }
            return false
        }
    }
}

/// Lays out an open menu beside its row or bar button, and a question at the bottom of the screen or, on a tablet, beside
/// its row or bar button.
///
/// The sizes are those of the system's menus and action sheets at the default text size as screenshots show them: a menu is
/// 250 points wide with lines of 44, a sheet has lines of 57 points and 8 between its cards. They are estimates, which no
/// measurement has confirmed.
struct OpenedLayouter {
    let content: ScreenContent
    let context: LayoutContext

    private static let menuWidth = 250.0
    private static let padding = 16.0
    private static let gap = 8.0
    private static let imageSide = 22.0

    private var traits: PreviewTraits { context.traits }

    /// - Parameter layout: The screen, from left to right.
    func layout(over layout: ScreenLayout) -> OpenedLayout? {
        guard traits.state == .menu || traits.state == .confirmation else { return nil }
        guard let place = content.subject(of: traits.state) else { return openedInBar(of: layout) }
        let row = content.sections[place.section].rows[place.row]
        let frame = layout.sections[place.section].rows[place.row].frame
        if traits.state == .menu {
            let isOfRow = row.offers?.menu.isEmpty == false
            let card = menu(row.openedEntries, of: frame, isOfRow, in: layout.size)
            return OpenedLayout(cards: [card], isDimmed: isOfRow)
        }
        return row.offers?.confirmation.map { sheet($0, of: frame, in: layout.size) }
    }

    /// What a bar button shows, which lies on the side of the button.
    private func openedInBar(of layout: ScreenLayout) -> OpenedLayout? {
        guard let place = content.barSubject(of: traits.state) else { return nil }
        let button = content[keyPath: place.side.items][place.index]
        let frame = place.frame(in: layout.bars) ?? layout.bars.frame
        if traits.state == .menu {
            let isLeading = frame.midX < layout.size.width / 2
            return OpenedLayout(cards: [menu(button.menu, of: frame, isLeading, in: layout.size)], isDimmed: false)
        }
        return button.confirmation.map { sheet($0, of: frame, in: layout.size) }
    }

    // MARK: Menus

    private func menu(
        _ entries: [MenuEntryContent],
        of row: Rect,
        _ isLeading: Bool,
        in size: Size
    ) -> OpenedLayout.Card {
        let font = context.font(.body)
        let height = max(44, font.styledLinePitch + 2 * 11)
        let width = min(Self.menuWidth, size.width - 2 * Self.padding)
        let x = isLeading ? Self.padding : size.width - Self.padding - width
        let total = height * Double(entries.count)
        let isBelow = row.maxY + Self.gap + total <= size.height - Self.padding
        let beside = isBelow ? row.maxY + Self.gap : row.y - Self.gap - total
        let top = max(Self.padding, beside).roundedToPixel(context.scale)
        let lines = entries.enumerated().map { index, entry in
            line(entry, in: Rect(x: x, y: top + Double(index) * height, width: width, height: height), font)
        }
        return OpenedLayout.Card(frame: Rect(x: x, y: top, width: width, height: total), lines: lines)
    }

    private func line(_ entry: MenuEntryContent, in frame: Rect, _ font: TextFont) -> OpenedLayout.Line {
        let sign: ImageContent? = entry.isChosen ? .symbol("checkmark") : entry.image
        let image = entry.isSubmenu ? .symbol("chevron.right") : sign
        var text = frame
        text.x += Self.padding
        text.width = max(0, frame.width - 2 * Self.padding - (image == nil ? 0 : Self.imageSide + Self.gap))
        var line = OpenedLayout.Line(frame: frame, texts: texts(entry.title, font, in: text, .left), image: image)
        line.role = !entry.isEnabled ? .disabled : entry.isDestructive ? .destructive : .entry
        line.beginsGroup = entry.beginsGroup
        line.imageFrame = Rect(
            x: frame.maxX - Self.padding - Self.imageSide,
            y: frame.midY - Self.imageSide / 2,
            width: Self.imageSide,
            height: Self.imageSide
        )
        return line
    }

    private func texts(_ text: String, _ font: TextFont, in frame: Rect, _ edge: LaidOutLine.Edge) -> [LaidOutLine] {
        let x = edge == .left ? frame.x : frame.midX
        return context.controlLine(text, font: font, x: x, edge: edge, in: frame).map { [$0] } ?? []
    }

    // MARK: Questions

    private func sheet(_ confirmation: ConfirmationContent, of row: Rect, in size: Size) -> OpenedLayout {
        let isTablet = traits.device.isTablet
        let width = isTablet ? min(304, size.width) : max(0, size.width - 2 * Self.gap)
        let x = ((size.width - width) / 2).roundedToPixel(context.scale)
        let font = TextFont(size: context.font(.footnote).size, weight: .semibold)
        let question = TextBlock(
            DisplayText.sanitized(confirmation.question),
            font: font,
            pitch: font.styledLinePitch,
            width: max(0, width - 2 * Self.padding),
            limit: 0,
            scale: context.scale
        )
        let asking = question.height + 2 * 14
        let button = max(57, context.font(.title3).styledLinePitch + 2 * 16)
        let height = asking + button + (isTablet ? 0 : Self.gap + button)
        let bottom = size.height - max(traits.bottomInset, Self.gap)
        let isBelow = row.maxY + Self.gap + height <= size.height
        let beside = isBelow ? row.maxY + Self.gap : max(0, row.y - Self.gap - height)
        let top = max(0, isTablet ? beside : bottom - height).roundedToPixel(context.scale)
        var first = Rect(x: x, y: top, width: width, height: asking)
        let words = question.placed(x: first.midX, top: top + 14, edge: .center)
        var lines = [OpenedLayout.Line(frame: first, texts: words, role: .question)]
        first.y += asking
        first.height = button
        lines.append(self.button(confirmation.title ?? "", .destructive, in: first))
        let card = OpenedLayout.Card(frame: Rect(x: x, y: top, width: width, height: asking + button), lines: lines)
        guard !isTablet else { return OpenedLayout(cards: [card], isDimmed: true) }
        let last = Rect(x: x, y: first.maxY + Self.gap, width: width, height: button)
        // The system's own word is that of English.
        let cancel = OpenedLayout.Card(frame: last, lines: [self.button("Cancel", .cancel, in: last)])
        return OpenedLayout(cards: [card, cancel], isDimmed: true)
    }

    private func button(_ title: String, _ role: OpenedLayout.Line.Role, in frame: Rect) -> OpenedLayout.Line {
        let font = TextFont(size: context.font(.title3).size, weight: role == .cancel ? .semibold : .regular)
        return OpenedLayout.Line(frame: frame, texts: texts(title, font, in: frame.insetBy(4), .center), role: role)
    }
}
