package import TableSpecDiagnostics

/// A requirement for the value of a row, with the message for an unmet requirement.
package struct Validation: Equatable, Sendable {
    /// The message if there is no value.
    package var required: TextTemplate?
    /// The message if the text of a field isn't a number within its limits.
    package var number: TextTemplate?
    /// The pattern that must match the whole text.
    package var pattern: Located<String>?
    /// The condition that is true for a valid value.
    package var condition: Condition?
    /// The method of the app that checks whether the value is valid.
    package var action: Located<String>?
    /// The message for an invalid value; `required` and `number` contain their own messages.
    package var otherwise: TextTemplate?
    package var range: SourceRange

    /// Creates a validation with no values set.
    package init(at range: SourceRange) { self.range = range }

    /// The message for an unmet requirement.
    package var message: TextTemplate? { required ?? number ?? otherwise }
}
