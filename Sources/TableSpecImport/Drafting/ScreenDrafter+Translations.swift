extension ScreenDrafter {
    /// Specifies the string table in the spec, if the document has translations.
    ///
    /// - Returns: The texts of the spec that have translations, in the order of the document.
    mutating func translate(_ spec: inout YAMLMapping) -> [TranslatedText] {
        guard !document.strings.isEmpty else { return [] }
        let shown = YAMLValue.mapping(spec.filter { !Self.dataKeys.contains($0) }).texts
        var translations: [TranslatedText] = []
        for text in ([scene.controller] + scene.extras).flatMap(\.texts) {
            let values = document.strings.values(of: text.key)
            guard !values.isEmpty else { continue }
            if shown.contains(.content(text.text)) {
                translations.append(TranslatedText(text: text.text, values: values))
            } else if text.text.contains(where: \.isLetter) {
                omit(text.object, .translations(of: text.text))
            }
        }
        guard !translations.isEmpty else { return [] }
        spec["strings"] = .text(Identifier.upper(document.name) ?? "Imported")
        spec = spec.ordered(["screen", "title", "strings"])
        return translations
    }

    /// The keys of a file with data values, which aren't translated.
    private static let dataKeys: Set<String> = ["screen", "types", "input", "state", "samples"]
}

extension YAMLValue {
    /// The texts in the value.
    fileprivate var texts: Set<YAMLValue> {
        var texts: Set<YAMLValue> = []
        walk { if case .text = $1 { texts.insert($1) } }
        return texts
    }
}
