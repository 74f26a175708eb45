internal import TableSpecKit
package import TableSpecModel
package import TableSpecPreview

/// A variant of a preview: its traits, localization, and samples.
public struct PreviewVariant: Hashable, Sendable {
    package var traits: PreviewTraits
    package var localization: Localization
    package var optionals: OptionalValues
    /// The language of the translations, as the string catalog names it; `nil` for the language of the spec.
    package var locale: String?

    /// Creates a variant.
    package init(traits: PreviewTraits, localization: Localization = .original, optionals: OptionalValues = .present) {
        self.traits = traits
        self.localization = localization
        self.optionals = optionals
    }

    /// The variant with the default traits.
    public static let normal = PreviewVariant(traits: PreviewTraits())

    /// The variants that `build` draws: the light and dark appearances.
    public static let standard = [normal, PreviewVariant(traits: PreviewTraits(appearance: .dark))]

    /// The mark before the language in the suffix of a preview.
    static let localeMark = "in_"

    /// How much of the sample data the preview shows.
    package var data: SampleData {
        if traits.state == .empty { return .none }
        return optionals == .present ? .complete : .required
    }

    /// The variant in its canonical form. For example, without data there are no optional values.
    var normalized: PreviewVariant {
        var variant = self
        if traits.state == .empty { variant.optionals = .present }
        return variant
    }

    /// The suffix of the preview's file name, such as `-dark`; empty for the default traits.
    public var suffix: String {
        let standard = PreviewTraits()
        var parts: [String] = []
        if traits.device != standard.device { parts.append(traits.device.word) }
        if traits.system != standard.system { parts.append("iOS\(traits.system.rawValue)") }
        if traits.textSize != standard.textSize { parts.append(traits.textSize.rawValue) }
        if traits.direction != standard.direction { parts.append(traits.direction.rawValue) }
        if let locale { parts.append(Self.localeMark + locale.replacing("-", with: "_")) }
        if localization != .original { parts.append(localization.rawValue) }
        if traits.state != standard.state { parts.append(traits.state.rawValue) }
        if optionals != .present { parts.append("required") }
        if traits.height != standard.height { parts.append(traits.height.rawValue) }
        if traits.appearance != standard.appearance { parts.append(traits.appearance.rawValue) }
        if traits.contrast != standard.contrast { parts.append("\(traits.contrast.rawValue)Contrast") }
        return parts.map { "-\($0)" }.joined()
    }

    /// Whether the language has a right-to-left script.
    var isReadFromTheRight: Bool {
        guard let language = locale?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else { return false }
        return Self.languagesFromTheRight.contains(String(language))
    }

    /// Source: the languages whose default script in Unicode's CLDR has the character order right to left.
    private static let languagesFromTheRight: Set = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}

extension [PreviewVariant] {
    /// The variants in order. Adjacent variants that differ only in colors, and therefore have the same layout, are
    /// grouped.
    var layouts: [ArraySlice<PreviewVariant>] {
        var layouts: [ArraySlice<PreviewVariant>] = []
        for (index, variant) in enumerated() {
            if let first = layouts.last?.first, first.inStandardColors == variant.inStandardColors {
                layouts[layouts.count - 1].append(variant)
            } else {
                layouts.append(self[index...index])
            }
        }
        return layouts
    }
}

extension PreviewVariant {
    fileprivate var inStandardColors: PreviewVariant {
        var variant = self
        variant.traits = traits.inStandardColors
        return variant
    }
}
