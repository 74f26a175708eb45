extension SpecDecoder {
    /// The default id of a row: its text, or the binding of its text, in camel case; in a custom cell, the first text
    /// or value of its views.
    func derivedID(of cell: Cell, position: Int) -> String {
        let words = cell.text.map(Self.words) ?? cell.content?.all.lazy.compactMap(Self.words).first ?? []
        return Self.camelCase(words) ?? "row\(position + 1)"
    }

    /// The default id of a section: its header, or else the id of its first row or collection, in camel case.
    func derivedID(of section: Section, position: Int) -> String {
        if let header = section.header, let id = Self.camelCase(Self.words(of: header)) { return id }
        let id: String? =
            switch section.rows.first {
            case .row(let row): Self.camelCase(Self.words(of: row.id.value))
            case .forEach(let rows): rows.loop.collection.names.last?.value
            case .invalid, nil: nil
            }
        return id ?? "section\(position + 1)"
    }

    /// A text as one name, or `nil` if it contains no word.
    package static func camelCased(_ text: String) -> String? { camelCase(words(of: text)) }

    /// The words that a view shows, or `nil` for a view that shows none.
    private static func words(of view: ContentView) -> [String]? {
        let words =
            view.text.map(words) ?? view.control?.value.flatMap { binding in binding.names.last.map { [$0.value] } }
        return words?.isEmpty == true ? nil : words
    }

    private static func words(of template: TextTemplate) -> [String] {
        template.segments.flatMap { segment in
            switch segment {
            case .literal(let text): words(of: text)
            case .binding(let binding): binding.names.last.map { [$0.value] } ?? []
            }
        }
    }

    private static func words(of text: String) -> [String] {
        // Most texts are ASCII, and checking bytes is much faster than checking characters.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        }
        return text.utf8.split { !$0.isASCIILetterOrDigit }.map { String(Substring($0)) }
    }

    /// The words as one name, or `nil` if there are none. At most eight words are used.
    private static func camelCase(_ words: [String]) -> String? {
        let words = words.prefix(8)
        guard let first = words.first else { return nil }
        let isAcronym = first.allSatisfy { $0.isUppercase }
        let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        return start
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
