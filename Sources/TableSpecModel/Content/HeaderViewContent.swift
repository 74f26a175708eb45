/// The content of a view above or below all rows.
package struct HeaderViewContent: Hashable, Sendable {
    package var text: String?
    /// The color of the text, if the spec specifies one.
    package var textColor: ColorReference?
    /// The font of the text, if the spec specifies one.
    package var font: FontReference?
    package var image: ImageContent?
    /// The views that replace a text and an image.
    package var content: CellViewContent?
    /// The height in points, if the spec specifies one.
    package var height: Double?
    /// The color behind the view, if the spec specifies one.
    package var backgroundColor: ColorReference?
    /// The space around the views, if the spec specifies it.
    package var layoutMargins: EdgeInsets?

    /// Creates the content of a view.
    package init(
        text: String? = nil,
        textColor: ColorReference? = nil,
        font: FontReference? = nil,
        image: ImageContent? = nil,
        height: Double? = nil
    ) {
        self.text = text
        self.textColor = textColor
        self.font = font
        self.image = image
        self.height = height
    }
}

extension HeaderView {
    func content(in scope: ContentScope) -> HeaderViewContent {
        var content = HeaderViewContent(
            text: scope.text(text),
            textColor: textColor.value,
            font: font.value,
            image: scope.image(image),
            height: height.value
        )
        content.backgroundColor = backgroundColor.value
        content.layoutMargins = layoutMargins.value
        // A hidden view leaves an empty stack.
        content.content = self.content.map {
            $0.content(in: scope) ?? CellViewContent(.stack(StackContent(axis: .vertical, views: [])))
        }
        return content
    }
}

/// The style of a section's header or footer that needs a custom view. A property that isn't specified is `nil`.
package struct SectionViewContent: Hashable, Sendable {
    package var textColor: ColorReference?
    /// The font of the text, if the spec specifies one.
    package var font: FontReference?
    package var image: ImageContent?
    /// The button after the text.
    package var button: CellViewContent?
    /// The views that replace a text and an image.
    package var content: CellViewContent?

    /// Creates a style.
    package init(textColor: ColorReference? = nil, font: FontReference? = nil, image: ImageContent? = nil) {
        self.textColor = textColor
        self.font = font
        self.image = image
    }
}

extension SectionViewAttributes {
    /// The content of the view, or `nil` while it's hidden.
    func content(in scope: ContentScope) -> SectionViewContent? {
        guard scope.holds(visible) else { return nil }
        var content = SectionViewContent(
            textColor: textColor.value,
            font: font.value,
            image: scope.image(image)
        )
        content.button = button.flatMap { ContentView(.control($0), at: $0.range).content(in: scope) }
        // A hidden view leaves an empty stack.
        content.content = self.content.map {
            $0.content(in: scope) ?? CellViewContent(.stack(StackContent(axis: .vertical, views: [])))
        }
        return content
    }
}

extension SectionViewContent {
    /// The custom views: those in place of a text, or the button after one.
    package var views: CellViewContent? { content ?? button }
}
