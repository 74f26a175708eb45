/// The screens of settings.
extension Import {
    /// - Parameters:
    ///   - screen: The name of the only screen to import, or `nil` for all screens.
    ///   - names: The existing names of screens.
    mutating func addSettings(_ sources: [ImportSource], screen: String?, names: UniqueNames) {
        var names = names
        // The panes of one bundle refer to each other.
        for (_, sources) in Dictionary(grouping: sources, by: \.bundle).sorted(by: { $0.key < $1.key }) {
            let panes = sources.compactMap { readPane($0) }
            var screens: [String: String] = [:]
            for pane in panes where screens[pane.id] == nil { screens[pane.id] = names.take(Self.names(for: pane)) }
            let titles = Self.titlesOfRows(in: panes)
            var drafted: Set<String> = []
            for var pane in panes {
                let file = pane.id.hasSuffix(".inApp") ? String(pane.id.dropLast(6)) : pane.id
                let usual = file == "Root" ? "Settings" : file.fileName
                pane.title = pane.title ?? titles[file] ?? PreferenceText(text: usual)
                guard let name = screens[pane.id], drafted.insert(pane.id).inserted else { continue }
                if screen == nil || screen == name { draft(pane, name, screens) }
            }
        }
    }

    /// The titles of the rows that lead to panes, by the panes' files.
    private static func titlesOfRows(in panes: [PreferencePane]) -> [String: PreferenceText] {
        var titles: [String: PreferenceText] = [:]
        for preference in panes.flatMap(\.groups).flatMap(\.preferences) {
            if case .pane(let file) = preference.kind, titles[file] == nil { titles[file] = preference.title }
        }
        return titles
    }

    private mutating func readPane(_ source: ImportSource) -> PreferencePane? {
        do {
            return try SettingsBundleReader.pane(source, unread: &unread)
        } catch {
            unread.append(UnreadDocument(source.path, error))
            return nil
        }
    }

    private static func names(for pane: PreferencePane) -> [String] {
        // The last component of `com.acme.Licenses/Alamofire` and `Root.inApp`, or the part before it.
        let parts = pane.id.split { "./".contains($0) }.map(String.init)
        let isInApp = parts.count > 1 && parts.last == "inApp"
        let own = isInApp ? parts.suffix(2).joined(separator: " ") : parts.last ?? pane.id
        let texts = [own, pane.title?.text, pane.id].compactMap(\.self)
        let known = (pane.id == "Root" ? ["Settings"] : []) + texts.compactMap { Identifier.upper($0) }
        return known + known.map { $0 + "Settings" } + ["Settings"]
    }

    private mutating func draft(_ pane: PreferencePane, _ name: String, _ screens: [String: String]) {
        var drafter = PaneDrafter(pane, named: name, screens: screens)
        let spec = drafter.draft()
        var file = ImportedFile(spec, named: name, from: pane.file, notes: notes(drafter.omissions, in: spec))
        (file.screen, file.translations) = (name, drafter.translations)
        files.append(file)
        omissions += drafter.omissions
        elements += drafter.elements
    }
}

extension ImportSource {
    /// Whether it's a pane of settings.
    var isSettings: Bool { path.hasSuffix(".plist") }
}
