public import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    @available(iOS 17.0, *)
    case vision = 6
}

/// How much space an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The reading direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The environment of a view: appearance, size classes and text size.
///
/// In HeadlessUIKit the default traits are light appearance, compact width, regular height and the text size *large*.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The text size that the user has chosen.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much space the interface has horizontally.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much space the interface has vertically.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The reading direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The number of pixels per point.
    public let displayScale: CGFloat

    init(
        style: UIUserInterfaceStyle = .light,
        category: UIContentSizeCategory = .large,
        idiom: UIUserInterfaceIdiom = .phone
    ) {
        userInterfaceStyle = style
        preferredContentSizeCategory = category
        userInterfaceIdiom = idiom
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        layoutDirection = .leftToRight
        displayScale = 3
        super.init()
    }

    /// Creates the default traits.
    public override convenience init() {
        self.init(style: .light)
    }

    /// Creates traits with an interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Creates traits with a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceIdiom == other.userInterfaceIdiom
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(userInterfaceIdiom)
        return hasher.finalize()
    }

    /// The environment of a view if nothing else is specified.
    static let standard = UITraitCollection()
}
