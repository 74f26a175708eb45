/// A plural form of a text, in the terms of Unicode's CLDR. English has these two.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// For 1.
    case one
    /// For all other numbers.
    case other
}

extension Binding {
    /// Whether the binding produces the plural words for its number.
    package var isPlural: Bool {
        if case .plural? = format { return true }
        return false
    }
}

extension TextTemplate {
    /// The number by which the text varies, if the text contains it, or `nil` for a text without plurals.
    package var pluralNumber: Binding? {
        let bindings = bindings
        guard let plural = bindings.first(where: \.isPlural) else { return nil }
        return bindings.first { $0.format == nil && $0.text == plural.text }
    }

    /// The form of the text for some numbers, in which plural words have been replaced by text.
    package func form(_ category: PluralCategory) -> TextTemplate {
        var form = self
        form.segments = segments.map { segment in
            guard case .binding(let binding) = segment, case .plural(let one, let other)? = binding.format else {
                return segment
            }
            return .literal(category == .one ? one : other)
        }
        return form
    }
}
