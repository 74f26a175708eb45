public import TableSpecPreview

/// The traits of a picture and what they add to its name.
public struct PreviewVariant: Hashable, Sendable {
    public var traits: PreviewTraits

    /// Creates a variant.
    public init(traits: PreviewTraits) {
        self.traits = traits
    }

    /// The pictures that `build` draws: light and dark.
    public static let standard = [
        PreviewVariant(traits: PreviewTraits()), PreviewVariant(traits: PreviewTraits(appearance: .dark)),
    ]

    /// What the traits add to the name of the picture: nothing for the defaults.
    public var suffix: String {
        let standard = PreviewTraits()
        var parts: [String] = []
        if traits.device != standard.device { parts.append(traits.device.name.filter { $0 != " " }) }
        if traits.look != standard.look { parts.append("iOS\(traits.look.rawValue)") }
        if traits.textSize != standard.textSize { parts.append(traits.textSize.rawValue) }
        if traits.direction != standard.direction { parts.append(traits.direction.rawValue) }
        if traits.appearance != standard.appearance { parts.append(traits.appearance.rawValue) }
        return parts.map { "-\($0)" }.joined()
    }
}
