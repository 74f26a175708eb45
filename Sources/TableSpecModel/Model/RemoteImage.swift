package import TableSpecDiagnostics

/// An image that the app loads when it's shown, and its placeholder until it's loaded.
package struct RemoteImage: Hashable, Sendable {
    /// The placeholder for an image that isn't available.
    package enum Placeholder: Hashable, Sendable {
        case image(ImageReference)
        case color(ColorReference)
    }

    /// The value that identifies the image to load.
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
    package var remote: RemoteImage? {
        if case .remote(let image) = self { return image }
        return nil
    }
}
