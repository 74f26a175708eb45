package import TableSpecDiagnostics

/// An entry of a menu: an item to choose, a submenu, or an inline group of entries.
package struct MenuItem: Hashable, Sendable {
    package var title: TextTemplate?
    package var image: ImageReference?
    package var style: Setting<MenuItemStyle>
    /// When the entry can be chosen; always, if `nil`.
    package var enabled: Condition?
    /// The question that must be answered before it happens; none, if `nil`.
    package var confirmation: TextTemplate?
    /// The action of the entry.
    package var trigger: Trigger
    /// The entries of a submenu, or of the group that the entry is.
    package var menu: [MenuItem]
    /// Whether the entries of `menu` appear inline in the enclosing menu, between separators.
    package var displayInline: Setting<Bool>
    package var range: SourceRange

    /// Creates an entry of which nothing is stated.
    package init(at range: SourceRange) {
        self.style = .unset
        self.trigger = .none
        self.menu = []
        self.displayInline = .unset
        self.range = range
    }

    /// Whether the entry is a group, in a submenu or in place.
    package var isMenu: Bool { !menu.isEmpty }

    /// The entry and those below it.
    package var all: [MenuItem] { [self] + menu.flatMap(\.all) }

    /// A word for the entry: what it does, else the beginning of its title.
    package var name: String { trigger.word(else: title) ?? "item" }

    /// The bindings of what the entry and those below it show, not of what they do.
    package var shownBindings: [Binding] {
        (title?.bindings ?? []) + (image?.bindings ?? []) + (enabled?.bindings ?? [])
            + (confirmation?.bindings ?? []) + menu.flatMap(\.shownBindings)
    }
}
