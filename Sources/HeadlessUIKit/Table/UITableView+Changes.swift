public import Foundation

/// Changes of rows and sections, alone or in a block of updates.
extension UITableView {
    /// Shows rows that the model has got, by indexes after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.insertRows(indexPaths, animation)) { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Takes away rows that the model has lost, by indexes before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.deleteRows(indexPaths, animation)) { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Replaces the cells of rows; the rows lose selection and focus.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(.reloadRows(indexPaths, animation)) { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Asks the data source for the rows anew, with their present cells.
    ///
    /// `dequeueReusableCell(withIdentifier:for:)` hands back the present cell during the call; the method without an index
    /// path does not. To return another cell is a failure.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureNow(indexPaths) }

    /// Moves a row from its index before the update to the one after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.moveRow(indexPath, newIndexPath)) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Shows sections that the model has got, by indexes after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.insertSections(sections, animation)) { $0.insertedSections.formUnion(sections) }
    }

    /// Takes away sections that the model has lost, by indexes before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.deleteSections(sections, animation)) { $0.deletedSections.formUnion(sections) }
    }

    /// Replaces all cells of sections, whose counts may have changed.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(.reloadSections(sections, animation)) { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its index before the update to the one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.moveSection(section, newSection)) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
}
