internal import Foundation

/// A string catalog, the format for translations in Xcode 15 and later.
struct CatalogFile {
    private let content: Content

    /// - Throws: `MarkupProblem` for bytes that aren't a string catalog.
    init(_ bytes: [UInt8]) throws(MarkupProblem) {
        try MarkupLimit.check(bytes)
        do {
            content = try JSONDecoder().decode(Content.self, from: Data(bytes))
        } catch {
            throw MarkupProblem(line: 1, message: "not a string catalog")
        }
    }

    var sourceLanguage: String { content.sourceLanguage ?? "en" }

    /// The texts by their languages, then by their keys.
    var strings: [String: [String: String]] {
        var strings: [String: [String: String]] = [:]
        for (key, entry) in content.strings {
            for (language, localization) in entry.localizations ?? [:] {
                if let text = localization.text { strings[language, default: [:]][key] = text }
            }
        }
        return strings
    }

    private struct Content: Decodable {
        var sourceLanguage: String?
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private final class Localization: Decodable {
        let stringUnit: Unit?
        /// By the kind of variation, then by case: `plural`, `device`.
        let variations: [String: [String: Localization]]?

        /// The text itself, or that for an iPhone or all other numbers if there are several.
        var text: String? {
            if let stringUnit { return stringUnit.value }
            let cases = variations.flatMap { $0["device"] ?? $0["plural"] }
            return (cases?["iphone"] ?? cases?["other"])?.text
        }
    }

    private struct Unit: Decodable {
        var value: String
    }
}
