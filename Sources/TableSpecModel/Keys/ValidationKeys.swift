/// The keys of what the value of a row must be.
package enum ValidationKey: String, DeclaredKeyTable {
    case required, matches, when, action, `else`

    package static let object = ObjectDescription(
        "validation",
        """
        What the value of a row must be, with a message that stands below the row where it is not. The first in the list \
        that does not hold has the message.
        """
    )

    package var declaration: KeyDeclaration<Validation> {
        switch self {
        case .required:
            .init(
                \.required,
                .text(.requiredMessage),
                "The message where there is no value: a text or a collection is empty, an optional is nil, a switch is off."
            )
        case .matches:
            .init(
                \.pattern,
                .pattern,
                "The regular expression that the text matches as a whole, as `NSRegularExpression` reads it; an empty text does."
            )
        case .when:
            .init(\.condition, .condition, "The condition that holds where the value is right.")
        case .action:
            .init(
                \.action,
                .identifier("method").interface(),
                """
                The asynchronous method of the app that says whether the value is right. It is asked anew when the value \
                changes, and the question before is cancelled; until it answers, the form is not valid. An empty text is right.
                """
            )
        case .else: .init(\.otherwise, .text(.elseMessage), "The message where the value is wrong.")
        }
    }
}

extension ValidationKey {
    package static var constraints: [KeyConstraint] {
        let kinds = [Self.required, .matches, .when, .action].map(\.name)
        return [
            .exactlyOne(
                kinds,
                none: "validation says nothing about the value",
                several: "a validation asks one thing: 'required', 'matches', 'when' or 'action'; write a list of them"
            ),
            .required(Self.else.name, ifAny: kinds.filter { $0 != Self.required.name }),
            .atMostOne(
                [Self.required, .else].map(\.name),
                several: "'required' is followed by its message, so there is no 'else'"
            ),
        ]
    }
}
