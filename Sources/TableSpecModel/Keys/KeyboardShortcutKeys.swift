/// The keys of a keyboard shortcut.
package enum KeyboardShortcutKey: String, DeclaredKeyTable {
    case key, modifiers

    package static let object = ObjectDescription(
        "keyboard shortcut",
        """
        A key of a hardware keyboard and its modifier keys: `UIKeyCommand`. The short form lists the modifier keys \
        before the key: `shift+command+n`.
        """
    )

    package var declaration: KeyDeclaration<KeyboardShortcut> {
        switch self {
        case .key:
            .init(
                \.key,
                .keyboardKey,
                isRequired: true,
                """
                The key: the character that it types by itself, or one of `upArrow`, `downArrow`, `leftArrow`, \
                `rightArrow`, `pageUp`, `pageDown`, `home`, `end`, `escape`, `delete`, `return`, `tab` and `space`.
                """
            )
        case .modifiers:
            .init(
                \.statedModifiers,
                .keyModifiers,
                default: "[command]; none for a key that types no character",
                "The modifier keys."
            )
        }
    }
}
