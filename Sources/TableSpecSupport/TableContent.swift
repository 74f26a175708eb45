internal import UIKit

#if tables
// MARK: - Content

/// A section or row of a table, with the element that it shows.
///
/// The `id` identifies an item. If anything else changes, its cell is reconfigured, not replaced.
nonisolated protocol TableItem: Hashable, Sendable {
    associatedtype ID: Hashable, Sendable = Self
    var id: ID { get }
}

nonisolated extension TableItem where ID == Self {
    var id: Self { self }
}

/// The content of a table: its sections, with their titles and rows, from top to bottom.
nonisolated struct TableContent<Section: TableItem, Row: TableItem> {
    struct Part {
        var id: Section
        var header: String?
        var footer: String?
        #if titles
        var headerStyle: TitleStyle?
        var footerStyle: TitleStyle?
        #endif
        var rows: [Row]

        #if titles
        /// Returns whether both parts have the same titles, without custom styles.
        func hasSameTexts(as other: Part) -> Bool {
            let styles = [headerStyle, footerStyle, other.headerStyle, other.footerStyle]
            return header == other.header && footer == other.footer && styles.allSatisfy { $0 == nil }
        }
        #endif
    }

    private(set) var parts: [Part] = []

    init() {}

    #if !titles
    /// Creates content with one section.
    init(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
        parts = [Part(id: id, header: header, footer: footer, rows: rows)]
    }

    mutating func add(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
        parts.append(Part(id: id, header: header, footer: footer, rows: rows))
    }
    #endif
    #if titles
    /// Creates content with one section.
    init(
        _ id: Section,
        header: String? = nil,
        headerStyle: TitleStyle? = nil,
        footer: String? = nil,
        footerStyle: TitleStyle? = nil,
        rows: [Row]
    ) { add(id, header: header, headerStyle: headerStyle, footer: footer, footerStyle: footerStyle, rows: rows) }

    mutating func add(
        _ id: Section,
        header: String? = nil,
        headerStyle: TitleStyle? = nil,
        footer: String? = nil,
        footerStyle: TitleStyle? = nil,
        rows: [Row]
    ) {
        parts.append(
            Part(id: id, header: header, footer: footer, headerStyle: headerStyle, footerStyle: footerStyle, rows: rows)
        )
    }
    #endif

    #if editing
    mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
        let row = parts[source.section].rows.remove(at: source.row)
        parts[destination.section].rows.insert(row, at: destination.row)
    }
    #endif

    subscript(indexPath: IndexPath) -> Row? {
        guard parts.indices.contains(indexPath.section) else { return nil }
        let rows = parts[indexPath.section].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    /// Returns the index path of the first row with an identity.
    func indexPath(for id: Row.ID) -> IndexPath? { firstIndexPath { $0.id == id } }

    /// Returns the index path of the first row that satisfies a condition.
    func firstIndexPath(where isWanted: (Row) -> Bool) -> IndexPath? {
        for (section, part) in parts.enumerated() {
            if let row = part.rows.firstIndex(where: isWanted) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    /// Returns the index paths of all rows that satisfy a condition.
    func indexPaths(where isWanted: (Row, IndexPath) -> Bool) -> [IndexPath] {
        parts.enumerated().flatMap { section, part in
            part.rows.indices.compactMap { row in
                let indexPath = IndexPath(row: row, section: section)
                return isWanted(part.rows[row], indexPath) ? indexPath : nil
            }
        }
    }

    /// Returns the index paths of all rows with one of the identities.
    func indexPaths(for ids: Set<Row.ID>) -> [IndexPath] {
        ids.isEmpty ? [] : indexPaths { row, _ in ids.contains(row.id) }
    }
}
#endif
