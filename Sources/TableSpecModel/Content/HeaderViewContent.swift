/// What a view above or below all rows shows.
public struct HeaderViewContent: Hashable, Sendable {
    public var text: String?
    /// The colour of the text where the spec states one.
    public var textColor: ColorReference?
    public var image: ImageContent?
    /// The height in points where the spec states one.
    public var height: Double?

    /// Creates the content of a view.
    public init(
        text: String? = nil,
        textColor: ColorReference? = nil,
        image: ImageContent? = nil,
        height: Double? = nil
    ) {
        self.text = text
        self.textColor = textColor
        self.image = image
        self.height = height
    }
}

extension HeaderView {
    func content(in scope: ContentScope) -> HeaderViewContent {
        HeaderViewContent(
            text: scope.text(text),
            textColor: textColor.value,
            image: scope.image(image),
            height: height.value
        )
    }
}
