extension SupportFile {
    /// The row that loads more elements.
    static let loadMoreRow = #"""
        // MARK: - Loading more

        /// A spinner in the middle of its row.
        final class LoadingViews: RowViews {
            let indicator = UIActivityIndicatorView(style: .medium)
            private(set) lazy var view: UIView = UIStackView.column([indicator], alignment: .center)
        }

        extension RowContent {
            /// A row that stands for elements that have not been loaded; a cell that is used again does not turn by itself.
            static var loading: RowContent {
                RowContent(LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
            }
        }
        """#

    /// The handler called when rows that load more come into sight.
    static let sourceLoadMore = #"""
            //: loadMore

            // MARK: Loading more

            /// Asks for more if the row that comes into sight stands for it: once for so many rows, unless the state has changed
            /// since and the row comes back.
            func loadMore(forRowAt indexPath: IndexPath) {
                guard let id = content[indexPath]?.id, let load = loadMore[id] else { return }
                let rows = content.parts[indexPath.section].rows.count
                if let last = asked[id], last.rows == rows, !last.isAnswered { return }
                asked[id] = (rows, false)
                inCallback(load)
            }

            /// Asks again where a row is still in sight after more have come: UIKit does not display it a second time.
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
