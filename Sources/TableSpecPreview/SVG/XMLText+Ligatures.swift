extension XMLText {
    /// The escaped text, with a separate element around each character that Inter replaces next to others: a
    /// multiplication sign for the `x` in `16x9`, an arrow for `->`.
    ///
    /// San Francisco doesn't replace these. `font-variant-ligatures` makes browsers do the same. librsvg, which draws
    /// the PNG, doesn't support the property (https://gitlab.gnome.org/GNOME/librsvg/-/issues/750), but shapes the text
    /// of each element separately.
    static func withoutLigatures(_ text: String) -> String {
        guard text.utf8.contains(where: isReplaceable) else { return escaped(text) }
        var result = ""
        var plain = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            guard isReplaced(character, after: characters[..<index], before: characters[(index + 1)...]) else {
                plain.append(character)
                continue
            }
            result += escaped(plain) + "<tspan>\(escaped(String(character)))</tspan>"
            plain = ""
        }
        return result + escaped(plain)
    }

    private static func isReplaceable(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "x") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    }

    /// Whether the contextual forms of Inter 4 replace the character between others.
    private static func isReplaced(
        _ character: Character,
        after before: ArraySlice<Character>,
        before after: ArraySlice<Character>
    ) -> Bool {
        switch character {
        case "<", ">": [before.last, after.first].contains("-") || [before.last, after.first].contains("=")
        case "x" where before.last?.isLetter == true: false
        case "x": [before.last { $0 != " " }, after.first { $0 != " " }].contains(where: isDigit)
        default: false
        }
    }

    private static func isDigit(_ character: Character?) -> Bool { ("0"..."9").contains(character ?? " ") }
}
