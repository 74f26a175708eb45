/// An entry of an open menu.
package struct MenuEntryContent: Hashable, Sendable {
    package var title: String
    package var image: ImageContent?
    package var isDestructive = false
    package var isEnabled = true
    /// Whether the entry has a checkmark.
    package var isChosen = false
    /// Whether the entry opens a submenu.
    package var isSubmenu = false
    /// Whether a separator precedes the entry.
    package var beginsGroup = false

    /// Creates an entry.
    package init(_ title: String) {
        self.title = title
    }
}

/// A question before an action.
package struct ConfirmationContent: Hashable, Sendable {
    package var question: String
    /// The title of the button that confirms the action.
    package var title: String?

    /// Creates a question.
    package init(_ question: String, title: String?) {
        self.question = question
        self.title = title
    }
}

extension [MenuItem] {
    /// The entries in the order of the open menu, including those of inline groups.
    func entries(in scope: ContentScope) -> [MenuEntryContent] {
        var beginsGroup = false
        return flatMap { item -> [MenuEntryContent] in
            let isInline = item.isMenu && item.displayInline.value == true
            var entries = isInline ? item.menu.entries(in: scope) : [item.entry(in: scope)]
            guard !entries.isEmpty else { return [] }
            entries[0].beginsGroup = entries[0].beginsGroup || beginsGroup || isInline
            beginsGroup = isInline
            return entries
        }
    }

    /// The question of the first entry that has one.
    func confirmation(in scope: ContentScope) -> ConfirmationContent? {
        flatMap(\.all).lazy.compactMap { item in
            item.confirmation.map { ConfirmationContent(scope.text($0) ?? "", title: scope.text(item.title)) }
        }.first
    }
}

extension MenuItem {
    fileprivate func entry(in scope: ContentScope) -> MenuEntryContent {
        var entry = MenuEntryContent(scope.text(title) ?? "")
        entry.image = scope.image(image)
        entry.isDestructive = style.value == .destructive
        entry.isEnabled = enabled.map(scope.holds) ?? true
        entry.isChosen = toggledValue.map { scope.value(of: $0) == .boolean(true) } ?? false
        entry.isSubmenu = isMenu
        return entry
    }
}

extension Cell {
    /// The question for a tap, or else that of a button in the row, a swipe button or a menu entry.
    func askedConfirmation(in scope: ContentScope) -> ConfirmationContent? {
        if hasAttributes, let question = self.confirmation {
            return ConfirmationContent(scope.text(question) ?? "", title: scope.text(confirmationTitle))
        }
        for control in controls {
            guard let question = control.confirmation else { continue }
            return ConfirmationContent(scope.text(question) ?? "", title: scope.text(control.confirmationTitle))
        }
        guard hasAttributes else { return nil }
        return swipeActions.confirmation(in: scope) ?? self.contextMenu.confirmation(in: scope)
    }
}

extension [SwipeAction] {
    /// The question of the first button that has one.
    func confirmation(in scope: ContentScope) -> ConfirmationContent? {
        lazy.compactMap { action in
            action.confirmation.map { ConfirmationContent(scope.text($0) ?? "", title: scope.text(action.title)) }
        }.first
    }
}
