/// A Boolean that the user changes to show and hide rows: a value of the state, or of each element of a loop.
package struct ShowingToggle: Equatable, Sendable {
    package var value: Binding
    /// The loop with whose elements the value begins, or `nil` for a value of the state.
    package var loop: Loop?

    /// Creates a toggle.
    ///
    /// - Parameter loop: The innermost loop around the value, whose elements it need not use.
    package init(_ value: Binding, in loop: Loop? = nil) {
        self.value = value
        self.loop = value.path?.beginsAtElement == true ? loop : nil
    }

    /// What distinguishes the toggle from others, which can be written elsewhere.
    private var name: [String] { [loop?.collection.text ?? "", value.text] }

    fileprivate func isSame(as other: Self) -> Bool { name == other.name }
}

extension Table {
    /// The Booleans that collapse sections and nested rows, and those that rows toggle and that determine whether other rows or sections
    /// are visible, without duplicates.
    package var showingToggles: [ShowingToggle] {
        let shown = Set(visibilities.flatMap(\.required).filter { !$0.isNegated }.map(\.text))
        let rows = rowToggles.filter { shown.contains($0.text) }.map { ShowingToggle($0) }
        return (rows + collapsingToggles).reduce(into: []) { found, toggle in
            if !found.contains(where: toggle.isSame) { found.append(toggle) }
        }
    }

    private var collapsingToggles: [ShowingToggle] {
        sections.looped.flatMap { looped in
            [looped.section.collapsible.map { ShowingToggle($0, in: looped.loop) }].compactMap(\.self)
                + looped.section.dynamicRows.compactMap { rows in
                    rows.collapsible.map { ShowingToggle($0, in: rows.loop) }
                }
        }
    }

    /// The Booleans that rows toggle.
    private var rowToggles: [Binding] {
        staticRows.compactMap { row in
            if case .toggle(let value) = row.cell.trigger { return value }
            return nil
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
        (visibilities.flatMap(\.bindings) + rowToggles + collapsingToggles.map(\.value)).contains { $0.path == nil }
    }

    /// The Booleans that become false when another becomes true. There are none unless the toggles are exclusive.
    ///
    /// They include those of all elements of its loop, but not those of sections and rows around it or in it.
    package func toggles(excludedBy toggle: ShowingToggle) -> [ShowingToggle] {
        guard exclusiveToggles.value == true else { return [] }
        let all = showingToggles
        guard all.contains(where: toggle.isSame) else { return [] }
        return all.filter { other in
            (other.loop != nil || !other.isSame(as: toggle)) && !shows(toggle, in: other) && !shows(other, in: toggle)
        }
    }

    /// Whether the user reaches a toggle only while another is on.
    private func shows(_ inner: ShowingToggle, in outer: ShowingToggle) -> Bool {
        func isRequired(_ conditions: Condition?...) -> Bool {
            let required = conditions.compactMap(\.self).flatMap(\.required).filter { !$0.isNegated }
            return outer.loop == nil && required.contains { $0.text == outer.value.text }
        }
        return sections.looped.contains { looped in
            let section = looped.section
            let isInSection =
                isRequired(section.visible)
                || section.collapsible.map { ShowingToggle($0, in: looped.loop).isSame(as: outer) } == true
            let isInRow = section.staticRows.contains { row in
                guard case .toggle(let value) = row.cell.trigger, ShowingToggle(value).isSame(as: inner) else {
                    return false
                }
                return isInSection || isRequired(row.visible)
            }
            return isInRow
                || isInSection
                    && section.dynamicRows.contains { rows in
                        rows.collapsible.map { ShowingToggle($0, in: rows.loop).isSame(as: inner) } == true
                    }
        }
    }
}
