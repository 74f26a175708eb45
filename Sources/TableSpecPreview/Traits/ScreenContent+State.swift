internal import TableSpecModel

extension ScreenContent {
    /// The screen with the rows that are there in a state, and with the accessories that they have in it.
    ///
    /// Rows for editing only are there in editing mode only; a row that is edited shows its accessory of editing mode.
    func shown(in state: PreviewState) -> ScreenContent {
        if state == .choosing, let list = optionList { return list }
        var content = self
        for index in content.sections.indices {
            if state == .editing {
                for row in content.sections[index].rows.indices { content.sections[index].rows[row].edit() }
            } else {
                content.sections[index].rows.removeAll { $0.editing?.isOnlyWhileEditing ?? false }
            }
            if state != .invalid {
                for row in content.sections[index].rows.indices { content.sections[index].rows[row].message = nil }
            }
        }
        return content
    }

    /// Whether the screen differs in a state from how it is normally; without data it is another content.
    package func hasOwnPicture(in state: PreviewState) -> Bool {
        let rows = sections.flatMap(\.rows)
        switch state {
        case .normal: return true
        case .selected: return allowsSelection && rows.contains { $0.selectionStyle != .none }
        case .editing:
            return rows.contains { $0.editing != nil } || (leftItems + rightItems).contains { $0.kind.togglesEditing }
        case .swiped: return rows.contains { !$0.swipeButtons.isEmpty }
        case .scrolled: return !rows.isEmpty
        case .invalid: return rows.contains { $0.message != nil }
        case .choosing: return rows.contains { $0.offers?.choice != nil }
        case .menu: return rows.contains { !$0.openedEntries.isEmpty } || barSubject(of: state) != nil
        case .confirmation: return rows.contains { $0.offers?.confirmation != nil } || barSubject(of: state) != nil
        case .empty: return false
        }
    }

    /// The place of the row that has a mark.
    func place(of mark: KeyPath<RowContent, Bool>) -> RowPlace? {
        for (section, content) in sections.enumerated() {
            if let row = content.rows.firstIndex(where: { $0[keyPath: mark] }) {
                return RowPlace(section: section, row: row)
            }
        }
        return nil
    }

    /// The bar button that a state is about, where no row is.
    func barSubject(of state: PreviewState) -> BarPlace? {
        guard !isNavigationBarHidden else { return nil }
        for side in BarPlace.Side.allCases {
            let index = self[keyPath: side.items].firstIndex { item in
                switch state {
                case .menu: !item.menu.isEmpty
                case .confirmation: item.confirmation != nil
                default: false
                }
            }
            if let index { return BarPlace(side: side, index: index) }
        }
        return nil
    }

    /// The place of the row that a state is about: the first that can be selected, or deleted.
    func subject(of state: PreviewState) -> RowPlace? {
        if state == .selected, let selected = place(of: \.isSelectedFirst) { return selected }
        for (section, content) in sections.enumerated() {
            let row = content.rows.firstIndex { row in
                switch state {
                case .selected: allowsSelection && row.selectionStyle != .none
                case .swiped: !row.swipeButtons.isEmpty
                case .menu: !row.openedEntries.isEmpty
                case .confirmation: row.offers?.confirmation != nil
                case .normal, .editing, .scrolled, .invalid, .choosing, .empty: false
                }
            }
            if let row { return RowPlace(section: section, row: row) }
        }
        return nil
    }
}

extension ScreenContent {
    /// The list that a tap on the first row with one pushes, as the support of generated code makes it.
    private var optionList: ScreenContent? {
        guard let choice = sections.lazy.flatMap(\.rows).compactMap({ $0.offers?.choice }).first else { return nil }
        let rows = choice.options.enumerated().map { index, option in
            RowContent(
                id: "option-\(index)",
                text: option,
                accessory: .type(index == choice.chosen ? .checkmark : .none)
            )
        }
        var list = ScreenContent(
            name: name,
            title: choice.title,
            largeTitle: .never,
            style: .insetGrouped,
            sections: [SectionContent(id: "options", rows: rows)]
        )
        list.previousTitle = title ?? "Back"
        list.searchField = choice.options.count < ChoiceContent.many ? nil : SearchFieldContent()
        list.assets = assets
        return list
    }
}

extension RowContent {
    /// The buttons that a swipe uncovers, the edge first: those of the trailing edge, or else those of the other.
    var swipeButtons: [SwipeButtonContent] {
        let trailing = deleteButtons + (offers?.trailingButtons ?? [])
        return trailing.isEmpty ? offers?.leadingButtons ?? [] : trailing
    }

    /// Whether a swipe uncovers the buttons of the leading edge.
    var swipesFromLeading: Bool { deleteButtons.isEmpty && offers?.trailingButtons.isEmpty ?? true }

    private var deleteButtons: [SwipeButtonContent] {
        guard editing?.style == .delete else { return [] }
        return [SwipeButtonContent(editing?.deleteTitle ?? EditingMetrics.deleteTitle, isDestructive: true)]
    }

    /// Shows the row in editing mode, if it can be edited.
    fileprivate mutating func edit() {
        guard editing != nil else { return }
        accessory = editingAccessory
        accessorySegue = editingAccessorySegue
    }
}

/// The place of a button in the navigation bar or the toolbar.
struct BarPlace: Hashable {
    enum Side: CaseIterable {
        case left, right, bottom

        var items: KeyPath<ScreenContent, [BarButtonContent]> {
            switch self {
            case .left: \.leftItems
            case .right: \.rightItems
            case .bottom: \.toolbarItems
            }
        }
    }

    var side: Side
    var index: Int

    /// The frame of the button; `nil` if there is no space for it.
    func frame(in bars: BarLayout) -> Rect? {
        let items =
            switch side {
            case .left: bars.leftItems
            case .right: bars.rightItems
            case .bottom: bars.toolbar?.items ?? []
            }
        return items.first { $0.index == index }?.frame
    }
}

/// The place of a row in its table.
struct RowPlace: Hashable {
    var section: Int
    var row: Int
}

extension BarButtonContent.Kind {
    /// Whether the button starts and ends editing.
    var togglesEditing: Bool { self == .edit || self == .system(.edit) }
}
