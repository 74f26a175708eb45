import Foundation

/// The rows whose data a table has prefetched.
struct DataPrefetching {
    /// The announced rows that haven't had a cell since.
    var announced: Set<IndexPath> = []
    private var offset: CGFloat = 0
    private(set) var isUpwards = false

    /// Records the direction in which the table has scrolled. Without a change, the direction stays the same.
    mutating func scroll(to newOffset: CGFloat) {
        if newOffset != offset { isUpwards = newOffset < offset }
        offset = newOffset
    }
}

extension UITableView {
    /// Announces the next rows in the direction of scrolling, as many as are visible, and cancels those announced for
    /// the other direction.
    ///
    /// According to Apple's documentation, the nearest row comes first, and rows that are needed immediately aren't
    /// announced. It doesn't specify how many rows are announced, or that this happens after the first layout and after
    /// each change of the data. Those are decisions of HeadlessUIKit.
    func prefetchData() {
        prefetching.scroll(to: contentOffset.y)
        guard let prefetchDataSource, isPrefetchingEnabled, window != nil, !needsData else { return }
        let withCells = Set(visible.map(\.path)).union(prepared.keys)
        let ahead = rowsAhead(without: withCells)
        let announced = prefetching.announced.subtracting(withCells)
        prefetching.announced = Set(ahead)
        let canceled = announced.subtracting(ahead).sorted()
        if !canceled.isEmpty {
            send(.cancelPrefetching(canceled)) {
                prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: canceled)
            }
        }
        let fresh = ahead.filter { !announced.contains($0) }
        if !fresh.isEmpty {
            send(.prefetchRows(fresh)) { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
        }
    }

    private func rowsAhead(without withCells: Set<IndexPath>) -> [IndexPath] {
        guard let edge = prefetching.isUpwards ? visible.first?.path : visible.last?.path else { return [] }
        let isUpwards = prefetching.isUpwards
        let next = sequence(first: edge) { [geometry] in
            isUpwards ? geometry.row(before: $0) : geometry.row(after: $0)
        }
        return Array(next.lazy.filter { !withCells.contains($0) }.prefix(visible.count))
    }
}
