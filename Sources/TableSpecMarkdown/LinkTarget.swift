/// The address of a link after its text: `(address "title")`.
enum LinkTarget {
    /// Reads an address.
    ///
    /// - Parameter start: The place after the closing bracket.
    /// - Returns: The address and the place after it; `nil` if there is none.
    static func read(_ characters: [Character], from start: Int) -> (address: String, end: Int)? {
        var reader = Reader(characters: characters, index: start)
        guard reader.skip("(") else { return nil }
        reader.skipSpaces()
        guard let address = reader.isAt("<") ? reader.bracketedAddress() : reader.plainAddress() else { return nil }
        let hasSpace = reader.skipSpaces()
        if hasSpace { reader.skipTitle() }
        reader.skipSpaces()
        guard reader.skip(")") else { return nil }
        return (address, reader.index)
    }

    /// The link of an address between angle brackets: one with a scheme, or a mail address; `nil` for another text.
    ///
    /// - Parameter characters: The address, without spaces and brackets.
    static func autolink(_ characters: ArraySlice<Character>) -> String? {
        if let colon = characters.firstIndex(of: ":") {
            let scheme = characters[..<colon]
            let isScheme =
                (2...32).contains(scheme.count) && scheme.first?.isASCIILetter == true
                && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
            return isScheme ? String(characters) : nil
        }
        let parts = characters.split(separator: "@", omittingEmptySubsequences: false)
        let isMail =
            parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".+-_".contains($0) }
            }
        return isMail ? "mailto:" + String(characters) : nil
    }

    /// A place in the characters that moves on.
    private struct Reader {
        let characters: [Character]
        var index: Int

        func isAt(_ character: Character) -> Bool { index < characters.count && characters[index] == character }

        mutating func skip(_ character: Character) -> Bool {
            guard isAt(character) else { return false }
            index += 1
            return true
        }

        @discardableResult mutating func skipSpaces() -> Bool {
            let start = index
            while index < characters.count, characters[index].isWhitespace { index += 1 }
            return index > start
        }

        /// An address between angle brackets, which may hold spaces.
        mutating func bracketedAddress() -> String? {
            index += 1
            return text(until: { $0 == ">" }, failing: { $0.isNewline || $0 == "<" })
        }

        /// An address up to a space or the closing parenthesis; parentheses in it are balanced.
        mutating func plainAddress() -> String? {
            var address = ""
            var depth = 0
            while index < characters.count, !characters[index].isWhitespace {
                if isAt(")"), depth == 0 { break }
                if isAt("(") { depth += 1 }
                if depth > Self.deepestNesting { return nil }
                if isAt(")") { depth -= 1 }
                address.append(next())
            }
            return depth == 0 ? address : nil
        }

        /// A title in quotation marks or parentheses, which is not shown.
        mutating func skipTitle() {
            guard index < characters.count, let end = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character?
            else { return }
            let start = index
            index += 1
            if text(until: { $0 == end }, failing: { $0 == "(" && end == ")" }) == nil { index = start }
        }

        /// As in the reference implementation of CommonMark, so that no text takes long.
        private static let deepestNesting = 32

        /// The text up to a character, which is passed.
        private mutating func text(
            until isEnd: (Character) -> Bool,
            failing isWrong: (Character) -> Bool
        ) -> String? {
            var text = ""
            while index < characters.count {
                if isEnd(characters[index]) {
                    index += 1
                    return text
                }
                if isWrong(characters[index]) { return nil }
                text.append(next())
            }
            return nil
        }

        /// The next character, without the backslash before it.
        private mutating func next() -> Character {
            if isAt("\\"), index + 1 < characters.count, characters[index + 1].isMarkdownPunctuation { index += 1 }
            index += 1
            return characters[index - 1]
        }
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
