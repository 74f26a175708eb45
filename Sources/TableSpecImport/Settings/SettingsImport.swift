/// Converts screens of settings to specs.
struct SettingsImport {
    private(set) var files: [ImportedFile] = []
    private(set) var omissions: [Omission] = []
    private(set) var unread: [UnreadDocument] = []
    private(set) var elements = ElementCount()

    /// - Parameter names: The existing names of screens.
    init(_ sources: [ImportSource], screen: String?, names: UniqueNames) {
        var names = names
        for sources in Self.bundles(sources) {
            let panes = sources.compactMap { read($0) }
            var screens: [String: String] = [:]
            for pane in panes where screens[pane.id] == nil { screens[pane.id] = names.take(Self.candidates(pane)) }
            var drafted: Set<String> = []
            for pane in panes {
                guard let name = screens[pane.id], drafted.insert(pane.id).inserted else { continue }
                if let screen, screen != name { continue }
                draft(pane, name, screens)
            }
        }
    }

    static func isSettings(_ source: ImportSource) -> Bool {
        source.path.hasSuffix(".plist")
    }

    /// The sources of one bundle, whose panes refer to each other.
    private static func bundles(_ sources: [ImportSource]) -> [[ImportSource]] {
        Dictionary(grouping: sources, by: \.bundle).sorted { $0.key < $1.key }.map(\.value)
    }

    private mutating func read(_ source: ImportSource) -> PreferencePane? {
        do {
            return try SettingsBundleReader.pane(source, unread: &unread)
        } catch {
            unread.append(UnreadDocument(path: source.path, line: error.line, message: error.message))
            return nil
        }
    }

    private static func candidates(_ pane: PreferencePane) -> [String] {
        // The last component of `com.acme.Licenses/Alamofire` and `Root.inApp`, or the part before it.
        let parts = pane.id.split { "./".contains($0) }.map(String.init)
        let isInApp = parts.count > 1 && parts.last == "inApp"
        let own = isInApp ? parts.suffix(2).joined(separator: " ") : parts.last ?? pane.id
        let names = [
            pane.id == "Root" ? "Settings" : nil, Identifier.upper(own),
            pane.title.flatMap { Identifier.upper($0.text) },
            Identifier.upper(pane.id),
        ]
        let known = names.compactMap { $0 }
        return known + known.map { $0 + "Settings" } + ["Settings"]
    }

    private mutating func draft(_ pane: PreferencePane, _ name: String, _ screens: [String: String]) {
        var drafter = PaneDrafter(pane, named: name, screens: screens)
        let spec = drafter.draft()
        let file = pane.file.split(separator: "/").last.map(String.init) ?? pane.file
        files.append(
            ImportedFile(
                name: "\(name).yaml",
                text: ImportMark.text(origin: "from \(SpecComment.line(file))", YAMLWriter.write(spec)),
                screen: name,
                document: pane.file,
                translations: drafter.translations
            )
        )
        omissions += drafter.omissions
        elements += drafter.elements
    }
}
