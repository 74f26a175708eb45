package import TableSpecDiagnostics

/// An entry of a menu: an item to choose, a submenu, or an inline group of entries.
package struct MenuItem: Hashable, Sendable {
    package var title: TextTemplate?
    package var image: ImageReference?
    package var style = Setting<MenuItemStyle>.unset
    /// When the entry can be chosen; `nil` means always.
    package var enabled: Condition?
    /// The confirmation question; `nil` means none.
    package var confirmation: TextTemplate?
    /// The effect of the entry.
    package var trigger = Trigger.none
    /// The entries of a submenu or a group.
    package var menu: [MenuItem] = []
    /// Whether the entries of `menu` appear inline in the enclosing menu, between separators.
    package var displayInline = Setting<Bool>.unset
    package var range: SourceRange

    /// Creates an entry with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// Whether the entry is a submenu or an inline group.
    package var isMenu: Bool { !menu.isEmpty }

    /// The entry and those below it.
    package var all: [MenuItem] { [self] + menu.flatMap(\.all) }

    /// A name for the entry: its effect, or else the beginning of its title.
    package var name: String { trigger.identifier(else: title) ?? "item" }

    /// The bindings in what the entry and those below it show, without those of their effects.
    package var shownBindings: [Binding] {
        (title?.bindings ?? []) + (image?.bindings ?? []) + (enabled?.bindings ?? [])
            + (confirmation?.bindings ?? []) + [toggledValue].compactMap { $0 } + menu.flatMap(\.shownBindings)
    }

    /// The value that the entry toggles, which its checkmark shows.
    package var toggledValue: Binding? {
        if case .toggle(let value) = trigger { return value }
        return nil
    }
}
