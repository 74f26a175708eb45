import Foundation

/// A visible row, with its cell.
struct VisibleRow {
    var path: IndexPath
    var cell: UITableViewCell
}

/// The row whose cell is currently requested.
struct CellRequest {
    let path: IndexPath
    /// The cell that a reconfiguration must return.
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

    /// Updates cells, headers and footers for the bounds. Views that are no longer visible are queued first, so that
    /// they can be reused.
    func updateVisibleContent() {
        guard updates == nil, !isInPass else { return }
        warnOffTheWindow()
        loadDataIfNeeded()
        inScrollingPass {
            sizeRowsAfterResizing()
            fillBounds()
            updateSectionViews()
            prepareRows(neighbors(of: visible.map(\.path)))
            placeCells()
        }
        prefetchData()
    }

    /// Creates cells for visible rows. If heights differ from the estimates, more rows become visible, or there's space
    /// at the end.
    private func fillBounds() {
        for _ in 0..<UITableView.mostFillings {
            let (height, origin) = (contentSize.height, bounds.minY)
            _ = sizeSectionViews()
            let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
            removeRows(outside: wanted, keeping: neighbors(of: wanted))
            prepareRowsAbove()
            addRows()
            if contentSize.height < height { bounds.origin.y = min(bounds.minY, limited(bounds.minY)) }
            if contentSize.height == height, bounds.minY == origin { break }
        }
    }

    /// Each pass sizes rows that weren't sized before. This limit is for cells whose sizes keep changing.
    private static let mostFillings = 20

    func placeCells() {
        for row in visible {
            let rect = rectForRow(at: row.path)
            if row.cell.frame != rect { row.cell.frame = rect }
        }
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

    /// Sizes the rows that become visible above the others, starting with the lowest. Their heights determine how many
    /// there are.
    private func prepareRowsAbove() {
        guard let first = visible.first?.path else { return }
        var next = geometry.row(before: first)
        while let path = next, !needsData, geometry.span(of: path).bottom > bounds.minY {
            prepareRow(path)
            next = geometry.row(before: path)
        }
    }

    private func addRows() {
        let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
        guard visible.count != wanted.count || visible.first?.path != wanted.first else { return }
        let kept = visible
        var places = kept[...]
        let rows = fill { path in
            while let next = places.first, next.path < path { places.removeFirst() }
            return places.first?.path == path ? places.removeFirst().cell : nil
        }
        visible = rows
        let seen = Set(rows.map(\.path))
        let near = neighbors(of: rows.map(\.path))
        for row in kept where !seen.contains(row.path) && !needsData {
            endDisplaying(row)
            putAside(row, near: near)
        }
    }

    /// Fills the bounds, starting with the first visible row. Each row is sized before the next is requested.
    ///
    /// If a callback of the app makes the data out of date, no more cells are requested. The next layout starts again.
    func fill(_ shown: (IndexPath) -> UITableViewCell?) -> [VisibleRow] {
        var rows: [VisibleRow] = []
        var next = geometry.rows(from: bounds.minY, to: bounds.maxY).first
        while let path = next, geometry.span(of: path).top < bounds.maxY {
            if let cell = shown(path) ?? (needsData ? nil : display(path)) {
                rows.append(VisibleRow(path: path, cell: cell))
            }
            next = geometry.row(after: path)
        }
        return rows
    }

    /// Shows the cell of a row, prepared or new. Returns `nil` if the row has no height.
    private func display(_ path: IndexPath) -> UITableViewCell? {
        guard geometry.height(of: path) > 0 else { return nil }
        let cell = prepared.removeValue(forKey: path) ?? requestSizedCell(path)
        guard geometry.height(of: path) > 0 else {
            assign(cell, to: path)
            prepared[path] = cell
            return nil
        }
        show(cell, at: path)
        return cell
    }

    /// Requests a cell from the data source, and reports a cell that another row uses.
    func requestUnusedCell(_ path: IndexPath) -> UITableViewCell {
        let cell = requestCell(path)
        takeBack(cell, for: path)
        return cell
    }

    /// Requests a cell from the data source.
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

    /// Notifies the delegate that a cell is no longer visible.
    func endDisplaying(_ row: VisibleRow) {
        tell(.didEndDisplayingCell(row.path)) { $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path) }
    }

    /// Removes a cell from the table and adds it to its queue.
    func retire(_ cell: UITableViewCell) {
        guard cell.table === self, !visible.contains(where: { $0.cell === cell }) else { return }
        cell.table = nil
        cell.path = nil
        cell.removeFromSuperview()
        reuse.enqueue(cell)
    }

    /// Queues all cells, headers and footers. A reload requests them again.
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
