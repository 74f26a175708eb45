extension SupportFile {
    /// The row that loads more elements.
    static let loadMoreRow = #"""
        // MARK: - Loading more

        /// A centered activity indicator.
        final class LoadingViews: RowViews {
            let indicator = UIActivityIndicatorView(style: .medium)
            private(set) lazy var view: UIView = UIStackView.column([indicator], alignment: .center)
        }

        extension RowContent {
            /// A row with an activity indicator, which has to be restarted when a cell is reused.
            static var loading: RowContent {
                RowContent(LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
            }
        }
        """#

    /// The handler called when rows that load more come into sight.
    static let sourceLoadMore = #"""
            //: loadMore

            // MARK: Loading more

            /// Loads more elements if the row at an index path is a loading row.
            ///
            /// The app is asked once per number of rows, or again if the row reappears after a state change.
            func loadMore(forRowAt indexPath: IndexPath) {
                guard let id = content[indexPath]?.id, let load = loadMore[id] else { return }
                let rows = content.parts[indexPath.section].rows.count
                if let last = asked[id], last.rows == rows, !last.isAnswered { return }
                asked[id] = (rows, false)
                inCallback(load)
            }

            /// Asks again if a loading row is still visible, because UIKit doesn't display it a second time.
            private func loadMoreInSight() {
                guard !asked.isEmpty else { return }
                for indexPath in tableView?.indexPathsForVisibleRows ?? [] {
                    guard let id = content[indexPath]?.id, let last = asked[id] else { continue }
                    if last.rows != content.parts[indexPath.section].rows.count { loadMore(forRowAt: indexPath) }
                }
            }
            //: .
        """#
}
