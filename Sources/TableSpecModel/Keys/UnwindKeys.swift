/// The keys of a way back to an earlier screen.
package enum UnwindKey: String, DeclaredKeyTable {
    case to, animated

    package static let object = ObjectDescription(
        "unwind",
        """
        A way back to an earlier screen, as unwind segues have it: the nearest of that name through which a person has come. \
        What has been pushed and presented since goes. `result` and `finish` hand back a value besides.
        """
    )

    package var declaration: KeyDeclaration<Unwind> {
        switch self {
        case .to: .init(\.destination, .name(of: "screen"), isRequired: true, "The earlier screen.")
        case .animated:
            .init(\.isAnimated, .boolean, default: "true", "Whether the screens go with an animation.")
        }
    }
}
