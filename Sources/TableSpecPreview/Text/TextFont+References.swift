internal import TableSpecModel

extension TextFont {
    /// The font that a spec specifies, at a text size chosen by the user. A font that is bundled with the app is drawn
    /// as the system font.
    init(_ reference: FontReference, at category: ContentSizeCategory) {
        switch reference {
        case .style(let style):
            self = TextStyle(style).font(category)
        case .system(let size, let weight):
            self.init(size: Self.scaled(size, category), weight: FontWeight(weight))
        case .named(_, let size):
            self.init(size: Self.scaled(size, category), weight: .regular)
        case .italic(let font):
            self.init(font, at: category)
            (weight, isItalic) = (.regular, true)
        }
    }

    /// `UIFontMetrics.default` scales a size as body text.
    private static func scaled(_ size: Double, _ category: ContentSizeCategory) -> Double {
        (size * TextStyle.body.font(category).size / 17).rounded()
    }
}

/// A font and the distance between its lines.
struct LineFont {
    let font: TextFont
    /// The distance between baselines in points.
    let pitch: Double

    /// The font of a header or footer, whose lines are closer than those of a text style.
    init(plain font: TextFont) {
        self.font = font
        pitch = font.plainLinePitch
    }

    /// The font of a text style.
    init(style font: TextFont) {
        self.font = font
        pitch = font.styledLinePitch
    }

    /// The font that a spec specifies. Only text styles have space between their lines.
    init(_ reference: FontReference, at category: ContentSizeCategory) {
        font = TextFont(reference, at: category)
        pitch = reference.isStyle ? font.styledLinePitch : font.naturalLinePitch
    }
}

extension FontReference {
    /// Whether the font is that of a text style, including italic.
    fileprivate var isStyle: Bool {
        switch self {
        case .style: true
        case .system, .named: false
        case .italic(let font): font.isStyle
        }
    }
}

extension TextStyle {
    fileprivate init(_ style: FontTextStyle) {
        self =
            switch style {
            case .largeTitle: .largeTitle
            case .title1: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption1
            case .caption2: .caption2
            }
    }
}

extension FontWeight {
    /// The nearest measured weight.
    fileprivate init(_ name: FontWeightName) {
        self =
            switch name {
            case .ultraLight, .thin, .light, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold, .heavy, .black: .bold
            }
    }
}
