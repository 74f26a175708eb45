import TableSpecModel

/// The layout of an open menu or confirmation question: cards with lines.
package struct OpenedLayout: Hashable, Sendable {
    /// One line of a card.
    struct Line: Hashable, Sendable {
        /// The role of a part of a line, which determines its color.
        enum Role: Hashable, Sendable { case question, entry, destructive, disabled, cancel }

        var frame: Rect
        var texts: [LaidOutLine]
        var signs: [Sign] = []
        var role = Role.entry
        /// Whether there is a gap above it.
        var beginsGroup = false
        /// Whether the line has a checkmark.
        var isChosen = false

        /// The text of the line, untruncated.
        var words: String { texts.map(\.text).joined(separator: " ") }
    }

    /// The image of a line, its checkmark, or the mark of a submenu.
    struct Sign: Hashable, Sendable {
        var image: ImageContent
        var frame: Rect
    }

    /// Lines in a rounded rectangle.
    struct Card: Hashable, Sendable {
        /// The kind of the card, which determines its background and corners.
        enum Kind: Hashable, Sendable { case menu, sheet, cancel, popover }

        var kind: Kind
        var frame: Rect
        var lines: [Line]
        /// The arrow at the upper or lower edge of a popover, with its tip at the source.
        var arrow: Rect?
    }

    var cards: [Card]
    /// Whether the screen behind is dimmed.
    var isDimmed: Bool
    /// The row that isn't dimmed.
    var liftedRow: RowPlace?
    /// Whether the cards are next to a row, with which they scroll.
    var isBesideRow = false

    func mirrored(in width: Double) -> OpenedLayout {
        var copy = self
        copy.cards = cards.map { card in
            var copy = card
            copy.frame = card.frame.mirrored(in: width)
            copy.lines = card.lines.map { $0.mirrored(in: width) }
            copy.arrow = card.arrow?.mirrored(in: width)
            return copy
        }
        return copy
    }
}

extension OpenedLayout.Line {
    fileprivate func mirrored(in width: Double) -> Self {
        var copy = self
        copy.frame = frame.mirrored(in: width)
        copy.texts = texts.mirrored(in: width)
        copy.signs = signs.map { OpenedLayout.Sign(image: $0.image, frame: $0.frame.mirrored(in: width)) }
        return copy
    }
}

extension RowContent {
    /// The entries of the row's menu, or those of its first pop-up button.
    var openedEntries: [MenuEntryContent] {
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
