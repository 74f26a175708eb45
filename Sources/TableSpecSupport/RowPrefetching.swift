internal import UIKit

#if prefetching
extension TableSpec {
    /// Tells the app which rows will soon be visible, and which no longer need to be prefetched.
    @MainActor
    internal final class RowPrefetching<Section: Item, Row: Item>: NSObject, UITableViewDataSourcePrefetching {
        private let begin: ([Row]) -> Void
        private let cancel: ([Row]) -> Void
        private weak var source: Source<Section, Row>?

        init(
            _ begin: @escaping ([Row]) -> Void,
            _ cancel: @escaping ([Row]) -> Void,
            of source: Source<Section, Row>
        ) {
            (self.begin, self.cancel, self.source) = (begin, cancel, source)
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            if let source, !source.isOrphaned { source.inCallback { begin(rows(at: indexPaths)) } }
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            if let source, !source.isOrphaned { source.inCallback { cancel(rows(at: indexPaths)) } }
        }

        /// Rows removed since prefetching are skipped.
        private func rows(at indexPaths: [IndexPath]) -> [Row] { indexPaths.compactMap { source?.content[$0] } }
    }
}
#endif
