package import TableSpecDiagnostics

/// A requirement for the value of a row, with the message for an unmet requirement.
package struct Validation: Hashable, Sendable {
    /// The message if there is no value.
    package var required: TextTemplate?
    /// The pattern that must match the whole text.
    package var pattern: Located<String>?
    /// The condition that is true for a valid value.
    package var condition: Condition?
    /// The method of the app that checks whether the value is valid.
    package var action: Located<String>?
    /// The message for an invalid value; `required` contains its own message.
    package var otherwise: TextTemplate?
    package var range: SourceRange

    /// Creates a validation with no values set.
    package init(at range: SourceRange) { self.range = range }

    /// The message for an unmet requirement.
    package var message: TextTemplate? { required ?? otherwise }
}

extension Row {
    /// The values that the user can change in the row.
    package var values: [Binding] {
        cell.controls.compactMap(\.value).reduce(into: []) { values, value in
            if !values.contains(where: { $0.text == value.text }) { values.append(value) }
        }
    }

    /// The value that is validated. The row has one control with a value, or all have the same value.
    package var validatedValue: Binding? { values.count == 1 ? values[0] : nil }
}

extension Table {
    /// The rows with validation, each with its section.
    package var validatedRows: [(row: Row, section: Section)] {
        sections.all.flatMap { section in
            section.staticRows.filter { !$0.validation.isEmpty }.map { ($0, section) }
        }
    }
}

extension TypeReference {
    /// Whether a value of the type can be missing: `nil`, empty, or a switch that is off.
    package var canBeMissing: Bool {
        switch self {
        case .optional, .string, .array, .set, .boolean, .unknown: true
        case .integer, .double, .float, .date, .url, .uuid, .image, .color, .structure, .enumeration: false
        }
    }
}
