package import TableSpecDiagnostics

/// An image that the app loads when it is shown, and its placeholder until it has loaded.
package struct LateImage: Hashable, Sendable {
    /// The image shown in place of one that is not there.
    package enum Placeholder: Hashable, Sendable {
        case image(ImageReference)
        case color(ColorReference)
    }

    /// The value that says where the image is to be found.
    package var url: Binding
    package var placeholder: Placeholder?
    package var range: SourceRange

    /// Creates an image.
    package init(from url: Binding, placeholder: Placeholder?, at range: SourceRange) {
        self.url = url
        self.placeholder = placeholder
        self.range = range
    }

    /// The image that serves as the placeholder.
    package var placeholderImage: ImageReference? {
        if case .image(let image)? = placeholder { return image }
        return nil
    }

    /// The color that serves as the placeholder.
    package var placeholderColor: ColorReference? {
        if case .color(let color)? = placeholder { return color }
        return nil
    }
}

extension ImageReference {
    /// The image, if the app loads it.
    package var late: LateImage? {
        if case .late(let image) = self { return image }
        return nil
    }
}
