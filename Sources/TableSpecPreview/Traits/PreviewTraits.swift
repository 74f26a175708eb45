package import TableSpecModel

/// Light or dark: `UIUserInterfaceStyle`.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The contrast that the user chose: `UIAccessibilityContrast`.
package enum Contrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// The release of iOS whose appearance a preview has.
///
/// The measured metrics are those of 18 and 26 and, on phones with an island where the bars of 16 and 17 begin. Tables
/// of 15 to 18 have one style: the frames and screenshots behind the metrics contain rows, headers and cards of all of
/// them.
package enum SystemVersion: String, CaseIterable, Hashable, Sendable {
    case iOS15 = "15"
    case iOS16 = "16"
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"
}

/// The direction in which the user interface is read: `UIUserInterfaceLayoutDirection`.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The circumstances in which a screen is drawn.
package struct PreviewTraits: Hashable, Sendable {
    package var device: PreviewDevice
    package var appearance: Appearance
    package var contrast: Contrast
    package var system: SystemVersion
    package var textSize: ContentSizeCategory
    package var direction: LayoutDirection
    /// The title of the back button, empty for a bare chevron, `nil` for a screen that nothing was pushed over.
    ///
    /// A screen with left bar buttons shows no back button, as UIKit does.
    package var backButtonTitle: String?
    /// Whether the screen is a sheet that was presented over another one: it has no status bar, and dark ones are
    /// lighter.
    package var isSheet: Bool
    /// The height of the sheet and its grabber, where the screen is one.
    package var presentation = PresentationContent()
    /// The tablet in whose middle the sheet lies; the device is then as large as the sheet.
    var presenter: PreviewDevice?
    /// The space in points beside the safe area that contains the screen.
    var safeAreaInset = 0.0
    /// The tab bar that the screen is shown with; a sheet covers it.
    package var tabBar: TabBarContext?
    /// The state of the table; a screen without data is another content, not a state.
    package var state: PreviewState
    /// Which of the menus, questions or lists of the screen the state shows; `nil` for the first.
    var opening: Opening.Place?
    package var height: PictureHeight

    /// Creates traits; without arguments those of a light iPhone with iOS 26 in English.
    package init(
        device: PreviewDevice = .iPhone,
        appearance: Appearance = .light,
        contrast: Contrast = .standard,
        system: SystemVersion = .iOS26,
        textSize: ContentSizeCategory = .large,
        direction: LayoutDirection = .leftToRight,
        backButtonTitle: String? = nil,
        isSheet: Bool = false,
        tabBar: TabBarContext? = nil,
        state: PreviewState = .normal,
        height: PictureHeight = .content
    ) {
        self.device = device
        self.appearance = appearance
        self.contrast = contrast
        self.system = system
        self.textSize = textSize
        self.direction = direction
        self.backButtonTitle = backButtonTitle
        self.isSheet = isSheet
        self.tabBar = tabBar
        self.state = state
        self.height = height
    }
}

/// The traits that affect only colors and images: previews that differ in them share one layout.
package struct ColorTraits: Hashable, Sendable {
    var appearance: Appearance
    var contrast: Contrast
}

extension PreviewTraits {
    /// The traits that affect only colors and images.
    package var colors: ColorTraits { ColorTraits(appearance: appearance, contrast: contrast) }

    /// The traits in the colors of a light screen with the standard contrast.
    package var inStandardColors: PreviewTraits {
        var traits = self
        traits.appearance = .light
        traits.contrast = .standard
        return traits
    }

    /// The tab bar that is seen.
    package var shownTabBar: TabBarContext? { isSheet ? nil : tabBar }

    /// Whether the screen covers another one of which the top is seen.
    var showsPresenter: Bool { isSheet && !device.isTablet && presenter == nil }

    /// The traits in which a screen is laid out: a sheet in the middle of a tablet has a size of its own, and phones in
    /// landscape have a safe area between their sides.
    var fitted: PreviewTraits { device.hasCompactHeight ? fittedToSafeArea : fittedToSheet }

    /// A sheet is full screen where the height is compact (`UISheetPresentationController`,
    /// `prefersEdgeAttachedInCompactHeight`).
    private var fittedToSafeArea: PreviewTraits {
        var traits = self
        traits.tabBar = shownTabBar
        traits.isSheet = false
        traits.safeAreaInset += device.sideInset
        traits.device.size.width -= 2 * device.sideInset
        traits.device.sideInset = 0
        return traits
    }

    private var fittedToSheet: PreviewTraits {
        guard isSheet, device.isTablet, presenter == nil else { return self }
        var traits = self
        traits.presenter = device
        traits.device.size = SheetMetrics.card(presentation, on: device.size)
        traits.device.topInset = 0
        traits.device.bottomInset = 0
        traits.device.cornerRadius = 0
        return traits
    }

    /// Where the screen begins in the preview: at the top, or below the presenting screen.
    var sheetTop: Double {
        guard showsPresenter else { return 0 }
        return presentation.isMedium ? (device.size.height / 2).rounded() : device.topInset + SheetMetrics.top
    }

    /// The height in points that the device gives the screen.
    var screenHeight: Double { device.size.height - sheetTop }

    /// The height in points of the status bar, and of the space above the round buttons of iOS 26 on a phone in
    /// landscape.
    ///
    /// Evidence: "iPad 13", iOS 26: status bar's height 32", against 24 up to iOS 18. The space in landscape is not
    /// measured.
    var topInset: Double {
        guard system == .iOS26, presenter == nil else { return device.topInset }
        if device.hasCompactHeight { return 10 }
        return device.isPad ? 32 : device.topInset
    }

    /// The space in points at the bottom that neither rows nor a toolbar take: the tab bar, or the home indicator.
    var bottomInset: Double {
        guard shownTabBar != nil, !device.isTablet else { return device.bottomInset }
        return device.size.height - TabBarMetrics(traits: self).top
    }
}
