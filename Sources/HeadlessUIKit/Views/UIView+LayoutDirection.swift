/// The direction in which the language of an app is written.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// Returns the direction of a view with an attribute: the app's direction, unless the attribute forces one.
    ///
    /// Views that play media or show places have the same direction in all languages.
    /// Source: https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: HeadlessScreen.layoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }
}
