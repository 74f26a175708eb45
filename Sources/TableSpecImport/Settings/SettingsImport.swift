/// Turns screens of settings into specs.
struct SettingsImport {
    private(set) var files: [ImportedFile] = []
    private(set) var omissions: [Omission] = []
    private(set) var unread: [UnreadDocument] = []
    private(set) var elements = ElementCount()

    /// - Parameter names: The names that screens have already.
    init(_ sources: [ImportSource], screen: String?, names: UniqueNames) {
        var names = names
        for sources in Self.bundles(sources) {
            var panes: [PreferencePane] = []
            for source in sources { panes += read(source) }
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
        source.path.hasSuffix(".plist") || source.path.hasSuffix(".xml")
    }

    /// The sources of one folder, whose panes know each other.
    private static func bundles(_ sources: [ImportSource]) -> [[ImportSource]] {
        Dictionary(grouping: sources, by: \.folder).sorted { $0.key < $1.key }.map(\.value)
    }

    private mutating func read(_ source: ImportSource) -> [PreferencePane] {
        do {
            return source.path.hasSuffix(".xml")
                ? try PreferenceScreenReader.panes(source, unread: &unread)
                : [try SettingsBundleReader.pane(source, unread: &unread)]
        } catch {
            unread.append(UnreadDocument(path: source.path, line: error.line, message: error.message))
            return []
        }
    }

    private static func candidates(_ pane: PreferencePane) -> [String] {
        let isRoot = pane.id == "Root"
        let names = [
            isRoot ? "Settings" : nil, Identifier.upper(pane.id), pane.title.flatMap { Identifier.upper($0.text) },
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
