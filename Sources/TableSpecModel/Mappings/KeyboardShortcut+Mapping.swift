internal import TableSpecDiagnostics
internal import TableSpecYAML

extension KeyboardShortcut {
    package static let mapping = MappingType(KeyboardShortcutKey.self)
}

extension ValueType where Value == KeyboardShortcut? {
    /// The keys as one word, or a mapping.
    static var keyboardShortcut: Self {
        ValueType(
            .either([.string, .object(KeyboardShortcutKey.object.name)]),
            read: { $0.keyboardShortcut($1) },
            json: { $0.map { .object(KeyboardShortcut.mapping.members(of: $0)) } }
        )
    }
}

extension ValueType where Value == KeyboardShortcut.Key? {
    static var keyboardKey: Self {
        ValueType(
            .either([.choice(KeyboardKey.self), .string]),
            read: { decoder, node in
                guard node.kind == .scalar, !node.isNull else {
                    decoder.reportWrongKind(node, expected: "a keyboard key")
                    return nil
                }
                return decoder.keyboardKey(node.text, at: node)
            },
            json: { $0.map { .string($0.spelling) } }
        )
    }
}

extension ValueType where Value == [KeyModifier]? {
    static var keyModifiers: Self {
        ValueType(
            .list(of: .choice(KeyModifier.self)),
            read: { $0.choices($1, "a list of modifier keys").map(\.value) },
            json: { $0.map { .strings($0.map(\.rawValue)) } }
        )
    }
}

extension SpecDecoder {
    fileprivate mutating func keyboardShortcut(_ node: YAMLNode) -> KeyboardShortcut? {
        var shortcut = KeyboardShortcut(at: node.range)
        if node.kind == .mapping {
            read(node, as: KeyboardShortcut.mapping, into: &shortcut)
        } else if node.kind == .scalar, !node.isNull {
            read(node, into: &shortcut)
        } else {
            reportWrongKind(node, expected: "a keyboard shortcut, for example 'shift+command+n'")
        }
        return shortcut.key == nil ? nil : shortcut
    }

    /// Decodes keys that are joined by plus signs. The last key can be a plus sign itself.
    private mutating func read(_ node: YAMLNode, into shortcut: inout KeyboardShortcut) {
        var words = node.text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        if words.count > 1, words.suffix(2).allSatisfy(\.isEmpty) { words = words.dropLast(2) + ["+"] }
        let (stated, key) = (words.dropLast(), words.last ?? "")
        let modifiers = stated.compactMap(KeyModifier.init)
        guard modifiers.count == stated.count else {
            let unknown = stated.first { KeyModifier(rawValue: $0) == nil } ?? ""
            let message = "unknown modifier key '\(unknown.shortened)'"
            let meant = stated.compactMap { KeyModifier(rawValue: $0) ?? Self.modifier(meantBy: $0) }.map(\.rawValue)
            if meant.count == stated.count, key.count == 1 || KeyboardKey(rawValue: key) != nil {
                let alias = Alias.Answer.renamed((meant + [key]).joined(separator: "+"))
                reportUnknownSpelling(.unknownValue, node, message, candidates: [], alias: alias)
            } else {
                let modifiers = KeyModifier.spellings
                report(.unknownValue, "\(message); expected \(modifiers.listed)", at: node.range)
            }
            return
        }
        if !modifiers.isEmpty { shortcut.statedModifiers = modifiers }
        shortcut.key = keyboardKey(key, at: node)
    }

    private static func modifier(meantBy word: String) -> KeyModifier? {
        guard case .renamed(let name)? = Alias.answer(forWord: word, of: KeyModifier.noun) else { return nil }
        return KeyModifier(rawValue: name)
    }

    fileprivate mutating func keyboardKey(_ word: String, at node: YAMLNode) -> KeyboardShortcut.Key? {
        if let key = KeyboardKey(rawValue: word) { return .named(key) }
        guard word.count == 1, let character = word.first, !character.isWhitespace else {
            reportUnknownSpelling(
                .unknownValue,
                node,
                word.isEmpty ? "a keyboard shortcut ends with a key" : "unknown key '\(word.shortened)'",
                candidates: KeyboardKey.spellings,
                alias: Alias.answer(forWord: word, of: KeyboardKey.noun)
            )
            return nil
        }
        guard word == word.lowercased() else {
            report(
                .unknownValue,
                "'\(word)' is typed with Shift; expected the key alone, '\(word.lowercased())'",
                at: node.range,
                help: "write '\(word.lowercased())', or 'shift+command+\(word.lowercased())'"
            )
            return nil
        }
        return .character(word)
    }
}
