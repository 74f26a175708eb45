/// The keys of a button among the views of a cell, besides its title and its image.
package enum ButtonKey: String, DeclaredKeyTable {
    case cornerStyle, selected, selectedTitle, selectedImage, imagePlacement, imagePadding

    package static let object = ContentKey.object

    package var declaration: KeyDeclaration<ContentView> {
        switch self {
        case .cornerStyle:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.cornerStyle,
                    .word(),
                    default: "dynamic",
                    "How the corners of a button with a background follow its size."
                )
            )
        case .selected:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selected,
                    .condition,
                    default: "false",
                    "When a button is selected: it shows its `selectedTitle` and `selectedImage` then, and VoiceOver says so."
                )
            )
        case .selectedTitle:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selectedTitle,
                    .text(.selectedTitle),
                    "The title of a button while it is selected."
                )
            )
        case .selectedImage:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.selectedImage,
                    .image,
                    "The image of a button while it is selected."
                )
            )
        case .imagePlacement:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.imagePlacement,
                    .word(),
                    default: "leading",
                    "On which side of a button's title its image stands."
                )
            )
        case .imagePadding:
            .ofControl(
                .part(
                    \.buttonAttributes.wrappedValue.imagePadding,
                    .points,
                    default: "6",
                    "The distance between the title and the image of a button in points; UIKit's default is 0, where they touch."
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
        "The size and the weight of a symbol: a size in points, or a text style with which it grows."
    )

    package var declaration: KeyDeclaration<SymbolConfiguration> {
        switch self {
        case .size:
            .init(
                \.size,
                .number(in: FontReference.sizes),
                "The size in points of the text beside which the symbol would stand."
            )
        case .weight: .init(\.weight, .word(), default: "regular", "The weight of the strokes.")
        case .scale: .init(\.scale, .word(), default: "medium", "The size in relation to the text.")
        case .textStyle: .init(\.textStyle, .word(), "The text style with which the symbol grows.")
        }
    }

    package static var constraints: [KeyConstraint] {
        [
            .atLeastOne(allCases.map(\.name), none: "symbol configuration says nothing"),
            .atMostOne([size.name, textStyle.name], several: "a symbol has a size, or grows with a text style"),
        ]
    }
}
