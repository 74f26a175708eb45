public import Foundation

/// A change in a block of the `updateTrace` of a table's inspection, as the app requested it.
///
/// Insertions and targets of moves have their positions after the block. All other positions are those before the
/// block.
public enum TableChange: Hashable, Sendable {
    /// Rows were inserted.
    case insertRows([IndexPath], UITableView.RowAnimation)
    /// Rows were deleted.
    case deleteRows([IndexPath], UITableView.RowAnimation)
    /// Rows were reloaded.
    case reloadRows([IndexPath], UITableView.RowAnimation)
    /// A row was moved from one index path to another.
    case moveRow(IndexPath, IndexPath)
    /// Sections were inserted.
    case insertSections(IndexSet, UITableView.RowAnimation)
    /// Sections were deleted.
    case deleteSections(IndexSet, UITableView.RowAnimation)
    /// Sections were reloaded.
    case reloadSections(IndexSet, UITableView.RowAnimation)
    /// A section was moved from one index to another.
    case moveSection(Int, Int)
}
