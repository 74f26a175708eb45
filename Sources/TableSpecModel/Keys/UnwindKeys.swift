/// The keys of a return to an earlier screen.
package enum UnwindKey: String, DeclaredKeyTable {
    case to, animated

    package static let object = ObjectDescription(
        "unwind",
        """
        A return to an earlier screen, like an unwind segue: to the nearest screen of that name that the user came \
        through. Screens that have been pushed or presented since are removed. To return a value too, use `result` and \
        `finish`.
        """
    )

    package var declaration: KeyDeclaration<Unwind> {
        switch self {
        case .to: .init(\.destination, .name(of: "screen"), isRequired: true, "The earlier screen.")
        case .animated:
            .init(\.isAnimated, .boolean, default: "true", "Whether the return is animated.")
        }
    }
}
