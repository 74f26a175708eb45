internal import TableSpecKit
internal import TableSpecModel

/// What previews show besides the specs.
public struct PictureInputs: Sendable {
    /// The contents of asset catalogs and exports of symbols.
    var assets = PictureAssets()
    /// The texts in other languages.
    var translations = Translations()

    /// Creates inputs without images, colors, symbols, and translations.
    public init() {}

    /// The names of the images in asset catalogs.
    package var imageNames: [String] { assets.images.keys.sorted() }
    /// The names of the colors in asset catalogs.
    package var colorNames: [String] { assets.colors.keys.sorted() }
}
