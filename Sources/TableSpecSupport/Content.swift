public import UIKit

#if tables
// MARK: - Content

extension TableSpec {
    /// A section or row of a table, with the element that it shows.
    ///
    /// The `id` identifies an item. If anything else changes, its cell is reconfigured, not replaced.
    public nonisolated protocol Item: Hashable, Sendable {
        associatedtype ID: Hashable, Sendable = Self
        var id: ID { get }
    }
}

nonisolated extension TableSpec.Item where ID == Self {
    public var id: Self { self }
}

extension TableSpec {
    /// The content of a table: its sections, with their titles and rows, from top to bottom.
    public nonisolated struct Content<Section: Item, Row: Item> {
        public struct Part {
            public var id: Section
            public var header: String?
            public var footer: String?
            #if titles
            public var headerStyle: TitleStyle?
            public var footerStyle: TitleStyle?
            #endif
            public var rows: [Row]

            #if titles
            /// Returns whether both parts have the same titles in the same styles.
            internal func hasSameTitles(as other: Part) -> Bool {
                header == other.header && footer == other.footer
                    && TitleStyle.isSame(headerStyle, other.headerStyle)
                    && TitleStyle.isSame(footerStyle, other.footerStyle)
            }
            #endif
        }

        public private(set) var parts: [Part] = []

        /// Returns whether the titles of all sections are the same as in other content with the same sections.
        internal func hasSameTitles(as other: Self) -> Bool {
            zip(parts, other.parts).allSatisfy { part, other in
                #if titles
                part.hasSameTitles(as: other)
                #else
                part.header == other.header && part.footer == other.footer
                #endif
            }
        }

        public init() {}

        #if !titles
        /// Creates content with one section.
        public init(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
            parts = [Part(id: id, header: header, footer: footer, rows: rows)]
        }

        public mutating func add(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
            parts.append(Part(id: id, header: header, footer: footer, rows: rows))
        }
        #endif
        #if titles
        /// Creates content with one section.
        public init(
            _ id: Section,
            header: String? = nil,
            headerStyle: TitleStyle? = nil,
            footer: String? = nil,
            footerStyle: TitleStyle? = nil,
            rows: [Row]
        ) { add(id, header: header, headerStyle: headerStyle, footer: footer, footerStyle: footerStyle, rows: rows) }

        public mutating func add(
            _ id: Section,
            header: String? = nil,
            headerStyle: TitleStyle? = nil,
            footer: String? = nil,
            footerStyle: TitleStyle? = nil,
            rows: [Row]
        ) {
            parts.append(
                Part(
                    id: id,
                    header: header,
                    footer: footer,
                    headerStyle: headerStyle,
                    footerStyle: footerStyle,
                    rows: rows
                )
            )
        }
        #endif

        #if editing
        public mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
            let row = parts[source.section].rows.remove(at: source.row)
            parts[destination.section].rows.insert(row, at: destination.row)
        }
        #endif

        public subscript(indexPath: IndexPath) -> Row? {
            guard parts.indices.contains(indexPath.section) else { return nil }
            let rows = parts[indexPath.section].rows
            return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
        }

        /// Returns the index path of the first row with an identity.
        public func indexPath(for id: Row.ID) -> IndexPath? { firstIndexPath { $0.id == id } }

        /// Returns the index path of the first row that satisfies a condition.
        public func firstIndexPath(where isWanted: (Row) -> Bool) -> IndexPath? {
            for (section, part) in parts.enumerated() {
                if let row = part.rows.firstIndex(where: isWanted) { return IndexPath(row: row, section: section) }
            }
            return nil
        }

        /// Returns the index paths of all rows that satisfy a condition.
        public func indexPaths(where isWanted: (Row, IndexPath) -> Bool) -> [IndexPath] {
            parts.enumerated().flatMap { section, part in
                part.rows.indices.compactMap { row in
                    let indexPath = IndexPath(row: row, section: section)
                    return isWanted(part.rows[row], indexPath) ? indexPath : nil
                }
            }
        }

        /// Returns the index paths of all rows with one of the identities.
        public func indexPaths(for ids: Set<Row.ID>) -> [IndexPath] {
            ids.isEmpty ? [] : indexPaths { row, _ in ids.contains(row.id) }
        }
    }
}
#endif
