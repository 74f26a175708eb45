import Foundation

/// Where rows, headers and footers of a table lie, in points from the top of the content.
///
/// Finding the rows of a rectangle takes logarithmic time in sections and rows, and nothing is measured while scrolling.
struct TableGeometry {
    /// One section from top to bottom.
    struct Section {
        let rowCount: Int
        let headerHeight: CGFloat
        let footerHeight: CGFloat
        let rows: Rows
        fileprivate(set) var top: CGFloat = 0

        var rowsTop: CGFloat { top + headerHeight }
        var footerTop: CGFloat { rowsTop + rows.offset(of: rowCount) }
        var bottom: CGFloat { footerTop + footerHeight }

        init(rowCount: Int, headerHeight: CGFloat, footerHeight: CGFloat, rows: Rows) {
            self.rowCount = rowCount
            self.headerHeight = headerHeight
            self.footerHeight = footerHeight
            self.rows = rows
        }
    }

    /// The heights of a section's rows.
    enum Rows {
        case uniform(CGFloat)
        /// The offset of each row from the first, and of the end after the last.
        case varying([CGFloat])

        init(heights: [CGFloat]) {
            var offsets: [CGFloat] = [0]
            offsets.reserveCapacity(heights.count + 1)
            var end: CGFloat = 0
            for height in heights {
                end += height
                offsets.append(end)
            }
            self = .varying(offsets)
        }

        func offset(of row: Int) -> CGFloat {
            switch self {
            case .uniform(let height): height * CGFloat(row)
            case .varying(let offsets): offsets[row]
            }
        }

        func height(of row: Int) -> CGFloat {
            offset(of: row + 1) - offset(of: row)
        }

        /// The first row that ends below the offset.
        func firstRow(endingAfter offset: CGFloat, count: Int) -> Int {
            switch self {
            case .uniform(let height):
                height > 0 ? min(count, max(0, Int(offset / height))) : count
            case .varying(let offsets):
                partition(count) { offsets[$0 + 1] > offset }
            }
        }
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

    /// Top and bottom of a row that exists.
    func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        let section = sections[path.section]
        return (
            section.rowsTop + section.rows.offset(of: path.row),
            section.rowsTop + section.rows.offset(of: path.row + 1)
        )
    }

    /// The same table with one row at another place; nothing is measured.
    func movingRow(from old: IndexPath, to new: IndexPath) -> TableGeometry {
        var heights = sections.map { section in (0..<section.rowCount).map { section.rows.height(of: $0) } }
        heights[new.section].insert(heights[old.section].remove(at: old.row), at: new.row)
        let moved = zip(sections, heights).map { section, heights in
            Section(
                rowCount: heights.count,
                headerHeight: section.headerHeight,
                footerHeight: section.footerHeight,
                rows: Rows(heights: heights)
            )
        }
        return TableGeometry(sections: moved, top: top)
    }

    /// The rows that have a part between two heights, in order. Rows without height are never seen.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        guard maxY > minY else { return [] }
        var result: [IndexPath] = []
        var index = firstSection(endingAfter: minY)
        while index < sections.count, sections[index].top < maxY {
            let section = sections[index]
            var row = section.rows.firstRow(endingAfter: minY - section.rowsTop, count: section.rowCount)
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

    /// The sections that have a part between two heights.
    func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
        let first = firstSection(endingAfter: minY)
        var end = first
        while end < sections.count, sections[end].top < maxY { end += 1 }
        return first..<end
    }

    /// The row below another one, also in a later section.
    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rowCount { return IndexPath(row: path.row + 1, section: path.section) }
        let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rowCount > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }

    /// The row above another one, also in an earlier section.
    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let last = sections.indices.prefix(path.section).last { sections[$0].rowCount > 0 }
        return last.map { IndexPath(row: sections[$0].rowCount - 1, section: $0) }
    }

    private func firstSection(endingAfter y: CGFloat) -> Int {
        partition(sections.count) { sections[$0].bottom > y }
    }
}

/// The first number below the count that satisfies a condition which, once true, stays true.
private func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
        let middle = (low + high) / 2
        if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
