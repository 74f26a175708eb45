package import TableSpecModel

/// A string catalog in Xcode's format: a JSON file with the texts of the specs and their translations.
package struct StringCatalog: Sendable {
    /// The language in which specs are written.
    static let sourceLanguage = "en"

    private var root: JSONTree

    /// Creates a catalog.
    ///
    /// - Parameter translations: The texts in other languages, by their keys, then by their languages.
    package init(_ texts: [LocalizedText], translations: [String: [String: String]] = [:]) {
        root = .object([
            "sourceLanguage": .string(Self.sourceLanguage),
            "strings": .object(
                Dictionary(
                    texts.map { ($0.key.key, Self.entry(of: $0, translations[$0.key.key] ?? [:])) },
                    uniquingKeysWith: { first, _ in first }
                )
            ),
            "version": .string("1.0"),
        ])
    }

    /// The text of the file with sorted keys, in the layout that Xcode writes.
    package var text: String { root.text + "\n" }

    private static func entry(of text: LocalizedText, _ translations: [String: String]) -> JSONTree {
        var localizations = translations.mapValues { JSONTree.translated($0) }
        localizations[sourceLanguage] = text.plural.map { .varied(text.value, by: $0) } ?? .translated(text.value)
        return .object([
            "comment": .string(text.key.comment),
            "extractionState": .string("manual"),
            "localizations": .object(localizations),
        ])
    }

    // MARK: Merging

    /// This catalog with the translations of an existing one.
    ///
    /// If the text of a spec has changed, its translations are marked for review. Keys that no spec uses become stale,
    /// but are kept.
    ///
    /// - Returns: `nil` if the bytes aren't a catalog, or if the catalog has another language.
    package func merged(with bytes: [UInt8]) -> StringCatalog? {
        guard var present = JSONTree(parsing: bytes), var strings = Self.entries(of: present) else { return nil }
        let language = JSONTree.string(Self.sourceLanguage)
        guard present["sourceLanguage"] ?? language == language else { return nil }
        let own = root["strings"]?.members ?? [:]
        for (key, entry) in own { strings[key] = strings[key].map { Self.merged(entry, with: $0) } ?? entry }
        for (key, entry) in strings where own[key] == nil && entry["extractionState"] == .string("manual") {
            strings[key]?["extractionState"] = .string("stale")
        }
        present["sourceLanguage"] = language
        present["strings"] = .object(strings)
        present["version"] = present["version"] ?? root["version"]
        var catalog = self
        catalog.root = present
        return catalog
    }

    /// The entries of a catalog by key, or `nil` for another format, because something would be lost.
    private static func entries(of catalog: JSONTree) -> [String: JSONTree]? {
        guard case .object(let members) = catalog, let strings = (members["strings"] ?? .object([:])).members else {
            return nil
        }
        let isSound = strings.values.allSatisfy { entry in
            guard let members = entry.members, let localizations = (members["localizations"] ?? .object([:])).members
            else { return false }
            return localizations.values.allSatisfy { $0.members != nil }
        }
        return isSound ? strings : nil
    }

    private static func merged(_ own: JSONTree, with present: JSONTree) -> JSONTree {
        var entry = present
        entry["comment"] = own["comment"]
        entry["extractionState"] = own["extractionState"]
        var localizations = entry["localizations"]?.members ?? [:]
        let source = localizations[sourceLanguage]
        // Plural variations that the spec doesn't have were added by hand to its text.
        if let text = own["localizations"]?[sourceLanguage], text.isVaried || source?.isVaried != true {
            let merged = source.map(text.keepingForms) ?? text
            if let source, source.withoutStates != merged.withoutStates {
                localizations = localizations.mapValues(\.needingReview)
            }
            localizations[sourceLanguage] = merged
        }
        // Translations that come with the texts are for languages without a translation.
        localizations.merge(own["localizations"]?.members ?? [:]) { present, _ in present }
        entry["localizations"] = .object(localizations)
        return entry
    }
}

extension JSONTree {
    /// A localization whose translations are marked for review.
    fileprivate var needingReview: JSONTree {
        guard case .object(let members) = self else { return self }
        if members["value"] != nil, members["state"] == .string("translated") {
            var unit = self
            unit["state"] = .string("needs_review")
            return unit
        }
        return .object(members.mapValues(\.needingReview))
    }
}
