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
        reportLookingDuringPass(TableFailure.cellForRowDuringUpdate)
        layOutBeforeLooking()
        return visibleCell(at: path) ?? prepared[path]
    }

    func visibleCell(at path: IndexPath) -> UITableViewCell? {
        visible.first { $0.path == path }?.cell
    }

    func layOutBeforeLooking() {
        guard updates == nil, !isInPass else { return }
        layoutIfNeeded()
    }

    /// Brings cells, headers and footers in line with the bounds: what left is queued first, so that it can be reused.
    func updateVisibleContent() {
        guard updates == nil, !isInPass else { return }
        warnOffTheWindow()
        loadDataIfNeeded()
        inPass {
            let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
            let near = neighbours(of: wanted)
            removeRows(outside: wanted, keeping: near)
            addRows(wanted)
            for row in visible where row.cell.frame.width != bounds.width { row.cell.frame = rectForRow(at: row.path) }
            updateSectionViews()
            prepareRows(near)
        }
        prefetchData()
    }

    private func removeRows(outside wanted: [IndexPath], keeping near: [IndexPath]) {
        let old = visible
        let stays = { (path: IndexPath) in
            if let first = wanted.first, let last = wanted.last { first <= path && path <= last } else { false }
        }
        if !old.allSatisfy({ stays($0.path) }) {
            visible = old.filter { stays($0.path) }
            for row in old where !stays(row.path) {
                endDisplaying(row)
                putAside(row, near: near)
            }
        }
        discardPreparedRows { !stays($0) && !near.contains($0) }
    }

    private func addRows(_ wanted: [IndexPath]) {
        guard visible.count != wanted.count || visible.first?.path != wanted.first else { return }
        var rows: [VisibleRow] = []
        rows.reserveCapacity(wanted.count)
        var kept = visible[...]
        // A callback of the app may have made the geometry out of date: then the next layout begins anew.
        for path in wanted where !needsData {
            if let next = kept.first, next.path == path {
                rows.append(next)
                kept.removeFirst()
            } else {
                rows.append(VisibleRow(path: path, cell: display(path)))
            }
        }
        visible = rows
    }

    /// Gets the cell of a row, prepared or new, and shows it.
    func display(_ path: IndexPath) -> UITableViewCell {
        let cell = prepared.removeValue(forKey: path) ?? requestUnusedCell(path)
        show(cell, at: path)
        return cell
    }

    /// Asks the data source for a cell that no other row has.
    func requestUnusedCell(_ path: IndexPath) -> UITableViewCell {
        let cell = requestCell(path)
        takeBack(cell, for: path)
        return cell
    }

    /// Asks the data source for a cell.
    func requestCell(_ path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell {
        guard let dataSource else { return existing ?? UITableViewCell() }
        currentRequest = CellRequest(path: path, existing: existing)
        defer { currentRequest = nil }
        record(.cellForRow(path))
        return dataSource.tableView(self, cellForRowAt: path)
    }

    func show(_ cell: UITableViewCell, at path: IndexPath) {
        assign(cell, to: path)
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

    func assign(_ cell: UITableViewCell, to path: IndexPath) {
        cell.table = self
        cell.path = path
    }

    /// Tells that a cell is no longer seen.
    func endDisplaying(_ row: VisibleRow) {
        tell(.didEndDisplayingCell(row.path)) { $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path) }
    }

    /// Takes a cell off the table and puts it into its queue.
    func retire(_ cell: UITableViewCell) {
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
        for row in old {
            row.cell.endEditing(true)
            endDisplaying(row)
            retire(row.cell)
        }
        discardPreparedRows { _ in true }
        endLeaving { _ in true }
        discardSectionViews()
    }
}
