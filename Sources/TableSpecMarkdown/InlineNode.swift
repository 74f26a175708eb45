/// A part of a text during parsing: text, or a delimiter run that may find a partner.
struct InlineNode {
    private var text: String
    var style: InlineMarkdown.Style
    var link: String?
    /// The delimiter run, or `nil` for text.
    var delimiters: Delimiters?

    init(_ text: String, _ style: InlineMarkdown.Style = []) {
        self.text = text
        self.style = style
    }

    init(_ delimiters: Delimiters) {
        self.init("")
        self.delimiters = delimiters
    }

    /// The rest of it. Unpaired delimiters are literal text.
    var run: InlineMarkdown.Run {
        let text = delimiters.map { String(repeating: $0.character, count: $0.count) } ?? text
        return InlineMarkdown.Run(text, style, link: link)
    }
}

/// A run of the same delimiter, such as `**`.
struct Delimiters {
    let character: Character
    /// The number of remaining delimiters.
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
    /// Whether the run can still be paired.
    var isWaiting = true

    /// Determines from the adjacent characters whether the run can open or close. The rules are those of CommonMark
    /// 0.31, section 6.2, where `_` has no effect inside words. In GitHub's Markdown, `~` follows the rules of `*`.
    init(_ character: Character, count: Int, after previous: Character?, before next: Character?) {
        self.character = character
        self.count = count
        originalCount = count
        let (isAfterSpace, isBeforeSpace) = (previous?.isWhitespace ?? true, next?.isWhitespace ?? true)
        let (isAfterMark, isBeforeMark) = (previous?.isMark ?? false, next?.isMark ?? false)
        let flanksLeft = !isBeforeSpace && (!isBeforeMark || isAfterSpace || isAfterMark)
        let flanksRight = !isAfterSpace && (!isAfterMark || isBeforeSpace || isBeforeMark)
        let isUnderscore = character == "_"
        canOpen = flanksLeft && (!isUnderscore || !flanksRight || isAfterMark)
        canClose = flanksRight && (!isUnderscore || !flanksLeft || isBeforeMark)
    }

    /// Whether the run can open what another run closes.
    func pairs(with closer: Delimiters) -> Bool {
        guard character == closer.character else { return false }
        if character == "~" { return count == closer.count && count <= 2 }
        let isAmbiguous = canClose || closer.canOpen
        return !isAmbiguous || (originalCount + closer.originalCount) % 3 != 0
            || (originalCount % 3 == 0 && closer.originalCount % 3 == 0)
    }

    /// The number of delimiters that a pair takes from each of two runs.
    func shared(with closer: Delimiters) -> Int {
        character == "~" ? count : min(count, closer.count, 2)
    }

    /// The style of a pair with a number of delimiters.
    func style(of marks: Int) -> InlineMarkdown.Style {
        if character == "~" { return .strikethrough }
        return marks == 2 ? .stronglyEmphasized : .emphasized
    }
}

extension Character {
    /// Whether the character is punctuation or a symbol, next to which delimiters open and close.
    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
