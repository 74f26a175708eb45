/// Where the translations of a text are found.
package struct StringKey: Hashable, Sendable {
    /// The name of the string table.
    package var table: String
    /// The key, made of ids, so that it stays the same when the text changes: `account.profile.text`.
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
package struct LocalizedText: Hashable, Sendable {
    package var key: StringKey
    /// The text in the language of the spec, as a format where it holds bindings.
    package var value: String

    /// Creates a text with its key.
    package init(key: StringKey, value: String) {
        self.key = key
        self.value = value
    }
}

extension TextTemplate {
    /// Whether the text is to be translated: whether something in it is written in a language.
    var isTranslatable: Bool {
        segments.contains { segment in
            if case .literal(let text) = segment { return text.contains(where: \.isLetter) }
            return false
        }
    }

    /// The text as a catalogue of strings holds it: bindings are specifiers, with positions where there are several.
    ///
    /// A whole number is `%lld`, as Swift's interpolation has it, so that a catalogue can vary it by plural; everything
    /// else is handed over as text.
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
