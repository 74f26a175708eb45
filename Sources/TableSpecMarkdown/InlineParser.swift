/// Parses Markdown from the first to the last character, and pairs delimiters and brackets when they close.
struct InlineParser {
    private let characters: [Character]
    private var index = 0
    private var nodes: [InlineNode] = []
    /// The open brackets.
    private var brackets: [Bracket] = []
    private var pending = ""

    /// The start of a link or an image.
    private struct Bracket {
        /// The index of its node.
        let node: Int
        let isImage: Bool
        /// Whether it can open a link. Links can't be nested.
        var isActive = true
    }

    init(_ text: String) {
        characters = Array(text)
    }

    /// The parts of the text, some of which can be empty.
    mutating func parse() -> [InlineMarkdown.Run] {
        while index < characters.count { readNext() }
        flush()
        DelimiterPairing.pair(&nodes, from: 0)
        return nodes.map(\.run)
    }

    private mutating func readNext() {
        switch characters[index] {
        case "\\": readEscape()
        case "`": readCode()
        case "*", "_", "~": readDelimiters()
        case "[": openBracket(isImage: false)
        case "!" where character(at: index + 1) == "[": openBracket(isImage: true)
        case "]": closeBracket()
        case "<": readAutolink()
        case "&": readEntity()
        case let character:
            pending.append(character)
            index += 1
        }
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    /// Ends the current plain text.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        nodes.append(InlineNode(pending))
        pending = ""
    }

    /// Treats the character literally.
    private mutating func take() {
        pending.append(characters[index])
        index += 1
    }

    /// A backslash before ASCII punctuation removes its special meaning.
    private mutating func readEscape() {
        if let next = character(at: index + 1), next.isMarkdownPunctuation {
            pending.append(next)
            index += 2
        } else {
            take()
        }
    }

    // MARK: Code

    /// Code ends with as many backticks as it begins with.
    private mutating func readCode() {
        let start = index + count(of: "`", at: index)
        var end = start
        while end < characters.count {
            let length = count(of: "`", at: end)
            if length == start - index { break }
            end += max(length, 1)
        }
        guard end < characters.count else {
            pending += String(repeating: "`", count: start - index)
            index = start
            return
        }
        flush()
        nodes.append(InlineNode(Self.code(characters[start..<end]), .code))
        index = end + (start - index)
    }

    /// One space at each end belongs to the backticks.
    private static func code(_ characters: ArraySlice<Character>) -> String {
        let text = characters.map { $0.isNewline ? " " : $0 }
        let isPadded = text.count > 2 && text.first == " " && text.last == " " && text.contains { $0 != " " }
        return String(isPadded ? text.dropFirst().dropLast() : text[...])
    }

    private func count(of character: Character, at start: Int) -> Int {
        var end = start
        while self.character(at: end) == character { end += 1 }
        return end - start
    }

    // MARK: Delimiters

    private mutating func readDelimiters() {
        let character = characters[index]
        let length = count(of: character, at: index)
        flush()
        let delimiters = Delimiters(
            character,
            count: length,
            after: self.character(at: index - 1),
            before: self.character(at: index + length)
        )
        nodes.append(InlineNode(delimiters))
        index += length
    }

    // MARK: Links

    private mutating func openBracket(isImage: Bool) {
        flush()
        brackets.append(Bracket(node: nodes.count, isImage: isImage))
        nodes.append(InlineNode(isImage ? "![" : "["))
        index += isImage ? 2 : 1
    }

    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(), bracket.isActive,
            let (address, end) = LinkTarget.read(characters, from: index + 1)
        else { return take() }
        flush()
        DelimiterPairing.pair(&nodes, from: bracket.node + 1)
        nodes[bracket.node] = InlineNode("")
        if !bracket.isImage {
            for node in nodes.indices[bracket.node...] { nodes[node].link = address }
            for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
        }
        index = end
    }

    /// A URL in angle brackets is a link to itself.
    private mutating func readAutolink() {
        let address = characters[(index + 1)...].prefix { !$0.isWhitespace && !"<>".contains($0) }
        guard character(at: address.endIndex) == ">", let link = LinkTarget.autolink(address) else { return take() }
        flush()
        nodes.append(InlineNode(String(address)))
        nodes[nodes.count - 1].link = link
        index = address.endIndex + 1
    }

    /// The characters with HTML entities that texts of apps use. Others are written as numbers.
    private mutating func readEntity() {
        let name = characters[(index + 1)...].prefix(8).prefix { $0 != ";" }
        guard character(at: index + 1 + name.count) == ";", let text = Self.entity(String(name)) else { return take() }
        pending += text
        index += name.count + 2
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "ndash": "–", "mdash": "—", "hellip": "…", "trade": "™", "euro": "€",
    ]

    private static func entity(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { $0.value == 0 ? "\u{FFFD}" : String($0) }
    }
}

extension Character {
    /// Whether a backslash removes the special meaning of the character: ASCII punctuation.
    var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
