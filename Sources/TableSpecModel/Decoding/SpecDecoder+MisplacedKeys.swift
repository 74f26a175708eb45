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
            let inner = places.flatMap(\.self).first(where: { counts[$0] == most })
        else { return pairs }
        let keys = zip(pairs, places).filter { $1.contains(inner) }.map(\.0.key)
        reportMisplaced(keys, to: inner, in: object, isStated: stated.contains(inner))
        return zip(pairs, places).filter { !$1.contains(inner) }.map(\.0)
    }

    private mutating func reportMisplaced(
        _ keys: [YAMLNode],
        to inner: String,
        in object: ObjectDescription,
        isStated: Bool
    ) {
        let names = keys.map(\.string)
        let mapping = "{ " + names.map { "\($0): …" }.joined(separator: ", ") + " }"
        let value = Language.isList(inner, in: object.name) ? "[\(mapping)]" : mapping
        var finding = Diagnostic(
            .error,
            id: LanguageDiagnostic.unknownKey.rawValue,
            origin: .language,
            "unknown keys \(names.map(\.shortened).listed(with: "and")) in \(object.name)",
            at: keys[0].range,
            help: isStated ? "move them into '\(inner)'" : "move them into '\(inner)': '\(inner): \(value)'"
        )
        finding.labels = keys.dropFirst().map { .init("this one", at: $0.range) }
        report(finding)
    }

    /// Whether the mapping has the key under another name.
    private static func isRenamed(_ key: String, in object: ObjectDescription, besides stated: Set<String>) -> Bool {
        switch Alias.answer(forKey: key, in: object.name, besides: stated) {
        case .renamed, .deprecated, .similar: true
        case .remedy, nil: false
        }
    }
}
