/// The attributes of a text of a standard cell besides its color; one that the spec does not state is `nil`.
package struct TextAttributesContent: Hashable, Sendable {
    package var font: FontReference?
    package var alignment: ListTextAlignment
    package var lineBreakMode: LineBreakMode
    /// The largest number of lines; 0 means as many as it takes.
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
    /// - Parameter lines: The number of lines that UIKit gives the text by itself.
    func content(else lines: Int) -> TextAttributesContent {
        TextAttributesContent(
            font: font.value,
            alignment: alignment.value ?? .natural,
            lineBreakMode: lineBreakMode.value ?? .byTruncatingTail,
            // A font that shrinks keeps its text in one line.
            numberOfLines: adjustsFontSizeToFitWidth.value == true ? 1 : numberOfLines.value ?? lines
        )
    }
}
