package import TableSpecDiagnostics
package import TableSpecModel

/// The ids that lead to each place of a set of specs: `Settings/account/profile` for a row, `Settings/ZoneCell` for a
/// prototype, `Clock/Alarms` for a tab of an app, `Settings` for what belongs to none of them.
///
/// Unlike a line, such a path stays the same when something is added above it.
package struct IDPaths: Sendable {
    /// A part of a file with a path of its own.
    private struct Part {
        var range: SourceRange
        var path: String
        /// The place of the part that holds it; that of the screen is its own.
        var parent = 0
    }

    /// The parts of each file in the order of their starts; a part comes before what it holds.
    private let parts: [SourceID: [Part]]

    /// Takes the ids of all screens and apps.
    ///
    /// - Parameter sources: The files of interest, or `nil` for all.
    package init(_ model: SpecModel, of sources: Set<SourceID>? = nil) {
        parts = model.files.reduce(into: [:]) { parts, file in
            guard sources?.contains(file.source) ?? true else { return }
            let found = file.screen.map(Self.parts) ?? file.app.map(Self.parts) ?? []
            if !found.isEmpty { parts[file.source] = Self.nested(found.sorted { $0.range < $1.range }) }
        }
    }

    /// The path of a place; empty where neither a screen nor an app is.
    package subscript(range: SourceRange) -> String {
        guard let parts = parts[range.source] else { return "" }
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
        }
        var index = max(low - 1, 0)
        while index > 0, parts[index].range.end <= range.start { index = parts[index].parent }
        return parts[index].path
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
            let path = "\(name)/\(section.id.value)"
            parts.append(Part(range: section.range, path: path))
            for row in section.staticRows { parts.append(Part(range: row.range, path: "\(path)/\(row.id.value)")) }
        }
        return parts
    }
}
