/// The text attributes of a standard cell except the color. An attribute that the spec doesn't specify is `nil`.
package struct TextAttributesContent: Hashable, Sendable {
    package var font: FontReference?
    package var alignment: ListTextAlignment
    package var lineBreakMode: LineBreakMode
    /// The maximum number of lines; 0 means no limit.
    package var numberOfLines: Int

    /// Creates text attributes.
    package init(
        font: FontReference? = nil,
        alignment: ListTextAlignment = .natural,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        numberOfLines: Int = 0
    ) {
        self.font = font
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
    }
}

extension TextAttributes {
    /// - Parameter lines: UIKit's default number of lines for the text.
    func content(else lines: Int) -> TextAttributesContent {
        TextAttributesContent(
            font: font.value,
            alignment: alignment.value ?? .natural,
            lineBreakMode: lineBreakMode.value ?? .byTruncatingTail,
            // A font that shrinks keeps its text on one line.
            numberOfLines: adjustsFontSizeToFitWidth.value == true ? 1 : numberOfLines.value ?? lines
        )
    }
}
