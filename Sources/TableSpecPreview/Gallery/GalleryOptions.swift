/// The previews in a gallery, between which the page switches.
///
/// Appearance, contrast, selection and scrolling cost nothing. Everything else multiplies the number of previews, but
/// hardly affects the size of the page: with the defaults, a screen takes about 10 kilobytes, on all devices about 15.
package struct GalleryOptions: Hashable, Sendable {
    /// The title of the page.
    package var title: String
    package var devices: [PreviewDevice]
    package var systems: [SystemVersion]
    package var textSizes: [ContentSizeCategory]
    package var directions: [LayoutDirection]
    package var localizations: [Localization]
    /// Whether there are previews without data or optional values, in editing mode and swiped, for the screens that
    /// support these states.
    package var hasStates: Bool

    /// Creates options. The page initially shows the first value of each list.
    package init(
        title: String = "Tables",
        devices: [PreviewDevice] = [.iPhone, .iPhoneSE, .iPad],
        systems: [SystemVersion] = [.iOS26],
        textSizes: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge],
        directions: [LayoutDirection] = LayoutDirection.allCases,
        localizations: [Localization] = Localization.allCases,
        hasStates: Bool = true
    ) {
        self.title = title
        self.devices = devices
        self.systems = systems
        self.textSizes = textSizes
        self.directions = directions
        self.localizations = localizations
        self.hasStates = hasStates
    }

    /// Options for a gallery of a number of screens: all settings as long as the previews have at most about 15
    /// megabytes, which take a second, or else one device, two text sizes and the original text, and for very long
    /// specs each table only once.
    ///
    /// - Parameter specSize: The size of the specs in bytes. A preview of a table takes about six times as many.
    package static func fitting(screenCount: Int, specSize: Int = 0, title: String = "Tables") -> GalleryOptions {
        var options = GalleryOptions(title: title)
        if screenCount > 40 || options.drawnSize(for: specSize) > maximumDrawnSize {
            options.devices = [.iPhone]
            options.textSizes = [.large, .accessibilityExtraLarge]
            options.localizations = [.original]
        }
        if options.drawnSize(for: specSize) > maximumDrawnSize {
            options.textSizes = [.large]
            options.directions = [.leftToRight]
        }
        return options
    }

    private static let maximumDrawnSize = 15_000_000

    private func drawnSize(for specSize: Int) -> Int {
        devices.count * systems.count * textSizes.count * directions.count * localizations.count * 6 * specSize
    }
}
