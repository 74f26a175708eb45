internal import ArgumentParser
internal import TableSpecKit
internal import TableSpecPictures
internal import TableSpecPreview

/// The traits of previews. Comma-separated values and repeated options are combined.
struct PictureOptions: ParsableArguments {
    @Option(
        help: """
            The devices: \(PreviewDevice.wordList). Default: iPhone.
            """,
        transform: values
    )
    var device: [[PreviewDevice]] = []

    @Option(help: "The appearances: \(Appearance.wordList). Default: all.", transform: values)
    var appearance: [[Appearance]] = []

    @Option(help: "The contrasts: \(Contrast.wordList). Default: standard.", transform: values)
    var contrast: [[Contrast]] = []

    @Option(help: "The iOS versions: \(SystemVersion.wordList). Default: 26.", transform: values)
    var ios: [[SystemVersion]] = []

    @Option(help: "The text sizes: \(ContentSizeCategory.wordList). Default: large.", transform: values)
    var textSize: [[ContentSizeCategory]] = []

    @Option(help: "The layout directions: \(LayoutDirection.wordList). Default: ltr.", transform: values)
    var direction: [[LayoutDirection]] = []

    @Option(help: "The table states: \(PreviewState.wordList). Default: normal.", transform: values)
    var state: [[PreviewState]] = []

    @Option(
        help: "The optional values in samples: \(OptionalValues.wordList). Default: present.",
        transform: values
    )
    var optionals: [[OptionalValues]] = []

    @Option(
        help:
            "The preview heights, of the content or the device: \(PictureHeight.wordList). Default: content.",
        transform: values
    )
    var height: [[PictureHeight]] = []

    @Option(
        help: "The languages of translations in the string catalogs, such as de. Default: the language of the specs.",
        transform: locales
    )
    var locale: [[String]] = []

    @Flag(help: "Draw pseudolocalized text, which is longer and has accents.")
    var pseudolocalize = false

    var choices: PictureChoices {
        var choices = PictureChoices()
        choices.devices = device.flatMap { $0 }
        choices.appearances = appearance.flatMap { $0 }
        choices.contrasts = contrast.flatMap { $0 }
        choices.systems = ios.flatMap { $0 }
        choices.textSizes = textSize.flatMap { $0 }
        choices.directions = direction.flatMap { $0 }
        choices.states = state.flatMap { $0 }
        choices.optionals = optionals.flatMap { $0 }
        choices.locales = locale.flatMap { $0 }
        choices.heights = height.flatMap { $0 }
        choices.localizations = pseudolocalize ? [.pseudolocalized] : []
        return choices
    }
}

private func values<Value: PictureChoice>(_ text: String) throws -> [Value] {
    do {
        return try Value.values(listedIn: text)
    } catch {
        throw ValidationError(error.message)
    }
}

/// Languages as in string catalogs. They become parts of file names.
private func locales(_ text: String) throws -> [String] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { locale in
        let isSound = locale.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        guard isSound, !locale.isEmpty else {
            throw ValidationError("expected a language such as 'de' or 'pt-BR', found '\(locale)'")
        }
        return String(locale)
    }
}
