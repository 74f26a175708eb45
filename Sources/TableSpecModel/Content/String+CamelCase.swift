extension String {
    /// The words of a camel-case name, in their original case: `photoURL` is "photo" and "URL".
    ///
    /// Consecutive capitals are one word, up to the last capital before a lowercase letter.
    var camelCaseWords: [String] {
        var words: [String] = []
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            let continuesCapitals =
                index > 0 && characters[index - 1].isUppercase
                && !(index + 1 < characters.count && characters[index + 1].isLowercase)
            if words.isEmpty || character.isUppercase && !continuesCapitals { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    /// The words of a camel-case name, capitalized: `openURL` is "Open URL".
    package var titleWords: String {
        camelCaseWords.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
