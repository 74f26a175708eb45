extension SupportFile {
    /// The data source that every screen owns: what it holds.
    static let sourceStart = #"""
        // MARK: - Source

        //: prefetching
        /// The app's methods to prefetch data for rows, and to cancel it.
        struct RowPrefetching<Row> {
            var begin: ([Row]) -> Void
            var cancel: ([Row]) -> Void = { _ in }
        }

        //: .
        /// The data source of a table, which stores the displayed content and animates changes to it.
        ///
        /// It implements all data source methods, because UIKit doesn't find optional ones of a subclass.
        @MainActor
        //: !prefetching
        final class TableSource<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSource {
        //: prefetching
        final class TableSource<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSource,
            UITableViewDataSourcePrefetching
        {
            //: .
            /// The displayed content, which lags behind the state while a change is pending.
            private(set) var content = TableContent<Section, Row>()
            private(set) weak var tableView: UITableView?
            //: editing
            private let editing: EditingRules<Section, Row>?
            /// The editing options of rows whose cells can still exist.
            private var answers: [Row.ID: EditingAnswer] = [:]
            /// The row that has just been dropped, while the table view can still animate it.
            private var dropped: Row.ID?
            /// Whether changes wait for a drop to finish because they replace the dropped row.
            private var isLanding = false
            /// The sections whose titles appear or disappear after the drop.
            private var late: Set<Section.ID> = []
            //: index
            private let index: SectionIndex<Section>?
            //: .
            //: loadMore
            /// The actions of rows that load more elements.
            private let loadMore: [Row.ID: () -> Void]
            /// The number of rows when an action was last called, and whether the state has changed since.
            private var asked: [Row.ID: (rows: Int, isAnswered: Bool)] = [:]
            //: prefetching
            private let prefetching: RowPrefetching<Row>?
            //: .
            private let contentOfRow: (Row) -> RowContent
            private let animation: UITableView.RowAnimation
            private var registered: Set<String> = []
            /// The last reuse identifier, which most rows share with the row before.
            private var lastQueue: String?
            private var callbacks = 0
            private var waiting: (content: TableContent<Section, Row>, changed: Set<Row.ID>)?
            //: performing
            private var changes: ((UITableView) -> Void)?
            //: .
            //: stripes
            private var hasStripes = false
            //: .

            /// Beyond this many changes, reload instead of animating.
            private let limit = 1000

            init(
                animation: UITableView.RowAnimation = .automatic,
                //: editing
                editing: EditingRules<Section, Row>? = nil,
                //: index
                index: SectionIndex<Section>? = nil,
                //: loadMore
                loadMore: [Row.ID: () -> Void] = [:],
                //: prefetching
                prefetching: RowPrefetching<Row>? = nil,
                //: .
                contentOfRow: @escaping (Row) -> RowContent
            ) {
                self.animation = animation
                //: editing
                self.editing = editing
                //: index
                self.index = index
                //: loadMore
                self.loadMore = loadMore
                //: prefetching
                self.prefetching = prefetching
                //: .
                self.contentOfRow = contentOfRow
            }

            /// Sets the data source of a table view.
            func attach(to tableView: UITableView, showing content: TableContent<Section, Row>) {
                self.content = content
                self.tableView = tableView
                //: titles
                tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Title")
                //: .
                tableView.dataSource = self
                //: prefetching
                tableView.prefetchDataSource = self
                //: .
            }
            //: prefetching

            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                let rows = indexPaths.compactMap { content[$0] }
                inCallback { prefetching?.begin(rows) }
            }

            /// Rows removed since prefetching are skipped.
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                let rows = indexPaths.compactMap { content[$0] }
                inCallback { prefetching?.cancel(rows) }
            }
            //: .

            /// The selected rows, from top to bottom.
            var selectedRows: [Row] {
                (tableView?.indexPathsForSelectedRows ?? []).sorted().compactMap { content[$0] }
            }

            //: goingOn+enabling

            /// Returns the index path of a row, or `nil` if the row is missing or disabled.
            func indexPath(ofEnabled row: Row.ID) -> IndexPath? {
                guard let indexPath = content.indexPath(for: row), let row = content[indexPath] else { return nil }
                return contentOfRow(row).isEnabled ? indexPath : nil
            }
            //: .

            /// Returns the index of the last row of a section.
            func lastRow(inSection section: Int) -> Int { content.parts[section].rows.count - 1 }

            /// Returns the section at an index.
            func section(at index: Int) -> Section? { content.parts.indices.contains(index) ? content.parts[index].id : nil }
            //: rowCells

            /// Returns the cell of a row at its current position, or `nil` if it's offscreen or removed.
            func cell(of row: Row.ID?) -> UITableViewCell? {
                row.flatMap(content.indexPath).flatMap { tableView?.cellForRow(at: $0) }
            }
            //: .
        """#
}
