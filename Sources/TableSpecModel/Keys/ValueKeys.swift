/// The keys of a value for a property of a custom class, if it isn't a text, a number or a Boolean.
package enum OutletValueKey: String, DeclaredKeyTable {
    case color, image

    package static let object = ObjectDescription("outlet value", "A value for a property of a custom class.")

    package var declaration: KeyDeclaration<OutletContent> {
        switch self {
        case .color:
            .init(
                at: .value { (color: Setting<ColorReference>) in color.value.map { .color($0) } },
                .color,
                "A color: a `UIColor`."
            )
        case .image: .init(at: .value { .image($0) }, .image, "An image: a `UIImage`.")
        }
    }
}

extension ValueDescription {
    /// The value that is assigned to a property of a custom class.
    package static let outletValue = ValueDescription.either([.text, .object(OutletValueKey.object.name)])
}

/// The keys of an image mapping.
package enum ImageKey: String, DeclaredKeyTable {
    case symbol, named, url, placeholder

    package static let object = ObjectDescription(
        "image",
        """
        An image: a symbol, an image in the app's asset catalog or, in rows and image views, an image that the app \
        loads when it's shown. For that, the app implements a method `image(for:)`, which is called for visible \
        images. An image that arrives too late isn't shown. In a row, such an image is at most 40 points wide and \
        high.
        """
    )

    package var declaration: KeyDeclaration<NamedImage> {
        switch self {
        case .symbol: .init(at: .name(ImageReference.symbol), .text(.symbolName), "The name of an SF Symbol.")
        case .named:
            .init(
                at: .name(ImageReference.named),
                .text(.imageName),
                "The name of an image in the app's asset catalog."
            )
        case .url:
            .init(
                \.url,
                .binding(to: "a URL"),
                "The URL of the image: a `URL`, or a `URL?`. If it's nil, the placeholder stays."
            )
        case .placeholder:
            .init(
                \.placeholder,
                .placeholder,
                default: "nothing",
                "The placeholder for the image until it's loaded, or if there's no image."
            )
        }
    }
}

/// The keys of an image's placeholder.
package enum PlaceholderKey: String, DeclaredKeyTable {
    case symbol, named, color

    package static let object = ObjectDescription(
        "placeholder",
        "The placeholder for an image that isn't available: an image, or a color that fills an image view."
    )

    package var declaration: KeyDeclaration<PlaceholderContent> {
        switch self {
        case .symbol: .init(\.symbol, .text(.symbolName), "The name of an SF Symbol.")
        case .named: .init(\.name, .text(.imageName), "The name of an image in the app's asset catalog.")
        case .color: .init(\.color, .color, "A color that fills the view. It isn't available for an image in a row.")
        }
    }

    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                allCases.map(\.name),
                none: "placeholder shows nothing",
                several: "a placeholder has only one of 'symbol', 'named' and 'color'"
            )
        ]
    }
}

/// The keys of a color mapping.
package enum ColorKey: String, DeclaredKeyTable {
    case light, dark, named

    package static let object = ObjectDescription("color", "A color.")

    package var declaration: KeyDeclaration<ColorContent> {
        switch self {
        case .light: .init(\.light, .hexadecimalColor, "The color in light appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .dark: .init(\.dark, .hexadecimalColor, "The color in dark appearance, `#RRGGBB` or `#RRGGBBAA`.")
        case .named: .init(\.name, .string, "The name of a color in the app's asset catalog.")
        }
    }
}

/// The keys of the colors of alternating rows.
package enum AlternatingColorKey: String, DeclaredKeyTable {
    case even, odd

    package static let object = ObjectDescription("alternating colors", "Two colors that alternate from row to row.")

    package var declaration: KeyDeclaration<AlternatingColors> {
        switch self {
        case .even:
            .init(\.even, .color, isRequired: true, "The color of a section's first row, its third, and so on.")
        case .odd:
            .init(\.odd, .color, isRequired: true, "The color of a section's second row, its fourth, and so on.")
        }
    }
}

extension OutletValueKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.color, .image),
                none: "the value is empty",
                several: "a property has one value: 'color' or 'image'"
            )
        ]
    }
}

extension ImageKey {
    package static var constraints: [KeyConstraint] {
        [
            .exactlyOne(
                names(.symbol, .named, .url),
                none: "image has no name",
                several: "an image has one source: 'symbol', 'named' or 'url'"
            ),
            .needs(placeholder.name, beside: names(.url)),
        ]
    }
}

extension ColorKey {
    package static var constraints: [KeyConstraint] {
        [.exactlyOne(names(.light, .named)), .needs(dark.name, beside: names(.light))]
    }
}
