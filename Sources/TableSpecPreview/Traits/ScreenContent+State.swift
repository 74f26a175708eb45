internal import TableSpecModel

extension ScreenContent {
    /// The screen with the rows that are there in a state, and with the accessories that they have in it.
    ///
    /// Rows for editing only are there in editing mode only; a row that is edited shows its accessory of editing mode.
    func shown(in state: PreviewState) -> ScreenContent {
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
    func hasOwnPicture(in state: PreviewState) -> Bool {
        let rows = sections.flatMap(\.rows)
        switch state {
        case .normal: return true
        case .selected: return allowsSelection && rows.contains { $0.selectionStyle != .none }
        case .editing:
            return rows.contains { $0.editing != nil } || (leftItems + rightItems).contains { $0.face.togglesEditing }
        case .swiped: return rows.contains { $0.editing?.style == .delete }
        case .scrolled: return !rows.isEmpty
        case .invalid: return rows.contains { $0.message != nil }
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

    /// The place of the row that a state is about: the first that can be selected, or deleted.
    func subject(of state: PreviewState) -> RowPlace? {
        if state == .selected, let selected = place(of: \.isSelectedFirst) { return selected }
        for (section, content) in sections.enumerated() {
            let row = content.rows.firstIndex { row in
                switch state {
                case .selected: allowsSelection && row.selectionStyle != .none
                case .swiped: row.editing?.style == .delete
                case .normal, .editing, .scrolled, .invalid, .empty: false
                }
            }
            if let row { return RowPlace(section: section, row: row) }
        }
        return nil
    }
}

extension RowContent {
    /// Shows the row in editing mode, if it can be edited.
    fileprivate mutating func edit() {
        guard editing != nil else { return }
        accessory = editingAccessory
        accessorySegue = editingAccessorySegue
    }
}

/// The place of a row in its table.
struct RowPlace: Hashable {
    var section: Int
    var row: Int
}

extension BarButtonContent.Face {
    /// Whether the button starts and ends editing.
    var togglesEditing: Bool { self == .edit || self == .system(.edit) }
}
