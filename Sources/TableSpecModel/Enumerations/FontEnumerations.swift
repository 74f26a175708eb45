/// The text styles, which scale with the user's text size: `UIFont.TextStyle`.
package enum FontTextStyle: String, SpecEnumeration {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    package static let noun = "text style"
}

/// The weights of the system font: `UIFont.Weight`.
package enum FontWeightName: String, SpecEnumeration {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package static let noun = "font weight"
}

/// The alignment of lines of text: `NSTextAlignment`, and the two values that depend on the language, which UIKit names
/// elsewhere.
package enum TextAlignment: String, SpecEnumeration {
    case natural, leading, left, center, right, trailing, justified

    package static let noun = "text alignment"
}

/// The alignment of a standard cell's text: `UIListContentConfiguration.TextProperties.TextAlignment`.
package enum ListTextAlignment: String, SpecEnumeration {
    case natural, center, justified

    package static let noun = "row text alignment"
}

/// The wrapping or truncation of a text that is too long: `NSLineBreakMode`.
package enum LineBreakMode: String, SpecEnumeration {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    package static let noun = "line break mode"
}
