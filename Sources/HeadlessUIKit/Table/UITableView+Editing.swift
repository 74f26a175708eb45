import Foundation

extension UITableView {
    /// Enters or leaves editing mode.
    ///
    /// For each visible row, the questions are: can edit, editing style, should indent, can move (order as logged on
    /// devices; Table View Programming Guide, Figures 7-1 and 8-2). A row that can't be edited keeps its appearance.
    func changeEditing(to editing: Bool, animated: Bool) {
        if isCommitting { HeadlessFailure.report(.log, TableFailure.editingDuringCommit) }
        endSwipe()
        guard editing != editingMode else { return }
        record(.setEditing(editing))
        editingMode = editing
        confirmingPath = nil
        if !editing, allowsMultipleSelectionDuringEditing { selectedPaths.forEach(markDeselected) }
        for row in visible {
            if editing { applyEditing(to: row.cell, at: row.path) } else { leaveEditing(row.cell, at: row.path) }
        }
    }

    func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
        guard canEdit(path) else { return }
        cell.editingStyle = editingStyle(path)
        if let indents = tell(
            .shouldIndentWhileEditing(path),
            {
                $0.tableView(self, shouldIndentWhileEditingRowAt: path)
            }
        ) {
            cell.shouldIndentWhileEditing = indents
        }
        if let movable = movability(path) { cell.showsReorderControl = movable }
        guard !cell.isEditing else { return }
        record(.cellSetEditing(path, true))
        cell.setEditing(true, animated: false)
    }

    func leaveEditing(_ cell: UITableViewCell, at path: IndexPath) {
        cell.editingStyle = .none
        cell.showingDeleteConfirmation = false
        guard cell.isEditing else { return }
        record(.cellSetEditing(path, false))
        cell.setEditing(false, animated: false)
    }

    /// All rows are editable unless the data source says otherwise (`UITableView.h`).
    func canEdit(_ path: IndexPath) -> Bool {
        ask(.canEditRow(path)) { $0.tableView(self, canEditRowAt: path) } ?? true
    }

    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        tell(.editingStyle(path)) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    /// Whether the row can be moved, or `nil` if the data source doesn't say.
    func movability(_ path: IndexPath) -> Bool? {
        ask(.canMoveRow(path)) { $0.tableView(self, canMoveRowAt: path) }
    }

    /// Asks the data source to change the model.
    ///
    /// - Returns: Whether the data source implements the method.
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
        isCommitting = true
        defer { isCommitting = false }
        return ask(.commit(style, path)) { $0.tableView(self, commit: style, forRowAt: path) } != nil
    }

    /// Shows or hides the button that confirms a deletion.
    func showDeleteConfirmation(_ shows: Bool, at path: IndexPath) {
        if shows, let confirmingPath, confirmingPath != path { showDeleteConfirmation(false, at: confirmingPath) }
        confirmingPath = shows ? path : nil
        visibleCell(at: path)?.showingDeleteConfirmation = shows
    }

    /// Edits one row after a swipe. The other rows show no controls (Table View Programming Guide, chapter 7).
    func beginSwipe(_ path: IndexPath) {
        record(.setEditing(true))
        isSwiping = true
        swipedPath = path
        visibleCell(at: path)?.swiped = true
        tell(.willBeginEditing(path)) { $0.tableView(self, willBeginEditingRowAt: path) }
    }

    /// Ends a swipe. The delegate gets no index path if the row was deleted.
    func endSwipe() {
        guard isSwiping else { return }
        isSwiping = false
        let path = swipedPath
        swipedPath = nil
        if let path {
            showDeleteConfirmation(false, at: path)
            visibleCell(at: path)?.swiped = false
        }
        record(.setEditing(false))
        tell(.didEndEditing(path)) { $0.tableView(self, didEndEditingRowAt: path) }
    }
}
