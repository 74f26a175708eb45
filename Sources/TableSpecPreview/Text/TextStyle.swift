/// The text styles that tables and bars use: `UIFont.TextStyle`.
enum TextStyle {
    case largeTitle, headline, body, footnote, caption1

    /// The font of the style at a text size chosen by the user.
    ///
    /// Evidence: the Dynamic Type table (public tables; cap heights of a picture "give exactly 14.2 15.1 16.1 17.0 19.0
    /// 21.0 23.2 28.0 33.1 40.2 47.0 53.0" for body).
    func font(_ category: ContentSizeCategory) -> TextFont {
        TextFont(size: sizes[category.index], weight: weight)
    }

    private var weight: FontWeight {
        switch self {
        case .largeTitle: .bold
        case .headline: .semibold
        case .body, .footnote, .caption1: .regular
        }
    }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        }
    }
}
