public import TableSpecModel
public import TableSpecPreview

/// What a picture shows, in which circumstances, and what that adds to its name.
public struct PreviewVariant: Hashable, Sendable {
    public var traits: PreviewTraits
    public var localization: Localization
    public var optionals: OptionalValues

    /// Creates a variant.
    public init(traits: PreviewTraits, localization: Localization = .original, optionals: OptionalValues = .present) {
        self.traits = traits
        self.localization = localization
        self.optionals = optionals
    }

    /// The picture with the default traits.
    public static let normal = PreviewVariant(traits: PreviewTraits())

    /// The pictures that `build` draws: light and dark.
    public static let standard = [normal, PreviewVariant(traits: PreviewTraits(appearance: .dark))]

    /// How much of the samples the picture shows.
    public var data: SampleData {
        if traits.state == .empty { return .none }
        return optionals == .present ? .complete : .required
    }

    /// The variant by its one name, where it has several: without data there are no optional values anyway.
    var normalized: PreviewVariant {
        var variant = self
        if traits.state == .empty { variant.optionals = .present }
        return variant
    }

    /// What the variant adds to the name of the picture: nothing for the defaults.
    public var suffix: String {
        let standard = PreviewTraits()
        var parts: [String] = []
        if traits.device != standard.device { parts.append(traits.device.word) }
        if traits.look != standard.look { parts.append("iOS\(traits.look.rawValue)") }
        if traits.textSize != standard.textSize { parts.append(traits.textSize.rawValue) }
        if traits.direction != standard.direction { parts.append(traits.direction.rawValue) }
        if localization != .original { parts.append(localization.rawValue) }
        if traits.state != standard.state { parts.append(traits.state.rawValue) }
        if optionals != .present { parts.append("required") }
        if traits.appearance != standard.appearance { parts.append(traits.appearance.rawValue) }
        if traits.contrast != standard.contrast { parts.append("\(traits.contrast.rawValue)Contrast") }
        return parts.map { "-\($0)" }.joined()
    }
}
