internal import TableSpecMarkdown

/// A part of a text in one font.
struct TextPiece: Hashable, Sendable {
    var text: String
    var font: TextFont
    /// Whether it's a link.
    var isLink: Bool
    /// Whether it's struck through.
    var isStruck: Bool

    /// The part of a text with Markdown, in a variant of the text's font.
    init(_ run: InlineMarkdown.Run, font: TextFont) {
        text = DisplayText.sanitized(run.text)
        self.font = font
        // The bold variant of the system font is semibold, as `headline` is of `body`.
        if run.style.contains(.stronglyEmphasized), font.weight.rawValue < FontWeight.semibold.rawValue {
            self.font.weight = .semibold
        }
        if run.style.contains(.emphasized) { self.font.isItalic = true }
        if run.style.contains(.code) { self.font.isMonospaced = true }
        isLink = run.link != nil
        isStruck = run.style.contains(.strikethrough)
    }

    /// The width in points.
    var width: Double { font.width(of: text) }
}
