/// The titles of the values of an enumeration or a Boolean: those that the spec specifies or, once resolved, all titles
/// in order.
package struct ChoiceTitles: Hashable, Sendable {
    package var cases: [Located<String>]
    /// The titles, one for each name.
    package var titles: [TextTemplate]

    /// Creates titles.
    package init(cases: [Located<String>] = [], titles: [TextTemplate] = []) {
        self.cases = cases
        self.titles = titles
    }

    /// The title of a name, or `nil`.
    package subscript(name: String) -> TextTemplate? {
        cases.firstIndex { $0.value == name }.map { titles[$0] }
    }

    /// Whether the titles are looked up in a string table.
    package var areTranslated: Bool { titles.contains { $0.localization != nil } }

    /// The title of a value, or `nil` for a value without a title.
    package func title(of value: Value) -> TextTemplate? { value.caseName.flatMap { self[$0] } }
}

/// The titles of the values of a type or a property: an entry of `titles`.
package struct ValueTitles: Equatable, Sendable {
    /// The names that lead to the type or the property: `Mode`, `isOn` or `Trail.difficulty`.
    package var path: Located<String>
    package var titles: ChoiceTitles
}

extension Enumeration {
    /// A case in readable form: `userDefined` is “User Defined”.
    package static func title(of name: String) -> String {
        var words: [String] = []
        var isAfterSmall = false
        for letter in name {
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
        return title.isEmpty ? name : title.joined(separator: " ")
    }
}
