/// A form of a text by a number, in the terms of Unicode's CLDR: those that English has.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// For 1.
    case one
    /// For every other number.
    case other
}

extension Binding {
    /// Whether the binding writes words that go with its number.
    package var isPlural: Bool {
        if case .plural? = format { return true }
        return false
    }
}

extension TextTemplate {
    /// The number by which the text varies, where it is written in it; `nil` for a text without plurals.
    package var pluralNumber: Binding? {
        let bindings = bindings
        guard let plural = bindings.first(where: \.isPlural) else { return nil }
        return bindings.first { $0.format == nil && $0.text == plural.text }
    }

    /// The form of the text for some numbers: words that go with its number have become text.
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
