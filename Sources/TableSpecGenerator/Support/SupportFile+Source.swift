extension SupportFile {
    /// The data source that every screen owns: what it holds.
    static let sourceStart = #"""
        // MARK: - Source

        //: prefetching
        /// The app's methods for rows that will soon come into sight, and for those that will not after all.
        struct RowPrefetching<Row> {
            var begin: ([Row]) -> Void
            var cancel: ([Row]) -> Void = { _ in }
        }

        //: .
        /// The data source of a table: holds what the table view knows, and brings it in line with what it should show.
        ///
        /// It has all data source methods itself: UIKit would not find optional ones that only a subclass has.
        @MainActor
        //: !prefetching
        final class TableSource<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSource {
        //: prefetching
        final class TableSource<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSource,
            UITableViewDataSourcePrefetching
        {
            //: .
            /// The content that the table view shows. It is older than the state while a change waits.
            private(set) var content = TableContent<Section, Row>()
            private(set) weak var tableView: UITableView?
            //: editing
            private let editing: EditingRules<Section, Row>?
            /// The answers about rows whose cells may be there still.
            private var answers: [Row.ID: EditingAnswer] = [:]
            /// The row that has just been dropped, while the table view may still move it.
            private var dropped: Row.ID?
            /// Whether changes wait for the row that is being dropped, as it is replaced by another one.
            private var isLanding = false
            /// The sections whose titles come or go when the drop has ended.
            private var late: Set<Section.ID> = []
            //: index
            private let index: SectionIndex<Section>?
            //: .
            //: loadMore
            /// The action of rows that load more elements.
            private let loadMore: [Row.ID: () -> Void]
            /// How many rows there were when such a row has called the last time, and whether the state has changed since.
            private var asked: [Row.ID: (rows: Int, isAnswered: Bool)] = [:]
            //: prefetching
            private let prefetching: RowPrefetching<Row>?
            //: .
            private let contentOfRow: (Row) -> RowContent
            private let animation: UITableView.RowAnimation
            private var registered: Set<String> = []
            /// The queue of the last cell: most rows share theirs with the row before.
            private var lastQueue: String?
            private var callbacks = 0
            private var waiting: (content: TableContent<Section, Row>, changed: Set<Row.ID>)?
            //: performing
            private var changes: ((UITableView) -> Void)?
            //: .
            //: stripes
            private var hasStripes = false
            //: .

            /// Above so many changes at once nobody can follow an animation: the table is loaded anew.
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

            /// Becomes the data source of a table view.
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

            /// Rows that have gone since they were announced are not told of.
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                let rows = indexPaths.compactMap { content[$0] }
                inCallback { prefetching?.cancel(rows) }
            }
            //: .

            /// The rows that are selected in the table view, from the top.
            var selectedRows: [Row] {
                (tableView?.indexPathsForSelectedRows ?? []).sorted().compactMap { content[$0] }
            }

            //: goingOn+enabling

            /// The place of a row that reacts to a person, also of one whose cell has not been made yet.
            func indexPath(ofEnabled row: Row.ID) -> IndexPath? {
                guard let indexPath = content.indexPath(for: row), let row = content[indexPath] else { return nil }
                return contentOfRow(row).isEnabled ? indexPath : nil
            }
            //: .

            /// The index of the last row of a section.
            func lastRow(inSection section: Int) -> Int { content.parts[section].rows.count - 1 }

            /// The section at an index.
            func section(at index: Int) -> Section? { content.parts.indices.contains(index) ? content.parts[index].id : nil }
            //: rowCells

            /// The cell that shows a row, wherever the row is by now; `nil` for one that is out of sight or gone.
            func cell(of row: Row.ID?) -> UITableViewCell? {
                row.flatMap(content.indexPath).flatMap { tableView?.cellForRow(at: $0) }
            }
            //: .
        """#
}
