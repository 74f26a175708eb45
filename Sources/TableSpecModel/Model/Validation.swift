package import TableSpecDiagnostics

/// A requirement on the value of a row, with the message that reports a violation.
package struct Validation: Hashable, Sendable {
    /// The message if there is no value.
    package var required: TextTemplate?
    /// The pattern that a text matches as a whole.
    package var pattern: Located<String>?
    /// The condition that holds where the value is right.
    package var condition: Condition?
    /// The method of the app that knows whether the value is right.
    package var action: Located<String>?
    /// The message where the value is wrong; `required` is its own.
    package var otherwise: TextTemplate?
    package var range: SourceRange

    /// Creates a validation with no values set.
    package init(at range: SourceRange) { self.range = range }

    /// The message where the value is not what it must be.
    package var message: TextTemplate? { required ?? otherwise }
}

extension Row {
    /// The values that the user changes in the row.
    package var values: [Binding] {
        cell.controls.compactMap(\.value).reduce(into: []) { values, value in
            if !values.contains(where: { $0.text == value.text }) { values.append(value) }
        }
    }

    /// The value that is validated; the row has one control with a value, or all have the same.
    package var validatedValue: Binding? { values.count == 1 ? values[0] : nil }
}

extension Table {
    /// The validated rows, each with its section.
    package var validatedRows: [(row: Row, section: Section)] {
        sections.all.flatMap { section in
            section.staticRows.filter { !$0.validation.isEmpty }.map { ($0, section) }
        }
    }
}

extension TypeReference {
    /// Whether a value of the type may be missing: absent, empty, or a switch that is off.
    package var canBeMissing: Bool {
        switch self {
        case .optional, .string, .array, .set, .boolean, .unknown: true
        case .integer, .double, .float, .date, .url, .uuid, .image, .color, .structure, .enumeration: false
        }
    }
}
