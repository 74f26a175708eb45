package import TableSpecModel

/// Light or dark: `UIUserInterfaceStyle`.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The contrast that the user has chosen: `UIAccessibilityContrast`.
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

/// The layout direction of the user interface: `UIUserInterfaceLayoutDirection`.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The environment in which a screen is drawn.
package struct PreviewTraits: Hashable, Sendable {
    package var device: PreviewDevice
    package var appearance: Appearance
    package var contrast: Contrast
    package var system: SystemVersion
    package var textSize: ContentSizeCategory
    package var direction: LayoutDirection
    /// The title of the back button: empty for a chevron without a title, `nil` for a screen that wasn't pushed.
    ///
    /// A screen with left bar buttons shows no back button, as in UIKit.
    package var backButtonTitle: String?
    /// Whether the screen is a sheet over another one. It then has no status bar, and is lighter in dark appearance.
    package var isSheet: Bool
    /// The height of the sheet and its grabber, if the screen is one.
    package var presentation = PresentationContent()
    /// The iPad on which the sheet is centered. The device is then as large as the sheet.
    var presenter: PreviewDevice?
    /// The insets in points of the safe area that contains the screen.
    var safeAreaInset = 0.0
    /// The tab bar of the screen. A sheet covers it.
    package var tabBar: TabBarContext?
    /// The state of the table. A screen without data has different content, not a different state.
    package var state: PreviewState
    /// The menu, question or list of the screen that the state shows; `nil` for the first.
    var opening: Opening.Place?
    package var height: PictureHeight

    /// Creates traits. The default is a light iPhone with iOS 26 in English.
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

/// The traits that affect only colors and images. Previews that differ in them share one layout.
package struct ColorTraits: Hashable, Sendable {
    var appearance: Appearance
    var contrast: Contrast
}

extension PreviewTraits {
    /// The traits that affect only colors and images.
    package var colors: ColorTraits { ColorTraits(appearance: appearance, contrast: contrast) }

    /// The traits with the colors of a light screen with the standard contrast.
    package var inStandardColors: PreviewTraits {
        var traits = self
        traits.appearance = .light
        traits.contrast = .standard
        return traits
    }

    /// The visible tab bar.
    package var shownTabBar: TabBarContext? { isSheet ? nil : tabBar }

    /// Whether the top of the covered screen is visible.
    var showsPresenter: Bool { isSheet && !device.isTablet && presenter == nil }

    /// The traits with which a screen is laid out. A centered sheet on iPad has its own size, and iPhones in landscape
    /// have a safe area between their sides.
    var fitted: PreviewTraits { device.hasCompactHeight ? fittedToSafeArea : fittedToSheet }

    /// A sheet is full screen if the height is compact (`UISheetPresentationController`,
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

    /// The start of the screen in the preview: at the top, or below the presenting screen.
    var sheetTop: Double {
        guard showsPresenter else { return 0 }
        return presentation.isMedium ? (device.size.height / 2).rounded() : device.topInset + SheetMetrics.top
    }

    /// The height in points that the device gives the screen.
    var screenHeight: Double { device.size.height - sheetTop }

    /// The height in points of the status bar, and of the space above the round buttons of iOS 26 on an iPhone in
    /// landscape.
    ///
    /// Evidence: "iPad 13", iOS 26: status bar's height 32", against 24 up to iOS 18. The space in landscape is not
    /// measured.
    var topInset: Double {
        guard system == .iOS26, presenter == nil else { return device.topInset }
        if device.hasCompactHeight { return 10 }
        return device.isPad ? 32 : device.topInset
    }

    /// The space in points at the bottom that rows and toolbars don't use: the tab bar, or the home indicator.
    var bottomInset: Double {
        guard shownTabBar != nil, !device.isTablet else { return device.bottomInset }
        return device.size.height - TabBarMetrics(traits: self).top
    }
}
