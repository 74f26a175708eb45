/// The titles of a menu's choices: those that the spec specifies or, once resolved, all titles in order.
package struct MenuTitles: Hashable, Sendable {
    package var words: [Located<String>]
    /// The titles, one for each case.
    package var titles: [TextTemplate]

    /// Creates titles.
    package init(words: [Located<String>] = [], titles: [TextTemplate] = []) {
        self.words = words
        self.titles = titles
    }
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
