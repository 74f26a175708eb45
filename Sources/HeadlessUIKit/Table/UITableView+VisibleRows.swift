import Foundation

/// A row that is seen, with its cell.
struct VisibleRow {
    var path: IndexPath
    var cell: UITableViewCell
}

/// The row that a cell is asked for at the moment.
struct CellRequest {
    let path: IndexPath
    /// The cell that a reconfiguration must get back.
    let existing: UITableViewCell?
    var hasDequeued = false
}

extension UITableView {
    func lookUpCell(_ path: IndexPath) -> UITableViewCell? {
        if isAskingForCells { HeadlessFailure.report(.log, TableFailure.cellForRowDuringUpdate) }
        layOutBeforeLooking()
        return visibleCell(at: path)
    }

    func visibleCell(at path: IndexPath) -> UITableViewCell? {
        visible.first { $0.path == path }?.cell
    }

    func layOutBeforeLooking() {
        guard updates == nil, !isAskingForCells else { return }
        layoutIfNeeded()
    }

    /// Brings cells, headers and footers in line with the bounds: what left is queued first, so that it can be reused.
    func updateVisibleContent() {
        guard updates == nil, !isAskingForCells else { return }
        loadDataIfNeeded()
        let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
        removeRows(outside: wanted)
        addRows(wanted)
        for row in visible where row.cell.frame.width != bounds.width { row.cell.frame = rectForRow(at: row.path) }
        updateSectionViews()
    }

    private func removeRows(outside wanted: [IndexPath]) {
        let old = visible
        guard let first = wanted.first, let last = wanted.last else {
            visible = []
            old.forEach(endDisplaying)
            return
        }
        let leaves = { (row: VisibleRow) in row.path < first || row.path > last }
        guard old.contains(where: leaves) else { return }
        visible = old.filter { !leaves($0) }
        for row in old where leaves(row) { endDisplaying(row) }
    }

    private func addRows(_ wanted: [IndexPath]) {
        guard visible.count != wanted.count || visible.first?.path != wanted.first else { return }
        var rows: [VisibleRow] = []
        rows.reserveCapacity(wanted.count)
        var kept = visible[...]
        for path in wanted {
            if let next = kept.first, next.path == path {
                rows.append(next)
                kept.removeFirst()
            } else {
                rows.append(VisibleRow(path: path, cell: display(path)))
            }
        }
        visible = rows
    }

    /// Gets the cell of a row and shows it.
    func display(_ path: IndexPath) -> UITableViewCell {
        let cell = requestCell(path)
        show(cell, at: path)
        return cell
    }

    /// Asks the data source for a cell.
    func requestCell(_ path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell {
        guard let dataSource else { return existing ?? UITableViewCell() }
        isAskingForCells = true
        currentRequest = CellRequest(path: path, existing: existing)
        defer {
            isAskingForCells = false
            currentRequest = nil
        }
        record(.cellForRow(path))
        return dataSource.tableView(self, cellForRowAt: path)
    }

    func show(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        cell.path = path
        cell.frame = rectForRow(at: path)
        if let level = tell(.indentationLevel(path), { $0.tableView(self, indentationLevelForRowAt: path) }) {
            cell.indentationLevel = level
        }
        if cell.isSelected != selectedPaths.contains(path) {
            cell.setSelected(selectedPaths.contains(path), animated: false)
        }
        if editingMode { applyEditing(to: cell, at: path) } else if cell.isEditing { leaveEditing(cell, at: path) }
        if cell.superview !== self { addSubview(cell) }
        cell.prepareForDisplay()
        tell(.willDisplayCell(path)) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
    }

    /// Takes a cell off the screen and puts it into its queue.
    func endDisplaying(_ row: VisibleRow) {
        tell(.didEndDisplayingCell(row.path)) { $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path) }
        retire(row.cell)
    }

    private func retire(_ cell: UITableViewCell) {
        guard cell.table === self, !visible.contains(where: { $0.cell === cell }) else { return }
        cell.table = nil
        cell.path = nil
        cell.removeFromSuperview()
        reuse.enqueue(cell)
    }

    /// Queues all cells, headers and footers: a reload asks for every one anew.
    func discardCells() {
        let old = visible
        visible = []
        old.forEach(endDisplaying)
        discardSectionViews()
    }
}
