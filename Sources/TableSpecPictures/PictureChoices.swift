internal import TableSpecKit
package import TableSpecPreview

/// The traits of previews. An empty list means the defaults of the format.
public struct PictureChoices: Hashable, Sendable {
    package var devices: [PreviewDevice] = []
    package var appearances: [Appearance] = []
    package var contrasts: [Contrast] = []
    package var systems: [SystemVersion] = []
    package var textSizes: [ContentSizeCategory] = []
    package var directions: [LayoutDirection] = []
    package var states: [PreviewState] = []
    package var optionals: [OptionalValues] = []
    package var localizations: [Localization] = []
    package var heights: [PictureHeight] = []
    package var locales: [String] = []

    /// Creates choices with default values for all traits.
    public init() {}

    /// Creates choices from the values of options of `tablespec preview`.
    ///
    /// Each parameter is a comma-separated list of values, `all` for all values, or empty for the defaults.
    ///
    /// - Parameters:
    ///   - devices: The devices, such as `iPhoneSE`.
    ///   - appearances: The appearances, `light` and `dark`.
    ///   - contrasts: The contrasts, `standard` and `increased`.
    ///   - systems: The iOS versions, such as `26`.
    ///   - textSizes: The Dynamic Type sizes, such as `extraLarge`.
    ///   - directions: The layout directions, `ltr` and `rtl`.
    ///   - states: The states of the table, such as `selected` and `empty`.
    ///   - optionals: Whether samples include optional values, `present` and `missing`.
    ///   - isPseudolocalized: Whether texts are pseudolocalized, which makes them longer and adds accents.
    /// - Throws: ``UnknownPictureChoice`` for the first unknown value.
    public init(
        devices: String = "",
        appearances: String = "",
        contrasts: String = "",
        systems: String = "",
        textSizes: String = "",
        directions: String = "",
        states: String = "",
        optionals: String = "",
        isPseudolocalized: Bool = false
    ) throws(UnknownPictureChoice) {
        self.devices = try Self.values(devices)
        self.appearances = try Self.values(appearances)
        self.contrasts = try Self.values(contrasts)
        self.systems = try Self.values(systems)
        self.textSizes = try Self.values(textSizes)
        self.directions = try Self.values(directions)
        self.states = try Self.values(states)
        self.optionals = try Self.values(optionals)
        localizations = isPseudolocalized ? [.pseudolocalized] : []
    }

    private static func values<Value: PictureChoice>(_ text: String) throws(UnknownPictureChoice) -> [Value] {
        text.isEmpty ? [] : try Value.values(listedIn: text)
    }

    /// All combinations of the traits without duplicates, by default in the light and dark appearances.
    public var variants: [PreviewVariant] {
        let standard = PreviewVariant.normal
        var variants = [standard]
        func vary<Value>(
            _ values: [Value],
            _ path: WritableKeyPath<PreviewVariant, Value>,
            unlessStated defaults: [Value]? = nil
        ) {
            let values = values.isEmpty ? defaults ?? [standard[keyPath: path]] : values
            variants = variants.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: path] = value
                    return variant
                }
            }
        }
        vary(devices, \.traits.device)
        vary(systems, \.traits.system)
        vary(textSizes, \.traits.textSize)
        vary(directions, \.traits.direction)
        vary(localizations, \.localization)
        vary(locales.map(Optional.some), \.locale)
        if directions.isEmpty {
            for index in variants.indices where variants[index].isReadFromTheRight {
                variants[index].traits.direction = .rightToLeft
            }
        }
        vary(states, \.traits.state)
        vary(optionals, \.optionals)
        vary(heights, \.traits.height)
        vary(appearances, \.traits.appearance, unlessStated: Appearance.allCases)
        vary(contrasts, \.traits.contrast)
        var seen: Set<PreviewVariant> = []
        return variants.map(\.normalized).filter { seen.insert($0).inserted }
    }

    /// The combinations of the traits that a terminal can show.
    public var terminalVariants: [PreviewVariant] {
        var choices = self
        choices.appearances = [.light]
        return choices.variants
    }

    /// The options of a gallery with these choices.
    ///
    /// - Parameters:
    ///   - screenCount: The number of screens, which determines default choices together with `specSize`.
    ///   - specSize: The size of their specs in bytes.
    func galleryOptions(screenCount: Int, specSize: Int, title: String) -> GalleryOptions {
        var options = GalleryOptions.fitting(screenCount: screenCount, specSize: specSize, title: title)
        if !devices.isEmpty { options.devices = devices }
        if !systems.isEmpty { options.systems = systems }
        if !textSizes.isEmpty { options.textSizes = textSizes }
        if !directions.isEmpty { options.directions = directions }
        if !localizations.isEmpty { options.localizations = localizations }
        return options
    }

    /// Returns the command-line options for the chosen traits that a format doesn't support, such as `--contrast`.
    public func unsupportedOptions(by format: PictureFormat) -> [String] {
        let stated: [(option: String, isStated: Bool, formats: [PictureFormat])] = [
            ("--device", !devices.isEmpty, [.svg, .html]),
            ("--appearance", !appearances.isEmpty, [.svg]),
            ("--contrast", !contrasts.isEmpty, [.svg]),
            ("--ios", !systems.isEmpty, [.svg, .html]),
            ("--text-size", !textSizes.isEmpty, [.svg, .html]),
            ("--direction", !directions.isEmpty, PictureFormat.allCases),
            ("--state", !states.isEmpty, [.svg, .text]),
            ("--optionals", !optionals.isEmpty, [.svg, .text]),
            ("--height", !heights.isEmpty, [.svg]),
            ("--locale", !locales.isEmpty, [.svg]),
            ("--pseudolocalize", !localizations.isEmpty, PictureFormat.allCases),
        ]
        let drawn = format == .png ? PictureFormat.svg : format
        return stated.filter { $0.isStated && !$0.formats.contains(drawn) }.map(\.option)
    }
}

/// A format of previews.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    /// An SVG file for each screen and combination of traits.
    case svg
    /// A PNG file next to each SVG file.
    case png
    /// The gallery, an interactive HTML page of all screens.
    case html
    /// Text for the terminal.
    case text
}
