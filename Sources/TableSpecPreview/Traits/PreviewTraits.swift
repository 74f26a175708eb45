/// Light or dark: `UIUserInterfaceStyle`.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The contrast that the user chose: `UIAccessibilityContrast`.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// The release of iOS whose looks a preview has.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
    case iOS18 = "18"
    case iOS26 = "26"
}

/// The direction in which the user interface is read: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The circumstances in which a screen is drawn.
public struct PreviewTraits: Hashable, Sendable {
    public var device: PreviewDevice
    public var appearance: Appearance
    public var contrast: Contrast
    public var look: SystemVersion
    public var textSize: ContentSizeCategory
    public var direction: LayoutDirection
    /// The title of the back button, empty for a bare chevron, `nil` for a screen that nothing was pushed over.
    ///
    /// A screen with left bar buttons shows no back button, as UIKit does.
    public var backButtonTitle: String?
    /// Whether the screen is a sheet that was presented over another one: it has no status bar, and dark ones are lighter.
    public var isSheet: Bool
    /// The tab bar that the screen is shown with; a sheet covers it.
    public var tabBar: TabBarContext?
    /// What is going on; what a screen shows without data is another content.
    public var state: PreviewState

    /// Creates traits; without arguments those of a light iPhone with iOS 26 in English.
    public init(
        device: PreviewDevice = .iPhone,
        appearance: Appearance = .light,
        contrast: Contrast = .standard,
        look: SystemVersion = .iOS26,
        textSize: ContentSizeCategory = .large,
        direction: LayoutDirection = .leftToRight,
        backButtonTitle: String? = nil,
        isSheet: Bool = false,
        tabBar: TabBarContext? = nil,
        state: PreviewState = .normal
    ) {
        self.device = device
        self.appearance = appearance
        self.contrast = contrast
        self.look = look
        self.textSize = textSize
        self.direction = direction
        self.backButtonTitle = backButtonTitle
        self.isSheet = isSheet
        self.tabBar = tabBar
        self.state = state
    }
}

extension PreviewTraits {
    /// The tab bar that is seen.
    var shownTabBar: TabBarContext? { isSheet ? nil : tabBar }

    /// The room in points at the bottom that neither rows nor a toolbar take: the tab bar, or the home indicator.
    var bottomInset: Double {
        guard shownTabBar != nil, !device.isTablet else { return device.bottomInset }
        return device.size.height - TabBarMetrics(traits: self).frame.y
    }
}
