extension String {
    /// The words of a name in camel case, as they are written: `photoURL` is "photo" and "URL".
    ///
    /// Several capitals are one word, up to the last capital before a lowercase letter.
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

    /// The words of a name in camel case, each with a capital: `openURL` is "Open URL".
    var titleWords: String {
        camelCaseWords.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
