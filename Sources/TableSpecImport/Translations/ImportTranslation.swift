/// A file with translations of a document's texts.
package struct ImportTranslation: Hashable, Sendable {
    /// The language of its folder, such as `de` or `pt-BR`. A catalog specifies the languages itself.
    package var language: String
    /// The path as specified.
    package var path: String
    package var bytes: [UInt8]
}

/// The names of languages in folder names.
package enum LanguageFolder {
    /// The language of a folder `de.lproj`, including the names that Xcode used before language codes, or `nil` for a
    /// folder without a language: the base, or a shared folder.
    package static func language(of folder: some StringProtocol) -> String? {
        guard folder.hasSuffix(".lproj") else { return nil }
        let name = String(folder.dropLast(6))
        if ["Base", "mul"].contains(name) { return nil }
        return olderNames[name] ?? name.split(separator: "_").joined(separator: "-")
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
