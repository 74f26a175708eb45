package import TableSpecDiagnostics

/// A key of a hardware keyboard, with those that are held meanwhile: what a `UIKeyCommand` listens to.
package struct KeyboardShortcut: Hashable, Sendable {
    /// A key that is pressed.
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

    /// The key; `nil` where it is missing or could not be read, which has been diagnosed.
    package var key: Key?
    /// The keys that are held; `nil` where the spec states none.
    package var statedModifiers: [KeyModifier]?
    package var range: SourceRange

    /// Creates a shortcut with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The keys that are held, each once: Command with a character, and none with a key that types nothing.
    package var modifiers: [KeyModifier] {
        if let statedModifiers { return KeyModifier.allCases.filter(statedModifiers.contains) }
        guard case .character? = key else { return [] }
        return [.command]
    }

    /// The keys in the order in which Apple writes them: `shift+command+n`.
    package var text: String {
        (modifiers.map(\.rawValue) + [key?.spelling ?? ""]).joined(separator: "+")
    }
}
