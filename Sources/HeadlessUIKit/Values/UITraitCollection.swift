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
    case vision = 6
}

/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The reading direction that the traits ask for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The environment of a view: appearance, size classes, text size.
///
/// There is one environment in memory: light, compact width, the *large* text size.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The size of text that the person has chosen.
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels a point.
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

    /// The default environment.
    public override convenience init() {
        self.init(style: .light)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

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

    /// The environment that a view has when nothing says otherwise.
    static let standard = UITraitCollection()
}
