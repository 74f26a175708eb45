public import TableSpecKit

extension Products {
    /// Swift, and previews in the light and dark appearances.
    public static let all = Products(swift: true, pictures: PreviewVariant.standard)

    /// Creates a selection of products.
    ///
    /// - Parameters:
    ///   - makesSwift: Whether to generate Swift.
    ///   - pictures: The preview variants to draw for each screen.
    ///   - gallery: The traits that users can choose in the gallery, or `nil` for no gallery.
    ///   - onlyScreen: The name of the only screen to draw, or `nil` for all screens.
    public init(
        swift makesSwift: Bool,
        pictures: [PreviewVariant],
        gallery: PictureChoices? = nil,
        onlyScreen: String? = nil
    ) {
        self.init(
            swift: makesSwift,
            drawing: PictureProducts(pictures: pictures, gallery: gallery, onlyScreen: onlyScreen)
        )
    }
}
