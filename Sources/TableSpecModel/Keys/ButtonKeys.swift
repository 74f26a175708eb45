/// The keys of a button in a custom cell, in addition to its title and its image.
package enum ButtonKey: String, DeclaredKeyTable {
    case cornerStyle, selected, selectedTitle, selectedImage, imagePlacement, imagePadding

    package static let object = ContentKey.object

    package var declaration: KeyDeclaration<ContentView> {
        switch self {
        case .cornerStyle:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.cornerStyle,
                    .choice(),
                    default: "dynamic",
                    "The corner style of a button with a background."
                )
            )
        case .selected:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selected,
                    .condition,
                    default: "false",
                    """
                    Whether the button is selected. A selected button shows its `selectedTitle` and `selectedImage`, \
                    and VoiceOver reads it as selected.
                    """
                )
            )
        case .selectedTitle:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selectedTitle,
                    .text(.selectedTitle),
                    "The title of the button while it's selected."
                )
            )
        case .selectedImage:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selectedImage,
                    .image,
                    "The image of the button while it's selected."
                )
            )
        case .imagePlacement:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.imagePlacement,
                    .choice(),
                    default: "leading",
                    "The side of the title on which the button's image appears."
                )
            )
        case .imagePadding:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.imagePadding,
                    .points,
                    default: "6",
                    "The distance between the button's title and image in points. UIKit's default is 0."
                )
            )
        }
    }

    package static var constraints: [KeyConstraint] {
        [.required(selected.name, ifAny: [selectedTitle.name, selectedImage.name])]
    }
}

/// The keys of a symbol's size and weight.
package enum SymbolConfigurationKey: String, DeclaredKeyTable {
    case size, weight, scale, textStyle

    package static let object = ObjectDescription(
        "symbol configuration",
        "The size and weight of a symbol: a size in points, or a text style that the symbol scales with."
    )

    package var declaration: KeyDeclaration<SymbolConfiguration> {
        switch self {
        case .size:
            .init(
                \.size,
                .number(in: FontReference.sizes),
                "The size in points of text that the symbol matches."
            )
        case .weight: .init(\.weight, .choice(), default: "regular", "The weight of the strokes.")
        case .scale: .init(\.scale, .choice(), default: "medium", "The size relative to the text.")
        case .textStyle: .init(\.textStyle, .choice(), "The text style that the symbol scales with.")
        }
    }

    package static var constraints: [KeyConstraint] {
        [
            .atLeastOne(allCases.map(\.name), none: "symbol configuration is empty"),
            .atMostOne([size.name, textStyle.name], several: "a symbol has either 'size' or 'textStyle'"),
        ]
    }
}
