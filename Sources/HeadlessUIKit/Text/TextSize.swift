import Foundation

/// The number of lines of a text, and their height, in a simple model: HeadlessUIKit has no glyphs.
///
/// All letters have the same width, the average width of lowercase Latin letters in the system font. A space has half
/// that width, and a character of an East Asian script is one em wide. Lines break between words. A word that is longer
/// than a line breaks at the end of the line.
struct TextSize {
    let font: UIFont

    /// Returns the height of a text. A limit of 0 means that the number of lines is unlimited.
    func height(of text: String, width: CGFloat, limit: Int) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let lines = limit == 1 ? 1 : lineCount(of: text, width: width)
        let shown = limit > 0 ? min(lines, limit) : lines
        return font.lineHeight.rounded(.up) + CGFloat(shown - 1) * pitch
    }

    /// Returns the number of lines for a width, or the number of line breaks plus one if the width is unlimited.
    func lineCount(of text: String, width: CGFloat) -> Int {
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard width > 0 else { return paragraphs.count }
        return paragraphs.reduce(0) { $0 + lineCount(ofParagraph: $1, width: width) }
    }

    /// Returns the width of a text in one line.
    func width(of text: some StringProtocol) -> CGFloat {
        text.reduce(0) { $0 + advance(of: $1) }
    }

    /// The place of a character: its offset in UTF-16 code units, its line, and its extent in that line.
    struct Place {
        var offset: Int
        var line: Int
        var x: CGFloat
        var width: CGFloat
    }

    /// Returns the places of the characters in lines of a width; 0 means that the width is unlimited.
    func places(of text: String, width: CGFloat) -> [Place] {
        var places: [Place] = []
        var next = Place(offset: 0, line: 0, x: 0, width: 0)
        func breakLine() { (next.line, next.x) = (next.line + 1, 0) }
        var rest = text[...]
        while let first = rest.first {
            let isGap = first == " " || first == "\n"
            let word = isGap ? rest.prefix(1) : rest.prefix { $0 != " " && $0 != "\n" }
            if !isGap, width > 0, next.x > 0, next.x + self.width(of: word) > width { breakLine() }
            for character in word {
                next.width = first == "\n" ? 0 : advance(of: character)
                if !isGap, width > 0, next.x > 0, next.x + next.width > width { breakLine() }
                places.append(next)
                next.x += next.width
                next.offset += String(character).utf16.count
            }
            if first == "\n" { breakLine() }
            rest = rest[word.endIndex...]
        }
        return places
    }

    private func lineCount(ofParagraph text: Substring, width: CGFloat) -> Int {
        guard self.width(of: text) > width else { return 1 }
        var (lines, end) = (1, CGFloat(0))
        for word in text.split(separator: " ") {
            let length = self.width(of: word)
            let start = end > 0 ? end + advance(of: " ") : 0
            if start > 0, start + length > width {
                (lines, end) = (lines + 1, length)
            } else {
                end = start + length
            }
            while end > width { (lines, end) = (lines + 1, end - width) }
        }
        return lines
    }

    /// The distance between two baselines. Text styles have 1.11 times the size plus 3 points, which matches the leading
    /// that Apple publishes (Human Interface Guidelines, Typography: 22 at 17 points, 16 at 12). Others have no leading.
    private var pitch: CGFloat {
        let touching = font.lineHeight.rounded(.up)
        return font.ownStyle == nil ? touching : max((3 + 1.11 * font.pointSize).rounded(), touching)
    }

    private func advance(of character: Character) -> CGFloat {
        if character == " " { return font.pointSize * TextSize.space }
        let isWide = character.unicodeScalars.first.map { TextSize.wideScripts.contains($0.value) } ?? false
        return font.pointSize * (isWide ? 1 : TextSize.letter)
    }

    /// In em: the average of the lowercase Latin letters, which previews use for unknown scripts.
    private static let letter: CGFloat = 0.534
    private static let space: CGFloat = 0.28
    /// From CJK radicals to fullwidth forms.
    private static let wideScripts: ClosedRange<UInt32> = 0x2E80...0xFF60
}
