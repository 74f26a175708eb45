/// The text styles: `UIFont.TextStyle`.
enum TextStyle {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    /// The font of the style at a text size chosen by the user.
    ///
    /// Evidence: the Dynamic Type table (public tables; cap heights of a screenshot "give exactly 14.2 15.1 16.1 17.0
    /// 19.0 21.0 23.2 28.0 33.1 40.2 47.0 53.0" for body).
    func font(_ category: ContentSizeCategory) -> TextFont {
        TextFont(size: sizes[category.index], weight: weight)
    }

    private var weight: FontWeight {
        switch self {
        case .largeTitle: .bold
        case .headline: .semibold
        default: .regular
        }
    }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        }
    }
}
