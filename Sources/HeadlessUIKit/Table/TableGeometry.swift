import Foundation

/// The positions of a table's rows, headers and footers, in points from the top of the content.
///
/// Finding the rows of a rectangle takes logarithmic time in the number of sections and rows.
struct TableGeometry {
    /// One section from top to bottom.
    struct Section {
        fileprivate(set) var header: Edge
        fileprivate(set) var footer: Edge
        fileprivate(set) var rows: RowHeights
        fileprivate(set) var top: CGFloat = 0

        var rowCount: Int { rows.count }
        var rowsTop: CGFloat { top + header.height }
        var footerTop: CGFloat { rowsTop + rows.total }
        var bottom: CGFloat { footerTop + footer.height }

        init(header: Edge, footer: Edge, rows: RowHeights) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }
    }

    /// The space above or below the rows of a section.
    struct Edge {
        var height: CGFloat
        /// Whether the space is an estimate until the section comes into view.
        var isEstimated = false
    }

    private(set) var sections: [Section] = []
    /// The top of the first section: the height of the table's header.
    private(set) var top: CGFloat = 0

    init() {}

    init(sections: [Section], top: CGFloat) {
        self.sections = sections
        self.top = top
        var next = top
        for index in sections.indices {
            self.sections[index].top = next
            next = self.sections[index].bottom
        }
    }

    var rowCounts: [Int] { sections.map(\.rowCount) }

    /// The bottom of the last section.
    var bottom: CGFloat { sections.last?.bottom ?? top }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rowCount).contains(path.row)
    }

    /// The top and bottom of an existing row.
    func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        let section = sections[path.section]
        return (
            section.rowsTop + section.rows.offset(of: path.row),
            section.rowsTop + section.rows.offset(of: path.row + 1)
        )
    }

    /// The known heights of rows that differ from the estimates.
    var knownHeights: [IndexPath: CGFloat] {
        var heights: [IndexPath: CGFloat] = [:]
        for (section, part) in sections.enumerated() {
            for (row, height) in part.rows.known { heights[IndexPath(row: row, section: section)] = height }
        }
        return heights
    }

    /// Changes the height of an existing row.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        change(path.section) { $0.rows.set(height, of: path.row) }
    }

    /// Sets the final height of a header.
    mutating func setHeader(_ height: CGFloat, of section: Int) {
        change(section) { $0.header = Edge(height: height) }
    }

    /// Sets the final height of a footer.
    mutating func setFooter(_ height: CGFloat, of section: Int) {
        change(section) { $0.footer = Edge(height: height) }
    }

    private mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        let bottom = sections[section].bottom
        body(&sections[section])
        let change = sections[section].bottom - bottom
        guard change != 0 else { return }
        for later in sections.indices.dropFirst(section + 1) { sections[later].top += change }
    }

    func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.height(of: path.row) }

    /// Returns the same table with one row at another position. Nothing is measured.
    func movingRow(from old: IndexPath, to new: IndexPath) -> TableGeometry {
        var heights = sections.map { section in (0..<section.rowCount).map { section.rows.height(of: $0) } }
        heights[new.section].insert(heights[old.section].remove(at: old.row), at: new.row)
        let moved = zip(sections, heights).map { section, heights in
            Section(header: section.header, footer: section.footer, rows: RowHeights(heights))
        }
        return TableGeometry(sections: moved, top: top)
    }

    /// Returns the rows that are partly or entirely between two heights, in order. Rows without height are never
    /// visible.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        guard maxY > minY else { return [] }
        var result: [IndexPath] = []
        var index = firstSection(endingAfter: minY)
        while index < sections.count, sections[index].top < maxY {
            let section = sections[index]
            var row = section.rows.firstRow(endingAfter: minY - section.rowsTop)
            while row < section.rowCount {
                let start = section.rows.offset(of: row)
                if section.rowsTop + start >= maxY { break }
                if section.rows.offset(of: row + 1) > start { result.append(IndexPath(row: row, section: index)) }
                row += 1
            }
            index += 1
        }
        return result
    }

    /// Returns the sections that are partly or entirely between two heights.
    func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
        let first = firstSection(endingAfter: minY)
        var end = first
        while end < sections.count, sections[end].top < maxY { end += 1 }
        return first..<end
    }

    /// Returns the row below another row, possibly in a later section.
    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rowCount { return IndexPath(row: path.row + 1, section: path.section) }
        let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rowCount > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }

    /// Returns the row above another row, possibly in an earlier section.
    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let last = sections.indices.prefix(path.section).last { sections[$0].rowCount > 0 }
        return last.map { IndexPath(row: sections[$0].rowCount - 1, section: $0) }
    }

    private func firstSection(endingAfter y: CGFloat) -> Int {
        partition(sections.count) { sections[$0].bottom > y }
    }
}
