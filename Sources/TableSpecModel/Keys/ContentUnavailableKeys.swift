/// The keys of what stands in place of a table's rows.
package enum ContentUnavailableKey: String, DeclaredKeyTable {
    case when, image, text, secondaryText, button, secondaryButton, loading, search

    package static let object = ObjectDescription(
        "unavailable content",
        """
        What stands in place of the rows: the first in the list whose condition holds. It is an image, texts and buttons; \
        or the system's own for loading, or for a search without results.
        """
    )

    package var declaration: KeyDeclaration<ContentUnavailable> {
        switch self {
        case .when: .init(\.condition, .condition, default: "true", "When it applies.")
        case .image: .init(\.image, .image, "The image above the texts.")
        case .text: .init(\.text, .text(.text), "The main text.")
        case .secondaryText: .init(\.secondaryText, .text(.detail), "The text below it.")
        case .button: .init(\.button, .unavailableButton, "The button below the texts.")
        case .secondaryButton: .init(\.secondaryButton, .unavailableButton, "The button below the first one.")
        case .loading:
            .init(\.loading, .boolean, default: "false", "Whether it is a spinner, with the system's word for loading.")
        case .search:
            .init(
                \.search,
                .boolean,
                default: "false",
                "Whether it is the system's content for a search without results."
            )
        }
    }
}

/// The keys of a button below such texts.
package enum UnavailableButtonKey: String, DeclaredKeyTable {
    case title, action

    package static let object = ObjectDescription(
        "unavailable content's button",
        "A button below the texts that stand in place of the rows."
    )

    package var declaration: KeyDeclaration<UnavailableButton> {
        switch self {
        case .title: .init(\.title, .text(.buttonTitle), isRequired: true, "The title of the button.")
        case .action:
            .init(\.action, .identifier("method"), isRequired: true, "The method of the app that a tap calls.")
        }
    }
}

extension ContentUnavailableKey {
    package static var constraints: [KeyConstraint] {
        let own = [Self.image, .text, .secondaryText, .button, .secondaryButton].map(\.name)
        let system = [Self.loading, .search].map(\.name)
        return [
            .atLeastOne(own + system, none: "nothing is shown in place of the rows"),
            .atMostOne(system, several: "it is the system's content for loading or for a search, not both"),
        ]
            + own.flatMap { key in
                system.map { .atMostOne([key, $0], several: "what the system shows itself has no '\(key)'") }
            }
    }
}
