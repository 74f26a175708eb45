package import TableSpecDiagnostics

/// The content shown in place of a table's rows while a condition holds: `UIContentUnavailableConfiguration`.
package struct ContentUnavailable: Equatable, Sendable {
    /// When it applies; always if absent.
    package var condition: Condition?
    package var image: ImageReference?
    package var text: TextTemplate?
    package var secondaryText: TextTemplate?
    package var button: UnavailableButton?
    package var secondaryButton: UnavailableButton?
    /// Whether it is the system's spinner.
    package var loading: Setting<Bool> = .unset
    /// Whether it is the system's content for a search without results.
    package var search: Setting<Bool> = .unset
    package var range: SourceRange

    /// Creates content with no values set.
    package init(at range: SourceRange) { self.range = range }

    /// The bindings that determine whether it applies and what it shows.
    package var bindings: [Binding] {
        (condition?.bindings ?? []) + (image?.bindings ?? [])
            + [text, secondaryText, button?.title, secondaryButton?.title].compactMap { $0 }.flatMap(\.bindings)
    }
}

/// A button below the texts in place of a table's rows.
package struct UnavailableButton: Equatable, Sendable {
    package var title: TextTemplate?
    package var action: Located<String>?
    package var range: SourceRange

    /// Creates a button with no values set.
    package init(at range: SourceRange) { self.range = range }
}
