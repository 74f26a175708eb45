/// The keys of a requirement for the value of a row.
package enum ValidationKey: String, DeclaredKeyTable {
    case required, number, matches, when, action, `else`

    package static let object = ObjectDescription(
        "validation",
        """
        A requirement for the value of a row, with a message that appears below the row if the requirement isn't met. \
        If the list has several unmet requirements, the message of the first one appears.
        """
    )

    package var declaration: KeyDeclaration<Validation> {
        switch self {
        case .required:
            .init(
                \.required,
                .text(.requiredMessage),
                """
                The message if there's no value: empty text, including that of a field for a number, an empty \
                collection, an optional that's nil, or a switch that's off.
                """
            )
        case .number:
            .init(
                \.number,
                .text(.numberMessage),
                """
                The message if the text of a field isn't a number between its `min` and `max`. Without it, the first \
                message of the row appears.
                """
            )
        case .matches:
            .init(
                \.pattern,
                .pattern,
                """
                The regular expression that the whole text must match, in the syntax of `NSRegularExpression`. Empty \
                text is valid.
                """
            )
        case .when:
            .init(\.condition, .condition, "The condition that's true for a valid value.")
        case .action:
            .init(
                \.action,
                .identifier("method").interface(),
                """
                The app's asynchronous method that checks whether the value is valid. It's called again when the value \
                changes, and the previous call is canceled. The form isn't valid until it returns. Empty text is \
                valid.
                """
            )
        case .else: .init(\.otherwise, .text(.elseMessage), "The message if the value is invalid.")
        }
    }
}

extension ValidationKey {
    package static var constraints: [KeyConstraint] {
        let kinds = [Self.required, .number, .matches, .when, .action].map(\.name)
        return [
            .exactlyOne(
                kinds,
                none: "validation has no requirement",
                several:
                    "a validation has only one of 'required', 'number', 'matches', 'when' and 'action'; use a list for more"
            ),
            .required(Self.else.name, ifAny: kinds.filter { ![Self.required, .number].map(\.name).contains($0) }),
        ]
            + [Self.required, .number].map { key in
                .atMostOne(
                    [key, .else].map(\.name),
                    several: "'\(key.name)' already has its message, so 'else' doesn't apply"
                )
            }
    }
}
