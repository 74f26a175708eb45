import Foundation

/// How many lines a text takes, and how high they are, after a simple model: HeadlessUIKit has no glyphs.
///
/// Every letter advances alike, as far as the small Latin letters of the system font do on average; a space takes half of
/// that and a letter of East Asian scripts a whole em. Lines break between words, and a word that is longer than a line breaks
/// where the line ends.
struct TextSize {
    let font: UIFont

    /// The height of a text, of at most a number of lines where that is not 0.
    func height(of text: String, width: CGFloat, limit: Int) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        let lines = limit == 1 ? 1 : lineCount(of: text, width: width)
        let shown = limit > 0 ? min(lines, limit) : lines
        return font.lineHeight.rounded(.up) + CGFloat(shown - 1) * pitch
    }

    /// The number of lines in a width; without a width only those that the text itself ends.
    func lineCount(of text: String, width: CGFloat) -> Int {
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard width > 0 else { return paragraphs.count }
        return paragraphs.reduce(0) { $0 + lineCount(ofParagraph: $1, width: width) }
    }

    /// The width of a text in one line.
    func width(of text: some StringProtocol) -> CGFloat {
        text.reduce(0) { $0 + advance(of: $1) }
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

    /// The distance of two baselines: the leading that Apple publishes for its text styles (Human Interface Guidelines,
    /// Typography: 22 at 17 points, 16 at 12), which is 3 and 1.11 times the size, or else touching lines.
    private var pitch: CGFloat {
        let touching = font.lineHeight.rounded(.up)
        return font.textStyle == nil ? touching : max((3 + 1.11 * font.pointSize).rounded(), touching)
    }

    private func advance(of character: Character) -> CGFloat {
        if character == " " { return font.pointSize * TextSize.space }
        let isWide = character.unicodeScalars.first.map { TextSize.wideScripts.contains($0.value) } ?? false
        return font.pointSize * (isWide ? 1 : TextSize.letter)
    }

    /// In em: the mean of the small Latin letters, which previews use for scripts that they do not know.
    private static let letter: CGFloat = 0.534
    private static let space: CGFloat = 0.28
    /// From the radicals on to the forms of full width.
    private static let wideScripts: ClosedRange<UInt32> = 0x2E80...0xFF60
}
