public import Foundation

/// Changes of rows and sections, alone or in a block of updates.
extension UITableView {
    /// Inserts rows, at index paths after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.insertRows(indexPaths, animation)) { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes rows, at index paths before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.deleteRows(indexPaths, animation)) { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Replaces the cells of rows. The rows lose the selection and the focus.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.reloadRows(indexPaths, animation)) { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Asks the data source to configure the existing cells of rows again.
    ///
    /// During the call, `dequeueReusableCell(withIdentifier:for:)` returns the existing cell; the method without an
    /// index path doesn't. Reports an exception if the data source returns another cell, and a fault for a row that
    /// doesn't exist.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureNow(indexPaths) }

    /// Moves a row from its index path before the update to its index path after the update.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.moveRow(indexPath, newIndexPath)) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections, at indexes after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.insertSections(sections, animation)) { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections, at indexes before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.deleteSections(sections, animation)) { $0.deletedSections.formUnion(sections) }
    }

    /// Replaces all cells of sections. The number of rows may have changed.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.reloadSections(sections, animation)) { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its index before the update to its index after the update.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.moveSection(section, newSection)) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
}
