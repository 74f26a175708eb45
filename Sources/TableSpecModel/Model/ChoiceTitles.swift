/// The titles of the values of an enumeration or a Boolean: those that the spec specifies or, once resolved, all titles
/// in order.
package struct ChoiceTitles: Hashable, Sendable {
    package var words: [Located<String>]
    /// The titles, one for each word.
    package var titles: [TextTemplate]

    /// Creates titles.
    package init(words: [Located<String>] = [], titles: [TextTemplate] = []) {
        self.words = words
        self.titles = titles
    }

    /// The title of a word, or `nil`.
    package subscript(word: String) -> TextTemplate? {
        words.firstIndex { $0.value == word }.map { titles[$0] }
    }

    /// Whether the titles are looked up in a string table.
    package var areTranslated: Bool { titles.contains { $0.localization != nil } }

    /// The title of a value, or `nil` for a value without a title.
    package func title(of value: Value) -> TextTemplate? { value.choiceWord.flatMap { self[$0] } }
}

/// The titles of the values of a type or a property: an entry of `titles`.
package struct ValueTitles: Equatable, Sendable {
    /// The names that lead to the type or the property: `Mode`, `isOn` or `Trail.difficulty`.
    package var path: Located<String>
    package var titles: ChoiceTitles
}

extension Enumeration {
    /// A case in readable form: `userDefined` is “User Defined”.
    package static func title(of word: String) -> String {
        var words: [String] = []
        var isAfterSmall = false
        for letter in word {
            guard letter.isLetter || letter.isNumber else {
                isAfterSmall = false
                if words.last?.isEmpty == false { words.append("") }
                continue
            }
            if words.isEmpty || letter.isUppercase && isAfterSmall { words.append("") }
            words[words.count - 1].append(letter)
            isAfterSmall = letter.isLowercase || letter.isNumber
        }
        let title = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return title.isEmpty ? word : title.joined(separator: " ")
    }
}
