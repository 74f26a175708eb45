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

    /// The selected rows, from top to bottom.
    public var selectedRows: [Row] { source.selectedRows }
}
#endif
