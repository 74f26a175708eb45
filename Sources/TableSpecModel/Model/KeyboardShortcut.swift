package import TableSpecDiagnostics

/// A key of a hardware keyboard with modifier keys: the input of a `UIKeyCommand`.
package struct KeyboardShortcut: Equatable, Sendable {
    /// The key that is pressed.
    package enum Key: Hashable, Sendable {
        /// The character that the key types by itself.
        case character(String)
        case named(KeyboardKey)

        /// The key as a spec spells it.
        package var spelling: String {
            switch self {
            case .character(let character): character
            case .named(let key): key.rawValue
            }
        }
    }

    /// The key, or `nil` if it's missing or couldn't be decoded, which has been diagnosed.
    package var key: Key?
    /// The modifier keys, or `nil` if the spec specifies none.
    package var statedModifiers: [KeyModifier]?
    package var range: SourceRange

    /// Creates a shortcut with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The modifier keys without duplicates. The default is Command with a character, and none with a key that types
    /// nothing.
    package var modifiers: [KeyModifier] {
        if let statedModifiers { return KeyModifier.allCases.filter(statedModifiers.contains) }
        guard case .character? = key else { return [] }
        return [.command]
    }

    /// The keys in Apple's order: `shift+command+n`.
    package var text: String {
        (modifiers.map(\.rawValue) + [key?.spelling ?? ""]).joined(separator: "+")
    }
}
