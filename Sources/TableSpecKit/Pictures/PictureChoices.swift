public import TableSpecPreview

/// Which values the traits of pictures are to have; a list that is empty leaves them to the kind of picture.
public struct PictureChoices: Hashable, Sendable {
    public var devices: [PreviewDevice] = []
    public var appearances: [Appearance] = []
    public var contrasts: [Contrast] = []
    public var looks: [SystemVersion] = []
    public var textSizes: [ContentSizeCategory] = []
    public var directions: [LayoutDirection] = []
    public var states: [PreviewState] = []
    public var optionals: [OptionalValues] = []
    public var localizations: [Localization] = []

    /// Creates choices that leave everything open.
    public init() {}

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
        vary(looks, \.traits.look)
        vary(textSizes, \.traits.textSize)
        vary(directions, \.traits.direction)
        vary(localizations, \.localization)
        vary(states, \.traits.state)
        vary(optionals, \.optionals)
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
        if !looks.isEmpty { options.looks = looks }
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
            ("--ios", !looks.isEmpty, [.svg, .html]),
            ("--text-size", !textSizes.isEmpty, [.svg, .html]),
            ("--direction", !directions.isEmpty, [.svg, .html]),
            ("--state", !states.isEmpty, [.svg, .text]),
            ("--optionals", !optionals.isEmpty, [.svg, .text]),
            ("--pseudolocalize", !localizations.isEmpty, PictureFormat.allCases),
        ]
        return stated.filter { $0.isStated && !$0.formats.contains(format) }.map(\.option)
    }
}

/// The kinds of pictures that the command line makes.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    /// A file for each screen and combination of traits.
    case svg
    /// A page on which all screens can be tried out.
    case html
    /// Characters on a terminal.
    case text
}
