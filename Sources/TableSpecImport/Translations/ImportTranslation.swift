/// A file with translations of a document's texts.
package struct ImportTranslation: Hashable, Sendable {
    /// The language of its folder, such as `de` or `pt-BR`; a catalog specifies the languages itself.
    package var language: String
    /// The path as it was given.
    package var path: String
    package var bytes: [UInt8]

    package init(language: String, path: String, bytes: [UInt8]) {
        self.language = language
        self.path = path
        self.bytes = bytes
    }
}

/// The names of languages of folders.
package enum LanguageFolder {
    /// The language of a folder `de.lproj`, with the names that Xcode gave it before there were codes; `nil` for the folder of no
    /// language: the base, or what several share.
    package static func language(of folder: some StringProtocol) -> String? {
        guard folder.hasSuffix(".lproj") else { return nil }
        let name = String(folder.dropLast(6))
        if ["Base", "mul"].contains(name) { return nil }
        return olderNames[name] ?? name.split(separator: "_").joined(separator: "-")
    }

    /// The language of an Android folder `values-pt-rBR`; English for `values`; `nil` for a folder without a language.
    package static func language(ofValues folder: some StringProtocol) -> String? {
        if folder == "values" { return TranslatedStrings.ofSpecs }
        guard folder.hasPrefix("values-") else { return nil }
        let parts = folder.dropFirst(7).split(separator: "-")
        if parts.first?.hasPrefix("b+") == true, parts.count == 1 {
            return parts[0].dropFirst(2).split(separator: "+").joined(separator: "-")
        }
        // `car` is a mode of the interface.
        guard let language = parts.first, (2...3).contains(language.count), language != "car", parts.count <= 2,
            language.allSatisfy({ $0.isLowercase })
        else { return nil }
        guard let region = parts.dropFirst().first else { return String(language) }
        return region.hasPrefix("r") && region.count == 3 ? "\(language)-\(region.dropFirst())" : nil
    }

    private static let olderNames = [
        "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl",
    ]
}

/// A text of a screen in other languages.
package struct TranslatedText: Hashable, Sendable {
    /// The text in the language of the spec.
    package var text: String
    /// The texts by their languages.
    package var values: [String: String]
}
