/// The keys of what is assigned to a property of a class of the app's, where it is no text, no number and no Boolean.
package enum OutletValueKey: String, DeclaredKeyTable {
    case color, image

    package static let object = ObjectDescription("outlet value", "A value for a property of a class of the app's.")

    package var declaration: KeyDeclaration<OutletContent> {
        switch self {
        case .color:
            .init(
                at: .value { (color: Setting<ColorReference>) in color.value.map { .color($0) } },
                .color,
                "A colour: a `UIColor`."
            )
        case .image: .init(at: .value { .image($0) }, .image, "An image: a `UIImage`.")
        }
    }
}

extension ValueDescription {
    /// The value that is assigned to a property of one of the app's classes.
    package static let outletValue = ValueDescription.either([.text, .object(OutletValueKey.object.name)])
}

/// The keys of an image that is more than a name.
package enum ImageKey: String, DeclaredKeyTable {
    case symbol, named, url, placeholder

    package static let object = ObjectDescription(
        "image",
        """
        An image: a symbol, one of the app's asset catalogue, or in rows and image views one that the app loads when it is \
        shown. The app gets a method `image(for:)` to implement, which is called for images that are in sight; what it hands \
        back too late is not shown. In a row such an image is at most 40 points wide and high.
        """
    )

    package var declaration: KeyDeclaration<NamedImage> {
        switch self {
        case .symbol: .init(at: .name(ImageReference.symbol), .text(.symbolName), "The name of an SF Symbol.")
        case .named:
            .init(
                at: .name(ImageReference.named),
                .text(.imageName),
                "The name of an image in the app's asset catalogue."
            )
        case .url:
            .init(
                \.url,
                .binding(to: "a URL"),
                "Where the app finds the image: a `URL`, or a `URL?` without which the placeholder stays."
            )
        case .placeholder:
            .init(
                \.placeholder,
                .placeholder,
                default: "nothing",
                "What stands in the place of the image until it is there, and where there is none."
            )
        }
    }
}

/// The keys of what stands in the place of an image.
package enum PlaceholderKey: String, DeclaredKeyTable {
    case symbol, named, color

    package static let object = ObjectDescription(
        "placeholder",
        "What stands in the place of an image that is not there: an image, or a colour that fills an image view."
    )

    package var declaration: KeyDeclaration<PlaceholderContent> {
        switch self {
        case .symbol: .init(\.symbol, .text(.symbolName), "The name of an SF Symbol.")
        case .named: .init(\.name, .text(.imageName), "The name of an image in the app's asset catalogue.")
        case .color: .init(\.color, .color, "A colour that fills the view; an image in a row has none.")
        }
    }

    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                allCases.map(\.name),
                none: "placeholder shows nothing",
                several: "a placeholder is one thing: 'symbol', 'named' or 'color'"
            )
        ]
    }
}

/// The keys of a colour that is more than a name.
package enum ColorKey: String, DeclaredKeyTable {
    case light, dark, named

    package static let object = ObjectDescription("colour", "A colour.")

    package var declaration: KeyDeclaration<ColorContent> {
        switch self {
        case .light: .init(\.light, .hexadecimalColor, "The colour in light appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .dark: .init(\.dark, .hexadecimalColor, "The colour in dark appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .named: .init(\.name, .string, "The name of a colour in the app's asset catalogue.")
        }
    }
}

/// The keys of colours that rows have by turns.
package enum AlternatingColorKey: String, DeclaredKeyTable {
    case even, odd

    package static let object = ObjectDescription("alternating colours", "Two colours that rows have by turns.")

    package var declaration: KeyDeclaration<AlternatingColors> {
        switch self {
        case .even:
            .init(\.even, .color, isRequired: true, "The colour of a section's first row, its third, and so on.")
        case .odd:
            .init(\.odd, .color, isRequired: true, "The colour of a section's second row, its fourth, and so on.")
        }
    }
}
