/// The text styles, which grow with the text size that a person chose: `UIFont.TextStyle`.
public enum FontTextStyle: String, Word {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    public static let noun = "text style"
}

/// The weights of the system font: `UIFont.Weight`.
public enum FontWeightName: String, Word {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static let noun = "font weight"
}

/// The sides that the lines of a text keep to: `NSTextAlignment`.
public enum TextAlignment: String, Word {
    case natural, left, center, right, justified

    public static let noun = "text alignment"
}

/// The sides that the lines of a standard cell's text keep to: `UIListContentConfiguration.TextProperties.TextAlignment`.
public enum ListTextAlignment: String, Word {
    case natural, center, justified

    public static let noun = "text alignment"
}

/// What happens to a text that is too long: `NSLineBreakMode`.
public enum LineBreakMode: String, Word {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    public static let noun = "line break mode"
}
