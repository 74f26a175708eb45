extension InterfaceDocument {
    /// Reads a document with its translations.
    ///
    /// If there's an English translation, its texts replace the document's own, because specs are written in English.
    ///
    /// - Parameter unread: Receives the files that can't be read.
    static func reading(_ source: ImportSource, unread: inout [UnreadDocument]) -> InterfaceDocument? {
        var strings = TranslatedStrings()
        do {
            let root = try Element.document(source.bytes)
            for translation in source.translations {
                do {
                    try strings.read(translation, of: root)
                } catch {
                    unread.append(UnreadDocument(translation.path, error, isNeeded: false))
                }
            }
            if let language = source.language ?? strings.sourceLanguage, language != TranslatedStrings.ofSpecs {
                strings.add(root, language)
            }
            let english = strings.take(TranslatedStrings.ofSpecs)
            var document = try InterfaceDocument(path: source.path, root: root.replacing(english))
            document.strings = strings
            return document
        } catch {
            unread.append(UnreadDocument(source.path, error))
            return nil
        }
    }
}

/// The texts of a document in other languages.
struct TranslatedStrings: Sendable {
    /// The language in which specs are written.
    static let ofSpecs = "en"

    /// The texts by their languages, then by their keys.
    private var strings: [String: [String: String]] = [:]
    /// The language of the document itself, if a catalog specifies it.
    private(set) var sourceLanguage: String?

    var isEmpty: Bool { strings.isEmpty }

    /// A text in all languages that have it.
    func values(of key: String) -> [String: String] { strings.compactMapValues { $0[key] } }

    /// - Parameter document: The document with the texts.
    mutating func read(_ translation: ImportTranslation, of document: Element) throws(MarkupProblem) {
        if translation.path.hasSuffix(".xcstrings") {
            let catalog = try CatalogFile(translation.bytes)
            sourceLanguage = catalog.sourceLanguage
            for (language, strings) in catalog.strings { merge(strings, language) }
        } else if translation.path.hasSuffix(".strings") {
            merge(try PropertyListReader.strings(translation.bytes), translation.language)
        } else {
            add(try Element.document(translation.bytes), translation.language)
        }
    }

    /// Adds the texts of a localized copy of the document.
    mutating func add(_ document: Element, _ language: String) {
        merge(Dictionary(document.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }), language)
    }

    /// Removes and returns the texts of a language.
    mutating func take(_ language: String) -> [String: String] { strings.removeValue(forKey: language) ?? [:] }

    private mutating func merge(_ texts: [String: String], _ language: String) {
        strings[language, default: [:]].merge(texts) { _, new in new }
    }
}
