internal import UIKit

#if tables
// MARK: - Screens

/// A screen whose main view is a table.
@MainActor
protocol TableScreen: AnyObject {
    associatedtype Section: TableItem
    associatedtype Row: TableItem
    /// The data source of the table.
    var source: TableSource<Section, Row> { get }
}

extension TableScreen {
    /// Returns the row at an index path.
    func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

    /// Returns the index path of a row.
    func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

    /// The selected rows, from top to bottom.
    var selectedRows: [Row] { source.selectedRows }
}
#endif
