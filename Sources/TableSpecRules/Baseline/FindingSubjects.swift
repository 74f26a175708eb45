package import TableSpecDiagnostics
package import TableSpecModel

/// The subjects of the findings in a set of specs: the innermost named part, and its text.
///
/// The path of a part is `Settings/profile` for a row, `Settings/account` for a section, `Settings/ZoneCell` for a
/// prototype, `Clock/Alarms` for a tab of an app, and `Settings` for everything else. It contains no names of adjacent
/// parts: ids are unique in a table, so a row needs no section, and a section that is named after its first row isn't a
/// named part.
package struct FindingSubjects: Sendable {
    /// A part of a file with its own path.
    private struct Part {
        var range: SourceRange
        var path: String
        /// The location of the containing part. A screen contains itself.
        var parent = 0
    }

    /// The parts of each file in the order of their starts. A part comes before its content.
    private let parts: [SourceID: [Part]]
    private let sources: SourceMap

    /// Reads the ids of all screens and apps.
    ///
    /// - Parameter files: The files of interest, or `nil` for all.
    package init(_ model: SpecModel, sources: SourceMap, of files: Set<SourceID>? = nil) {
        self.sources = sources
        parts = model.files.reduce(into: [:]) { parts, file in
            guard files?.contains(file.source) ?? true else { return }
            let found = file.screen.map(Self.parts) ?? file.app.map(Self.parts) ?? []
            if !found.isEmpty { parts[file.source] = Self.nested(found.sorted { $0.range < $1.range }) }
        }
    }

    /// The key of a finding's subject, in a file with a path in the baseline.
    package func key(of diagnostic: Diagnostic, file: String) -> Baseline.Key {
        let range = diagnostic.range
        let part = part(at: range)
        return Baseline.Key(
            file: file,
            rule: diagnostic.id,
            place: part?.path ?? "",
            // The source of a part's name can change with the name.
            excerpt: part?.range == range ? "" : sources[range.source].excerpt(of: range)
        )
    }

    /// Whether a file no longer contains the subject of an entry.
    package func isGone(_ key: Baseline.Key, from source: SourceID) -> Bool {
        guard key.name.isEmpty else { return !(parts[source]?.contains { $0.path.hasSuffix("/\(key.name)") } ?? false) }
        return key.excerpt.map { !sources[source].contains(excerpt: $0) } ?? true
    }

    /// The innermost part around a location, or `nil` outside screens and apps.
    private func part(at range: SourceRange) -> Part? {
        guard let parts = parts[range.source] else { return nil }
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
        }
        var index = max(low - 1, 0)
        while index > 0, parts[index].range.end <= range.start { index = parts[index].parent }
        return parts[index]
    }

    private static func nested(_ parts: [Part]) -> [Part] {
        var parts = parts
        var open: [Int] = []
        for index in parts.indices {
            while let last = open.last, parts[last].range.end <= parts[index].range.start { open.removeLast() }
            parts[index].parent = open.last ?? 0
            open.append(index)
        }
        return parts
    }

    private static func parts(of app: App) -> [Part] {
        let name = app.name.value
        let tabs = app.tabs.map { tab in
            Part(range: tab.range, path: "\(name)/\(tab.entry?.segue.destination?.value ?? "")")
        }
        return [Part(range: SourceRange(source: app.range.source, start: 0, end: .max), path: name)] + tabs
    }

    private static func parts(of screen: Screen) -> [Part] {
        let name = screen.name.value
        var parts = [Part(range: SourceRange(source: screen.source, start: 0, end: .max), path: name)]
        for prototype in screen.table.prototypes {
            parts.append(Part(range: prototype.range, path: "\(name)/\(prototype.id.value)"))
        }
        for section in screen.table.sections.all {
            if section.hasNameOfItsOwn { parts.append(Part(range: section.range, path: "\(name)/\(section.id.value)")) }
            for row in section.staticRows where row.hasStatedID || row.cell.namesRow {
                parts.append(Part(range: row.range, path: "\(name)/\(row.id.value)"))
            }
        }
        return parts
    }
}

extension Section {
    /// Whether the id is specified or derived from the header or the collection, rather than from the first row or the
    /// position.
    fileprivate var hasNameOfItsOwn: Bool {
        if hasStatedID { return true }
        return rows.first?.dynamicRows != nil || header?.holdsWord ?? false
    }
}
