extension Table {
    /// The Booleans that rows toggle and that determine whether other rows or sections are visible, without duplicates.
    package var showingToggles: [Binding] {
        let shown = Set(visibilities.flatMap(\.required).filter { !$0.isNegated }.map(\.text))
        var found: Set<String> = []
        return staticRows.compactMap { row in
            guard case .toggle(let value) = row.cell.trigger, shown.contains(value.text),
                found.insert(value.text).inserted
            else { return nil }
            return value
        }
    }

    /// The conditions that determine whether sections and their rows are visible.
    private var visibilities: [Condition] {
        sections.all.flatMap { section in
            [section.visible].compactMap(\.self) + section.staticRows.compactMap(\.visible)
        }
    }

    /// Whether a name that couldn't be resolved may be that of a toggle, or show the rows of one.
    var hasUnresolvedToggles: Bool {
        visibilities.flatMap(\.bindings).contains { $0.path == nil }
            || staticRows.contains { row in
                if case .toggle(let value) = row.cell.trigger { return value.path == nil }
                return false
            }
    }

    /// The Booleans that become false when a row toggles another. There are none unless the toggles are exclusive.
    package func toggles(excludedBy toggle: Binding) -> [Binding] {
        guard exclusiveToggles.value == true else { return [] }
        let all = showingToggles
        guard all.contains(where: { $0.text == toggle.text }) else { return [] }
        return all.filter { $0.text != toggle.text }
    }
}
