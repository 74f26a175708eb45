public import Foundation

/// One change of a block of a table's ``UITableView/updateTrace``, as the app has asked for it.
///
/// Places of what comes are those after the block, all others those before it.
public enum TableChange: Hashable, Sendable {
    case insertRows([IndexPath], UITableView.RowAnimation)
    case deleteRows([IndexPath], UITableView.RowAnimation)
    case reloadRows([IndexPath], UITableView.RowAnimation)
    case moveRow(IndexPath, IndexPath)
    case insertSections(IndexSet, UITableView.RowAnimation)
    case deleteSections(IndexSet, UITableView.RowAnimation)
    case reloadSections(IndexSet, UITableView.RowAnimation)
    case moveSection(Int, Int)
}
