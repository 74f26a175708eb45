internal import TableSpecModel

extension ScreenContent {
    /// The screen with the rows and the accessories that it has in a state.
    ///
    /// Editing-only rows exist only in editing mode. A row in editing mode shows its editing accessory.
    ///
    /// - Parameter opening: The list of the screen that `choosing` shows; `nil` for the first.
    func shown(in state: PreviewState, opening: Opening.Place? = nil) -> ScreenContent {
        if state == .choosing, let list = optionList(of: opening ?? .row(0)) { return list }
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

    /// Whether the screen in a state differs from its normal state. Without data, it has different content.
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
        case .choosing, .menu, .confirmation: return firstOpening(in: state) != nil
        case .empty: return false
        }
    }

    /// The position of the row with a mark.
    func place(of mark: KeyPath<RowContent, Bool>) -> RowPlace? {
        for (section, content) in sections.enumerated() {
            if let row = content.rows.firstIndex(where: { $0[keyPath: mark] }) {
                return RowPlace(section: section, row: row)
            }
        }
        return nil
    }

    /// The rows that open a menu, a confirmation question or a list, from the top.
    func rowOpenings(in state: PreviewState) -> [RowPlace] {
        sections.enumerated().flatMap { section, content in
            content.rows.indices.filter { content.rows[$0].opens(state) }.map { RowPlace(section: section, row: $0) }
        }
    }

    /// The bar buttons that open a menu or a confirmation question.
    func barOpenings(in state: PreviewState) -> [BarPlace] {
        guard !isNavigationBarHidden else { return [] }
        return BarPlace.Side.allCases.flatMap { side in
            self[keyPath: side.items].enumerated().filter { $1.opens(state) }
                .map { BarPlace(side: side, index: $0.offset) }
        }
    }

    /// What is opened first in a state: by a row, or else by a button.
    func firstOpening(in state: PreviewState) -> Opening.Place? {
        if !rowOpenings(in: state).isEmpty { return .row(0) }
        return barOpenings(in: state).isEmpty ? nil : .bar(0)
    }

    /// The position of the row that a state refers to: the first one that can be selected or deleted.
    func subject(of state: PreviewState) -> RowPlace? {
        if state == .selected, let selected = place(of: \.isSelectedFirst) { return selected }
        if let place = rowOpenings(in: state).first { return place }
        for (section, content) in sections.enumerated() {
            let row = content.rows.firstIndex { row in
                switch state {
                case .selected: allowsSelection && row.selectionStyle != .none
                case .swiped: !row.swipeButtons.isEmpty
                case .normal, .editing, .scrolled, .invalid, .choosing, .menu, .confirmation, .empty: false
                }
            }
            if let row { return RowPlace(section: section, row: row) }
        }
        return nil
    }
}

extension ScreenContent {
    /// The list that a tap on a row with options pushes, as in generated code.
    private func optionList(of opening: Opening.Place) -> ScreenContent? {
        let choices = sections.flatMap(\.rows).compactMap { $0.offers?.choice }
        guard case .row(let number) = opening, choices.indices.contains(number) else { return nil }
        let choice = choices[number]
        let rows = choice.options.enumerated().map { index, option in
            var row = RowContent(
                id: "option-\(index)",
                text: option,
                accessory: .type(index == choice.chosen ? .checkmark : .none)
            )
            row.acts = true
            return row
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
    /// The swipe buttons, starting at the edge: those of the trailing edge, or else those of the leading edge.
    var swipeButtons: [SwipeButtonContent] {
        let trailing = deleteButtons + (offers?.trailingButtons ?? [])
        return trailing.isEmpty ? offers?.leadingButtons ?? [] : trailing
    }

    /// Whether a swipe shows the buttons of the leading edge.
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

extension RowContent {
    /// Whether the row, or its content, shows something in a state.
    fileprivate func opens(_ state: PreviewState) -> Bool {
        switch state {
        case .choosing: offers?.choice != nil
        case .menu: !popupEntries.isEmpty
        case .confirmation: offers?.confirmation != nil
        case .normal, .selected, .editing, .swiped, .scrolled, .invalid, .empty: false
        }
    }
}

extension BarButtonContent {
    func isEnabled(in state: PreviewState) -> Bool { state == .editing ? isEnabledWhileEditing : isEnabled }

    fileprivate func opens(_ state: PreviewState) -> Bool {
        switch state {
        case .menu: !menu.isEmpty
        case .confirmation: confirmation != nil
        case .normal, .selected, .editing, .swiped, .scrolled, .invalid, .choosing, .empty: false
        }
    }
}

/// The position of a button in the navigation bar or the toolbar.
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

        var part: LayoutNode.Part {
            switch self {
            case .left: .leftItem
            case .right: .rightItem
            case .bottom: .toolbarItem
            }
        }
    }

    var side: Side
    var index: Int

    /// The frame of the button, or `nil` if there's no space for it.
    func frame(in layout: ScreenLayout) -> Rect? {
        let bar = side == .bottom ? layout[.toolbar] : layout.bars
        return bar?.all(side.part).first { button in
            if case .barItem(_, _, index) = button.content { true } else { false }
        }?.frame
    }
}

/// The position of a row in its table.
struct RowPlace: Hashable {
    var section: Int
    var row: Int
}

extension BarButtonContent.Kind {
    /// Whether the button starts and ends editing.
    var togglesEditing: Bool { self == .edit || self == .system(.edit) }
}
