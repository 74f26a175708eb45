/// The destination of a link after its text: `(address "title")`.
enum LinkTarget {
    /// Parses a destination.
    ///
    /// - Parameter start: The position after the closing bracket.
    /// - Returns: The destination and the position after it, or `nil` if there's none.
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

    /// The link of an autolink in angle brackets: a URL with a scheme, or an email address; `nil` for other text.
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

    /// A position that moves through the characters.
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

        /// A destination in angle brackets, which can contain spaces.
        mutating func bracketedAddress() -> String? {
            index += 1
            return text(until: { $0 == ">" }, failing: { $0.isNewline || $0 == "<" })
        }

        /// A destination up to a space or the closing parenthesis. Parentheses in it are balanced.
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

        /// A title in quotation marks or parentheses, which isn't shown.
        mutating func skipTitle() {
            guard index < characters.count, let end = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character?
            else { return }
            let start = index
            index += 1
            if text(until: { $0 == end }, failing: { $0 == "(" && end == ")" }) == nil { index = start }
        }

        /// The same limit as in the reference implementation of CommonMark, which bounds the running time.
        private static let deepestNesting = 32

        /// The text up to a character, which is skipped.
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
