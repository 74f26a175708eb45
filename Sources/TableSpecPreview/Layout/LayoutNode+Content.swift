internal import TableSpecModel

extension LayoutNode {
    /// What a part shows.
    indirect enum Content: Hashable, Sendable {
        case nothing
        case section(SectionContent)
        case row(RowContent, isSelected: Bool)
        case view(CellViewContent)
        case control(ControlContent)
        case image(ImageContent)
        case accessory(Accessory)
        case editingControl(EditingControl)
        case swipeButton(SwipeButtonContent)
        /// A button of a bar, or a view in a bar or around the table.
        case barItem(BarItemContent, BarButtonContent?, index: Int)
        case tab(TabContent)
        case popup(Popup)
        case card(Card)
        case entry(Entry)
    }

    /// The standard accessories of rows.
    enum Accessory: Hashable, Sendable {
        case chevron, infoButton, checkmark
    }

    /// The editing and reorder controls of rows.
    enum EditingControl: Hashable, Sendable {
        case delete, insert, grip
    }

    /// An open menu or confirmation question.
    struct Popup: Hashable, Sendable {
        /// Whether the screen behind is dimmed.
        var isDimmed: Bool
        /// The row that isn't dimmed.
        var liftedRow: RowPlace?
        /// Whether the cards are next to a row, with which they scroll.
        var isBesideRow = false
    }

    /// Entries in a rounded rectangle; the kind determines its background and corners.
    enum Card: Hashable, Sendable { case menu, sheet, cancel, popover }

    /// One line of a card.
    struct Entry: Hashable, Sendable {
        /// The role of an entry, which determines its color.
        enum Role: Hashable, Sendable { case question, entry, destructive, disabled, cancel }

        var role = Role.entry
        /// Whether there is a gap above it.
        var beginsGroup = false
        /// Whether the entry has a checkmark.
        var isChosen = false
    }
}

extension LayoutNode {
    /// The text of the part, untruncated.
    var words: String { lines.map(\.text).joined(separator: " ") }

    var view: CellViewContent? { if case .view(let view) = content { view } else { nil } }

    var row: RowContent? { if case .row(let row, _) = content { row } else { nil } }

    var section: SectionContent? { if case .section(let section) = content { section } else { nil } }

    /// Whether the part is a selected row.
    package var isSelected: Bool { if case .row(_, isSelected: true) = content { true } else { false } }

    var card: Card? { if case .card(let card) = content { card } else { nil } }

    var entry: Entry? { if case .entry(let entry) = content { entry } else { nil } }

    var popup: Popup? { if case .popup(let popup) = content { popup } else { nil } }
}
