/// The key and comment for the translations of a text.
package struct StringKey: Hashable, Sendable {
    /// The name of the string table.
    package var table: String
    /// The key, which is derived from ids, so that it stays the same when the text changes: `account.profile.text`.
    package var key: String
    /// The comment for translators.
    package var comment: String

    /// Creates a key.
    package init(table: String, key: String, comment: String) {
        self.table = table
        self.key = key
        self.comment = comment
    }
}

/// A text of a screen with its key.
package struct LocalizedText: Equatable, Sendable {
    package var key: StringKey
    /// The text in the language of the spec, as a format if it contains bindings.
    package var value: String
    /// The text for 1, if it varies by a number. `value` is then for all other numbers.
    package var plural: Plural?

    /// How a text varies by a number.
    package struct Plural: Equatable, Sendable {
        /// The text for 1, as a format.
        package var one: String
        /// The position of the number among the arguments of the format, from 1, or `nil` if it's the only one.
        package var position: Int?

        /// Creates a form.
        package init(one: String, position: Int? = nil) {
            self.one = one
            self.position = position
        }
    }

    /// Creates a text with its key.
    package init(key: StringKey, value: String, plural: Plural? = nil) {
        self.key = key
        self.value = value
        self.plural = plural
    }
}

extension LocalizedText {
    /// A text of a spec with its key.
    init(key: StringKey, of text: TextTemplate) {
        let other = text.form(.other)
        let plural = text.pluralNumber.map { number in
            let arguments = other.bindings
            let index = arguments.firstIndex { $0.format == nil && $0.text == number.text }
            return Plural(one: text.form(.one).format, position: arguments.count > 1 ? index.map { $0 + 1 } : nil)
        }
        self.init(key: key, value: other.format, plural: plural)
    }
}

extension TextTemplate {
    /// Whether the text is translated: whether part of it is written in a language.
    var isTranslatable: Bool {
        segments.contains { segment in
            switch segment {
            case .literal(let text): text.contains(where: \.isLetter)
            case .binding(let binding): binding.isPlural
            }
        }
    }

    /// The text in a string catalog: bindings are format specifiers, with positions if there are several.
    ///
    /// A whole number is `%lld`, as in Swift's interpolation, so that a catalog can vary it by plural. Everything else
    /// is passed as text. A text with plurals has a format for each of its forms.
    var format: String {
        guard !bindings.isEmpty else { return literal ?? "" }
        let hasPositions = bindings.count > 1
        var position = 0
        return segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let piece): text += piece.replacing("%", with: "%%")
            case .binding(let binding):
                position += 1
                text += "%" + (hasPositions ? "\(position)$" : "") + (binding.textType == .integer ? "lld" : "@")
            }
        }
    }
}
