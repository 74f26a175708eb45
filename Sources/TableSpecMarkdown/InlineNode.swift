/// A part of a text while it is read: words, or marks that may find a partner.
struct InlineNode {
    private var text: String
    var style: InlineMarkdown.Style
    var link: String?
    /// The marks; `nil` for words.
    var delimiters: Delimiters?

    init(_ text: String, _ style: InlineMarkdown.Style = []) {
        self.text = text
        self.style = style
    }

    init(_ delimiters: Delimiters) {
        self.init("")
        self.delimiters = delimiters
    }

    /// The rest of it: unpaired marks are literal text.
    var run: InlineMarkdown.Run {
        let text = delimiters.map { String(repeating: $0.character, count: $0.count) } ?? text
        return InlineMarkdown.Run(text, style, link: link)
    }
}

/// A row of the same marks, such as `**`.
struct Delimiters {
    let character: Character
    /// How many are left.
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
    /// Whether the row still waits for a partner.
    var isWaiting = true

    /// Decides by the characters around it whether the row can open or close; the rules are those of CommonMark 0.31,
    /// section 6.2, where `_` does nothing inside of words, which `~` of GitHub's Markdown shares with `*`.
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

    /// Whether the row can be the beginning of what another row ends.
    func pairs(with closer: Delimiters) -> Bool {
        guard character == closer.character else { return false }
        if character == "~" { return count == closer.count && count <= 2 }
        let isAmbiguous = canClose || closer.canOpen
        return !isAmbiguous || (originalCount + closer.originalCount) % 3 != 0
            || (originalCount % 3 == 0 && closer.originalCount % 3 == 0)
    }

    /// How many marks a pair takes from each of two rows.
    func shared(with closer: Delimiters) -> Int {
        character == "~" ? count : min(count, closer.count, 2)
    }

    /// The style that a pair of so many marks gives.
    func style(of marks: Int) -> InlineMarkdown.Style {
        if character == "~" { return .strikethrough }
        return marks == 2 ? .stronglyEmphasized : .emphasized
    }
}

extension Character {
    /// Whether the character is punctuation or a symbol, beside which marks open and close.
    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
