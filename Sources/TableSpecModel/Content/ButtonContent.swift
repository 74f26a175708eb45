/// A button in a cell that has more than a title or an image in UIKit's default style.
package struct ButtonContent: Hashable, Sendable {
    package var title: String?
    /// The image for the current state of the button.
    package var image: ImageContent?
    package var style = ButtonStyle.plain
    package var cornerStyle = ButtonCornerStyle.dynamic
    /// The color of title and image, if the spec specifies one.
    package var color: ColorReference?
    /// The color behind the button, if the spec specifies one.
    package var background: ColorReference?
    package var font: FontReference?
    package var imagePlacement = ImagePlacement.leading
    /// The distance between title and image in points.
    package var imagePadding = ButtonAttributes.imagePadding
    package var symbol: SymbolAttributes?
    package var isSelected = false

    /// Creates a button that shows a title, an image or both.
    package init(title: String? = nil, image: ImageContent? = nil) {
        self.title = title
        self.image = image
    }
}

/// The size and the weight of a symbol.
package struct SymbolAttributes: Hashable, Sendable {
    /// The font that determines the size of the symbol.
    package var font: FontReference
    package var scale: SymbolScale

    /// Creates attributes.
    package init(font: FontReference, scale: SymbolScale = .medium) {
        self.font = font
        self.scale = scale
    }
}

extension SymbolConfiguration {
    var content: SymbolAttributes {
        let font: FontReference =
            if let style = textStyle.value {
                .style(style)
            } else {
                .system(size: size.value ?? Self.standardSize, weight: weight.value ?? .regular)
            }
        return SymbolAttributes(font: font, scale: scale.value ?? .medium)
    }

    /// The text size that determines the size of UIKit's symbols if the spec sets none.
    private static let standardSize = 17.0
}

extension Control {
    /// The content of a button with custom attributes.
    func buttonContent(in scope: ContentScope) -> ButtonContent {
        let isSelected = self.buttonAttributes.selected.map(scope.holds) ?? false
        var content = ButtonContent(
            title: scope.text(isSelected ? self.buttonAttributes.selectedTitle ?? self.title : self.title),
            image: scope.image(isSelected ? self.buttonAttributes.selectedImage ?? self.image : self.image)
        )
        content.style = self.buttonAttributes.style.value ?? .plain
        content.cornerStyle = self.buttonAttributes.cornerStyle.value ?? .dynamic
        content.color = self.buttonAttributes.color.value
        content.font = self.buttonAttributes.font.value
        content.imagePlacement = self.buttonAttributes.imagePlacement.value ?? .leading
        content.imagePadding = self.buttonAttributes.imagePadding.value ?? ButtonAttributes.imagePadding
        content.symbol = self.symbolConfiguration?.content
        content.isSelected = isSelected
        return content
    }
}
