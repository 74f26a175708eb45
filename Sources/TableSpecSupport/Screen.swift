public import UIKit

#if tables
// MARK: - Screens

extension TableSpec {
    /// A screen whose main view is a table.
    @MainActor
    public protocol Screen: AnyObject {
        associatedtype Section: Item
        associatedtype Row: Item
        /// The data source of the table.
        var source: Source<Section, Row> { get }
    }
}

extension TableSpec.Screen {
    /// Returns the row at an index path.
    public func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

    /// Returns the index path of a row.
    public func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

    /// Selects a row and scrolls to it, as soon as the row is in the table and the table is on screen.
    public func select(_ row: Row.ID, scrolling position: UITableView.ScrollPosition = .middle) {
        source.select(row, scrolling: position)
    }

    /// Performs the effect of tapping a row, as soon as the row is in the table and the table is on screen.
    public func open(_ row: Row.ID) { source.open(row) }

    /// The texts of a row from top to bottom, for tests. They're read without a cell.
    public func texts(of row: Row.ID) -> [String] {
        indexPath(for: row).flatMap { source.content(at: $0) }?.texts ?? []
    }

    /// The selected rows, from top to bottom.
    public var selectedRows: [Row] { source.selectedRows }
}
#endif
