/// What a view above or below all rows shows.
public struct HeaderViewContent: Hashable, Sendable {
    public var text: String?
    /// The colour of the text where the spec states one.
    public var textColor: ColorReference?
    /// The font of the text where the spec states one.
    public var font: FontReference?
    public var image: ImageContent?
    /// The height in points where the spec states one.
    public var height: Double?

    /// Creates the content of a view.
    public init(
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
        HeaderViewContent(
            text: scope.text(text),
            textColor: textColor.value,
            font: font.value,
            image: scope.image(image),
            height: height.value
        )
    }
}

/// How a section's header or footer looks that is a view of its own; what the spec does not state is `nil`.
public struct SectionViewContent: Hashable, Sendable {
    public var textColor: ColorReference?
    /// The font of the text where the spec states one.
    public var font: FontReference?
    public var image: ImageContent?

    /// Creates a look.
    public init(textColor: ColorReference? = nil, font: FontReference? = nil, image: ImageContent? = nil) {
        self.textColor = textColor
        self.font = font
        self.image = image
    }
}

extension SectionViewLook {
    func content(in scope: ContentScope) -> SectionViewContent {
        SectionViewContent(textColor: textColor.value, font: font.value, image: scope.image(image))
    }
}
