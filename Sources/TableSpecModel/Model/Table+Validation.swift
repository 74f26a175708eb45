extension Row {
    /// The values that the user can change in the row.
    package var values: [Binding] {
        cell.controls.compactMap(\.value).reduce(into: []) { values, value in
            if !values.contains(where: { $0.text == value.text }) { values.append(value) }
        }
    }

    /// The message for text in a field that isn't a number within the limits.
    package var numberMessage: TextTemplate? { validation.lazy.compactMap(\.number).first ?? validation.first?.message }

    /// The value that is validated. The row has one control with a value, or all have the same value.
    package var validatedValue: Binding? { values.count == 1 ? values[0] : nil }
}

extension Table {
    /// The validated rows, each with the conditions under which its value is validated: those of its visibility.
    ///
    /// A row that taps on another row show and hide is validated while it's hidden, too. The value of an inline picker
    /// counts although the picker is closed.
    package var validatedRows: [(row: Row, conditions: [Condition])] {
        guard sections.all.contains(where: \.hasValidation) else { return [] }
        let toggles = Set(staticRows.compactMap(\.disclosure?.text))
        return sections.all.flatMap { section in
            section.staticRows.filter { !$0.validation.isEmpty }.map { row in
                (row, [section.visible, row.visible].compactMap { $0?.without(toggles) })
            }
        }
    }

    /// The validated rows that taps on a row show and hide. While they're hidden, the row shows their messages.
    package func validatedRows(shownBy row: Row) -> [(row: Row, conditions: [Condition])] {
        guard let toggle = row.disclosure?.text else { return [] }
        let shown = sections.all.flatMap { section in
            section.staticRows.filter { row in
                [section.visible, row.visible].contains { $0?.without([toggle]) != $0 }
            }
        }
        let ids = Set(shown.map(\.id.value))
        return validatedRows.filter { ids.contains($0.row.id.value) }
    }
}

extension Row {
    /// The Boolean that a tap toggles, unless the row has a control for it: then it's a setting, and what it hides doesn't
    /// count.
    package var disclosure: Binding? {
        guard case .toggle(let value) = cell.trigger, !values.contains(where: { $0.text == value.text }) else {
            return nil
        }
        return value
    }
}

extension TypeReference {
    /// Whether a value of the type can be missing: `nil`, empty, or a switch that is off.
    package var canBeMissing: Bool {
        switch self {
        case .optional, .string, .array, .set, .boolean, .unknown: true
        case .integer, .double, .float, .decimal, .date, .url, .uuid, .image, .color, .structure, .enumeration: false
        }
    }
}
