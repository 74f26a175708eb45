package import TableSpecPreview

/// Which values the traits of pictures are to have; a list that is empty leaves them to the kind of picture.
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

    /// Creates choices that leave everything open.
    public init() {}

    /// Creates choices from words, as the options of `tablespec preview` take them.
    ///
    /// - Parameters:
    ///   - devices: The devices, such as `iPhoneSE`; like the next ones with commas between them, `all` for all, and nothing for
    ///     those that are usual.
    ///   - appearances: `light` and `dark`.
    ///   - contrasts: `standard` and `increased`.
    ///   - systems: The releases of iOS, such as `26`.
    ///   - textSizes: The sizes of Dynamic Type, such as `extraLarge`.
    ///   - directions: `ltr` and `rtl`.
    ///   - states: The states of the table, such as `selected` and `empty`.
    ///   - optionals: `present` and `missing` for the optional values of the samples.
    ///   - isPseudolocalized: Whether the texts are longer and have accents.
    /// - Throws: What is wrong with the first word that is none of a trait's values, with a list of those that are.
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

    /// All combinations, each once: what is left open is as by default, in light and dark.
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

    /// The combinations that a terminal can show.
    public var terminalVariants: [PreviewVariant] {
        var choices = self
        choices.appearances = [.light]
        return choices.variants
    }

    /// The options of a gallery with these choices.
    ///
    /// - Parameters:
    ///   - screenCount: The number of screens, by which is decided what has been left open, with
    ///   - specSize: the bytes of their specs.
    func galleryOptions(screenCount: Int, specSize: Int, title: String) -> GalleryOptions {
        var options = GalleryOptions.fitting(screenCount: screenCount, specSize: specSize, title: title)
        if !devices.isEmpty { options.devices = devices }
        if !systems.isEmpty { options.systems = systems }
        if !textSizes.isEmpty { options.textSizes = textSizes }
        if !directions.isEmpty { options.directions = directions }
        if !localizations.isEmpty { options.localizations = localizations }
        return options
    }

    /// The stated options of the command line that a kind of picture does not support.
    public func unsupportedOptions(by format: PictureFormat) -> [String] {
        let stated: [(option: String, isStated: Bool, formats: [PictureFormat])] = [
            ("--device", !devices.isEmpty, [.svg, .html]),
            ("--appearance", !appearances.isEmpty, [.svg]),
            ("--contrast", !contrasts.isEmpty, [.svg]),
            ("--ios", !systems.isEmpty, [.svg, .html]),
            ("--text-size", !textSizes.isEmpty, [.svg, .html]),
            ("--direction", !directions.isEmpty, [.svg, .html]),
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

/// The kinds of pictures that the command line makes.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    /// A file for each screen and combination of traits.
    case svg
    /// The same, and beside each file one of pixels.
    case png
    /// A page on which all screens can be tried out.
    case html
    /// Characters on a terminal.
    case text
}
