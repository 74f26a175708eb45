import Foundation

/// Cells that are prepared before their rows become visible and kept for some time afterwards, as in iOS 15 and later.
///
/// They aren't among the visible cells, and aren't requested again when their rows become visible. Only
/// `reconfigureRows(at:)` and reloads change them. Sources: “Make blazing fast lists and collection views” (WWDC 2021),
/// the thread of a UIKit engineer about it (threadreaderapp.com/thread/1406769460032114689), `cellForRow(at:)` in
/// Apple's documentation.
extension UITableView {
    /// The rows that have prepared cells while others are visible, the nearest first.
    func neighbors(of wanted: [IndexPath]) -> [IndexPath] {
        guard isPrefetchingEnabled, window != nil, let first = wanted.first, let last = wanted.last else { return [] }
        let before = sequence(first: first) { [geometry] in geometry.row(before: $0) }
        let after = sequence(first: last) { [geometry] in geometry.row(after: $0) }
        return Array(after.dropFirst().prefix(record.preparedRowCount))
            + before.dropFirst().prefix(record.preparedRowCount)
    }

    /// Prepares the cells of rows that may soon be visible.
    func prepareRows(_ near: [IndexPath]) {
        for path in near where !needsData { prepareRow(path) }
    }

    func prepareRow(_ path: IndexPath) {
        guard prepared[path] == nil else { return }
        let cell = requestSizedCell(path)
        assign(cell, to: path)
        prepared[path] = cell
    }

    /// Keeps a cell that is no longer visible if it's near the visible rows, or if it contains the first responder,
    /// which continues to receive what the user types (a decision based on reports about collection views: openradar
    /// 13113345).
    func putAside(_ row: VisibleRow, near: [IndexPath]) {
        guard near.contains(row.path) || row.cell.containsFirstResponder else { return retire(row.cell) }
        prepared[row.path] = row.cell
    }

    /// Queues the prepared cells of rows that satisfy a condition, from the top, so that every run reuses the same
    /// cells.
    func discardPreparedRows(where isFar: (IndexPath) -> Bool) {
        for (path, cell) in prepared.sorted(by: { $0.key < $1.key })
        where isFar(path) && !(cell.containsFirstResponder && geometry.contains(path)) {
            prepared[path] = nil
            retire(cell)
        }
    }
}
