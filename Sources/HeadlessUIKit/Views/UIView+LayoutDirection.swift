/// The directions in which an app's language is written.
///
/// Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// The direction of the language of the app, which tests may choose for a while with `withValue`.
    @TaskLocal public static var appLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The direction of a view with an attribute: the app's, unless the attribute forces one.
    ///
    /// Views that play media or stand for places are the same in all languages.
    /// Source: https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: appLayoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }
}
