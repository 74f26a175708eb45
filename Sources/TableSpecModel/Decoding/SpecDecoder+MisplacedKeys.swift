internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reports unknown keys that belong together in an inner mapping as one finding: `textField` and `next` of a row
    /// are keys of its accessory.
    ///
    /// - Parameter stated: The known keys of the mapping.
    /// - Returns: The pairs that haven't been reported.
    mutating func reportMisplaced(
        _ pairs: [YAMLPair],
        in object: ObjectDescription,
        besides stated: Set<String>
    ) -> [YAMLPair] {
        guard pairs.count > 1 else { return pairs }
        let places = pairs.map { pair in
            Self.isRenamed(pair.key.string, in: object, besides: stated)
                ? [] : Language.innerKeys(ofKey: pair.key.string, in: object.name)
        }
        let counts = Dictionary(places.flatMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.values.max(), most > 1,
            let found = places.flatMap(\.self).first(where: { counts[$0] == most })
        else { return pairs }
        let inner = Self.isAlone(found, besides: stated) ? CellKey.content.name : found
        let names = pairs.map { pair -> String? in
            let key = pair.key.string
            if Self.isRenamed(key, in: object, besides: stated) { return nil }
            return Language.name(ofKey: key, inside: inner, of: object.name)
        }
        let misplaced = zip(pairs, names).compactMap { pair, name in name.map { (key: pair.key, name: $0) } }
        reportMisplaced(misplaced, to: inner, in: object, isStated: stated.contains(inner))
        return zip(pairs, names).filter { $1 == nil }.map(\.0)
    }

    /// Whether an accessory would be the only content of its row, which the same control can fill.
    private static func isAlone(_ key: String, besides stated: Set<String>) -> Bool {
        key == CellKey.accessory.name && stated.isDisjoint(with: [key, CellKey.text.name])
    }

    private mutating func reportMisplaced(
        _ keys: [(key: YAMLNode, name: String)],
        to inner: String,
        in object: ObjectDescription,
        isStated: Bool
    ) {
        let mapping = "{ " + keys.map { "\($0.name): …" }.joined(separator: ", ") + " }"
        let value = Language.isList(inner, in: object.name) ? "[\(mapping)]" : mapping
        var finding = Diagnostic(
            .error,
            id: LanguageDiagnostic.unknownKey.rawValue,
            origin: .language,
            "unknown keys \(keys.map(\.key.string.shortened).listed(with: "and")) in \(object.name)",
            at: keys[0].key.range,
            help: isStated ? "move them into '\(inner)'" : "move them into '\(inner)': '\(inner): \(value)'"
        )
        finding.labels = keys.dropFirst().map { .init("this one", at: $0.key.range) }
        report(finding)
    }

    /// Whether the mapping has the key under another name.
    static func isRenamed(_ key: String, in object: ObjectDescription, besides stated: Set<String>) -> Bool {
        switch Alias.answer(forKey: key, in: object.name, besides: stated) {
        case .renamed, .deprecated, .similar: true
        case .remedy, nil: false
        }
    }
}
