internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// The string catalogs of imported specs, with the translations in their documents.
///
/// They are written where a build writes them, so that it finds the translations and keeps them.
struct ImportCatalogs {
    /// The catalogs by their paths.
    private(set) var catalogs: [(path: String, catalog: StringCatalog)] = []
    private var output: OutputFolder?

    /// - Parameter specs: The folder into which the specs were written.
    /// - Throws: `FileProblem` if an existing catalog can't be read, or the configuration specifies no valid output
    ///   folder.
    init(of files: [ImportedFile], specs folder: String) throws(FileProblem) {
        guard files.contains(where: { !$0.translations.isEmpty }) else { return }
        let workspace = try Workspace(paths: [folder])
        if let fault = workspace.configurationFindings.first(where: { $0.severity == .error }) {
            let path = Workspace.configurationPath(in: workspace.configurationFolder ?? ".")
            throw FileProblem(path: path, message: fault.message)
        }
        output = OutputFolder(path: workspace.outputPath)
        let screens = Analysis(workspace).model.files.compactMap(\.screen)
        let translated = Dictionary(files.map { ($0.screen ?? "", $0.translations) }) { first, _ in first }
        let tables = Dictionary(grouping: screens) { $0.strings.value ?? "" }
        for (table, screens) in tables.sorted(by: { $0.key < $1.key }) where !table.isEmpty {
            var translations: [String: [String: String]] = [:]
            for screen in screens {
                let texts = translated[screen.name.value] ?? []
                translations.merge(Self.keyed(texts, screen.localizedTexts)) { first, _ in first }
            }
            guard !translations.isEmpty else { continue }
            let catalog = StringCatalog(screens.flatMap(\.localizedTexts), translations: translations)
            catalogs.append(("\(workspace.outputPath)/\(OutputKind.strings.path(table))", catalog))
        }
    }

    /// Translations by the keys of the texts. Equal texts with several translations each get their own, in order.
    private static func keyed(_ translations: [TranslatedText], _ texts: [LocalizedText]) -> [String: [String: String]]
    {
        var waiting = Dictionary(grouping: translations, by: \.text)
        var keyed: [String: [String: String]] = [:]
        for text in texts {
            guard let found = waiting[text.value], let first = found.first else { continue }
            keyed[text.key.key] = first.values
            if found.count > 1 { waiting[text.value] = Array(found.dropFirst()) }
        }
        return keyed
    }

    /// Writes the catalogs; translations in existing catalogs are kept.
    func write() throws(FileProblem) -> [(path: String, fate: ImportRun.Fate)] {
        var fates: [(path: String, fate: ImportRun.Fate)] = []
        if !catalogs.isEmpty { try output?.checkLinks() }
        for (path, catalog) in catalogs {
            if let problem = Disk.makeFolder(FilePath.folder(of: path)) {
                throw FileProblem(path: path, message: "can't be written: \(problem)")
            }
            let present = try Disk.readOwn(path, limit: FileLimit.catalog)
            guard let merged = present.map({ catalog.merged(with: $0) }) ?? catalog else {
                throw FileProblem(path: path, message: "isn't a string catalog in English")
            }
            let bytes = Array(merged.text.utf8)
            if bytes != present { try AtomicFile.replace(path, with: bytes, followingLink: false) }
            fates.append((path, bytes == present ? .unchanged : .written))
        }
        return fates
    }
}
