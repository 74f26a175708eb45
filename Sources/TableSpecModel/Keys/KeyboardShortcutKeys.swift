/// The keys of a keyboard shortcut.
package enum KeyboardShortcutKey: String, DeclaredKeyTable {
    case key, modifiers

    package static let object = ObjectDescription(
        "keyboard shortcut",
        """
        A key of a hardware keyboard and those that are held meanwhile: `UIKeyCommand`. The short form lists the held keys \
        before the one that is pressed: `shift+command+n`.
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
                The key: the character that it types by itself, or one of `upArrow`, `downArrow`, `leftArrow`, `rightArrow`, \
                `pageUp`, `pageDown`, `home`, `end`, `escape`, `delete`, `return`, `tab` and `space`.
                """
            )
        case .modifiers:
            .init(
                \.statedModifiers,
                .keyModifiers,
                default: "[command], and none with a key that types nothing",
                "The keys that are held."
            )
        }
    }
}
