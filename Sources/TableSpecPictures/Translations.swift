internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// The translations in the string catalogs below an output folder.
struct Translations: Sendable {
    /// The texts by table, locale and key.
    private var texts: [String: [String: [String: String]]] = [:]
    /// A hash of everything that was read.
    private(set) var hash = ContentHash("")

    /// Creates translations without any text.
    init() {}

    /// Reads the catalogs of an output folder. A folder without catalogs has no translations.
    ///
    /// - Throws: `FileProblem` for a catalog that can't be read, and if no catalog contains one of the locales.
    init(in folder: OutputFolder, for locales: Set<String>) throws(FileProblem) {
        let place = folder.place(of: OutputKind.strings.rawValue)
        let names = try Disk.status(of: place)?.kind == .folder ? Disk.names(in: place) : []
        for name in names.sorted() where name.hasSuffix(".xcstrings") {
            let bytes = try Disk.read("\(place)/\(name)", limit: FileLimit.catalog)
            hash = ContentHash(combining: [hash, ContentHash(name), ContentHash(bytes)])
            texts[String(name.dropLast(".xcstrings".count))] = Self.texts(in: bytes)
        }
        let known = Set(texts.values.flatMap(\.keys))
        for locale in locales.sorted() where !known.contains(locale) {
            let others = known.sorted().map { "'\($0)'" }.joined(separator: ", ")
            let help =
                known.isEmpty
                ? "translate the string catalogs that 'tablespec build' writes to this folder"
                : "the available languages are \(others)"
            throw FileProblem(path: place, message: "has no translations for '\(locale)'; \(help)")
        }
    }

    /// A screen in another language. Texts without a translation stay unchanged.
    func translated(_ screen: Screen, into locale: String) -> Screen {
        var screen = screen
        screen.change(by: Translator(texts: texts.compactMapValues { $0[locale] }))
        return screen
    }

    /// The texts of a catalog by locale and key. If a text varies by number, the text for many.
    private static func texts(in bytes: [UInt8]) -> [String: [String: String]] {
        var texts: [String: [String: String]] = [:]
        for (key, entry) in JSONTree(parsing: bytes)?["strings"]?.members ?? [:] {
            for (locale, localization) in entry["localizations"]?.members ?? [:] {
                if let text = localization.textForMany { texts[locale, default: [:]][key] = text }
            }
        }
        return texts
    }
}

/// Replaces texts with their translations.
private final class Translator: ModelVisitor {
    private let texts: [String: [String: String]]

    init(texts: [String: [String: String]]) { self.texts = texts }

    func visit(_ text: inout TextTemplate, as role: TextRole) {
        guard let key = text.localization, let format = texts[key.table]?[key.key] else { return }
        text = text.translated(by: format) ?? text
    }

    func visit(_ binding: inout Binding) {
        guard var titles = binding.titles else { return }
        for index in titles.titles.indices { visit(&titles.titles[index], as: .text) }
        binding.titles = titles
    }
}
