/// The keys of the content that replaces a table's rows.
package enum ContentUnavailableKey: String, DeclaredKeyTable {
    case when, image, text, secondaryText, button, secondaryButton, loading, search

    package static let object = ObjectDescription(
        "unavailable content",
        """
        Content in place of the rows: the first item of the list whose condition is true. It consists of an image, \
        text and buttons, or is the system's content for loading or for a search without results.
        """
    )

    package var declaration: KeyDeclaration<ContentUnavailable> {
        switch self {
        case .when: .init(\.condition, .condition, default: "true", "The condition for showing the content.")
        case .image: .init(\.image, .image, "The image above the text.")
        case .text: .init(\.text, .text(.text), "The main text.")
        case .secondaryText: .init(\.secondaryText, .text(.detail), "The text below the main text.")
        case .button: .init(\.button, .unavailableButton, "The button below the text.")
        case .secondaryButton: .init(\.secondaryButton, .unavailableButton, "The button below the first one.")
        case .loading:
            .init(
                \.loading,
                .boolean,
                default: "false",
                "Whether the content is the system's loading content: a spinner with text."
            )
        case .search:
            .init(
                \.search,
                .boolean,
                default: "false",
                "Whether the content is the system's content for a search without results."
            )
        }
    }
}

/// The keys of a button in such content.
package enum UnavailableButtonKey: String, DeclaredKeyTable {
    case title, action

    package static let object = ObjectDescription(
        "unavailable content's button",
        "A button below the text that's shown in place of the rows."
    )

    package var declaration: KeyDeclaration<UnavailableButton> {
        switch self {
        case .title: .init(\.title, .text(.buttonTitle), isRequired: true, "The title of the button.")
        case .action:
            .init(\.action, .identifier("method"), isRequired: true, "The app's method to call after a tap.")
        }
    }
}

extension ContentUnavailableKey {
    package static var constraints: [KeyConstraint] {
        let own = [Self.image, .text, .secondaryText, .button, .secondaryButton].map(\.name)
        let system = [Self.loading, .search].map(\.name)
        return [
            .atLeastOne(own + system, none: "unavailable content shows nothing"),
            .atMostOne(system, several: "unavailable content has either 'loading' or 'search', not both"),
        ]
            + own.flatMap { key in
                system.map { .atMostOne([key, $0], several: "the system's content can't have '\(key)'") }
            }
    }
}
