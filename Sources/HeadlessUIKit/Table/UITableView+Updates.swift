import Foundation

/// Updates that are pending until the end of the outermost block.
struct PendingUpdates {
    var update = BatchUpdate()
    var changes: [TableChange] = []
    var depth = 1
    let before: [Int]
    /// Whether the block was opened during the table's own work.
    let isRefused: Bool
}

extension UITableView {
    func openBlock() {
        if updates == nil {
            let isRefused = !allowsUpdate()
            if !isRefused { loadDataIfNeeded() }
            updates = PendingUpdates(before: geometry.rowCounts, isRefused: isRefused)
        } else {
            updates?.depth += 1
        }
    }

    func closeBlock() {
        guard let depth = updates?.depth else { return }
        updates?.depth = depth - 1
        if depth == 1 { commitUpdates() }
    }

    func reconfigureNow(_ indexPaths: [IndexPath]) {
        guard updates == nil else {
            updates?.update.reconfiguredRows.formUnion(indexPaths)
            return
        }
        guard allowsUpdate() else { return }
        layoutIfNeeded()
        inPass { indexPaths.forEach(reconfigure) }
        setNeedsLayout()
    }

    /// Applies a complete update. The data source already returns the new counts.
    func applyDifference(_ difference: BatchUpdate) {
        guard !needsData else {
            reloadData()
            return
        }
        change { $0 = difference }
    }

    func change(_ change: TableChange, _ body: (inout BatchUpdate) -> Void) {
        reportChangeDuringDrop(change)
        openBlock()
        updates?.changes.append(change)
        self.change(body)
        closeBlock()
    }

    private func change(_ body: (inout BatchUpdate) -> Void) {
        openBlock()
        if var update = updates?.update {
            body(&update)
            updates?.update = update
        }
        closeBlock()
    }

    private func commitUpdates() {
        guard let pending = updates else { return }
        updates = nil
        guard !pending.isRefused else { return }
        let after = inPass { askForCounts() }
        if record.isOn, !pending.changes.isEmpty { record.changes.append(pending.changes) }
        if let text = pending.update.failure(before: pending.before, after: after) {
            HeadlessFailure.report(.exception, text + failureTail(text))
            inPass { discardCells() }
            adoptCounts(after)
            return
        }
        if !pending.changes.isEmpty { warnOffTheWindow() }
        let plan = TableUpdatePlan(pending.update, before: pending.before, sectionCount: after.count)
        let known = knownHeights(pending.update, plan)
        inScrollingPass {
            apply(pending.update, plan) {
                measure(after)
                for (path, height) in known where geometry.contains(path) { geometry.setHeight(height, of: path) }
                updateContentSize()
                sizeRowsAgain()
            }
        }
    }

    /// The known heights of remaining rows that differ from the estimates.
    private func knownHeights(_ update: BatchUpdate, _ plan: TableUpdatePlan) -> [IndexPath: CGFloat] {
        geometry.knownHeights.reduce(into: [:]) { heights, entry in
            guard !update.reloadedRows.contains(entry.key), let path = plan.path(entry.key) else { return }
            heights[path] = entry.value
        }
    }

    /// In iOS 16 and later, the texts about counts end with the table.
    private func failureTail(_ text: String) -> String {
        guard text.hasPrefix("Invalid update") else { return "" }
        let source = dataSource.map { "<\(type(of: $0))>" } ?? "(null)"
        return " Table view: <\(type(of: self)); dataSource: \(source)>"
    }

    private func adoptCounts(_ counts: [Int]) {
        needsData = false
        setNeedsLayout()
        measure(counts)
        forgetMissingSelection()
    }

    /// Requests the row again with its existing cell, visible or prepared.
    private func reconfigure(_ path: IndexPath) {
        guard geometry.contains(path) else {
            return HeadlessFailure.report(.fault, TableFailure.reconfiguredMissing(path))
        }
        if let cell = prepared[path] {
            let answer = reconfigured(cell, at: path)
            prepared[path] = answer
            sizeAgain(answer, at: path)
            if answer !== cell { retire(cell) }
        }
        guard let index = visible.firstIndex(where: { $0.path == path }) else { return }
        let row = visible[index]
        let answer = reconfigured(row.cell, at: path)
        sizeAgain(answer, at: path)
        guard answer !== row.cell else { return row.cell.prepareForDisplay() }
        visible.remove(at: index)
        show(answer, at: path)
        visible.insert(VisibleRow(path: path, cell: answer), at: index)
        endDisplaying(row)
        retire(row.cell)
    }

    private func reconfigured(_ cell: UITableViewCell, at path: IndexPath) -> UITableViewCell {
        let answer = requestCell(path, existing: cell)
        guard answer !== cell else { return cell }
        HeadlessFailure.report(.exception, TableFailure.otherCellReconfigured(path))
        assign(answer, to: path)
        return answer
    }
}

extension UITableView {
    /// Moves remaining rows, requests cells of rows that become visible, then releases the cells of removed rows. Both
    /// are on screen during the animation of an update, so a reloaded row gets another cell.
    private func apply(_ update: BatchUpdate, _ plan: TableUpdatePlan, measuring: () -> Void) {
        let place = { (path: IndexPath) in update.reloadedRows.contains(path) ? nil : plan.path(path) }
        let reconfigured = update.reconfiguredRows.compactMap(plan.path)
        selectedPaths = selectedPaths.compactMap(place)
        swipedPath = swipedPath.flatMap(plan.path)
        confirmingPath = confirmingPath.flatMap(plan.path)
        droppedPath = droppedPath.flatMap(plan.path)
        prefetching.announced = []
        moveSectionViews(update, plan)
        let gone = moveCells(place)
        measuring()
        setNeedsLayout()
        limitOffset()
        fillViewport(gone: gone)
        if update.changesSections { loadIndexTitles() }
        reconfigured.sorted().forEach(reconfigure)
    }

    /// Moves the cells of remaining rows to their new positions.
    ///
    /// - Returns: The rows that were deleted or reloaded. The first responder in them has resigned.
    private func moveCells(_ place: (IndexPath) -> IndexPath?) -> [LeavingRow] {
        let oldRows = visible
        let oldPrepared = prepared
        visible = []
        prepared = [:]
        var gone: [LeavingRow] = []
        for row in oldRows {
            guard let path = place(row.path) else {
                gone.append(LeavingRow(row: row, path: nil, end: rowAnimationEnd))
                continue
            }
            row.cell.path = path
            visible.append(VisibleRow(path: path, cell: row.cell))
        }
        visible.sort { $0.path < $1.path }
        for (old, cell) in oldPrepared.sorted(by: { $0.key < $1.key }) {
            guard let path = place(old) else {
                cell.endEditing(true)
                retire(cell)
                continue
            }
            cell.path = path
            prepared[path] = cell
        }
        for index in leaving.indices { leaving[index].path = leaving[index].path.flatMap(place) }
        for row in gone { row.row.cell.endEditing(true) }
        return gone
    }

    /// If the content has become shorter, scrolls back to its end.
    func limitOffset() {
        let offset = limited(contentOffset.y)
        if contentOffset.y > offset { contentOffset.y = offset }
    }

    private func fillViewport(gone: [LeavingRow]) {
        _ = sizeSectionViews()
        let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
        let near = neighbors(of: wanted)
        let kept = Dictionary(visible.map { ($0.path, $0.cell) }, uniquingKeysWith: { first, _ in first })
        let wantedSet = Set(wanted)
        let pushed = visible.filter { !wantedSet.contains($0.path) }
        let out = pushed.filter { !near.contains($0.path) && !$0.cell.containsFirstResponder }
        for row in pushed where !out.contains(where: { $0.cell === row.cell }) { prepared[row.path] = row.cell }
        leaving += gone + out.map { LeavingRow(row: $0, path: $0.path, end: rowAnimationEnd) }
        visible = fill { path in
            guard let cell = kept[path] else { return nil }
            if let index = leaving.firstIndex(where: { $0.row.cell === cell }) { leaving.remove(at: index) }
            if prepared[path] === cell { prepared[path] = nil }
            return cell
        }
        let seen = Set(visible.map(\.path))
        // Rows that turned out to be higher than estimated have pushed these rows off screen.
        for path in wanted where !seen.contains(path) {
            guard let cell = kept[path] else { continue }
            leaving.append(LeavingRow(row: VisibleRow(path: path, cell: cell), path: path, end: rowAnimationEnd))
        }
        placeCells()
        endLeavingAfterAnimation()
        for row in pushed where prepared[row.path] === row.cell { endDisplaying(row) }
        updateSectionViews()
        let nowNear = neighbors(of: visible.map(\.path))
        discardPreparedRows { !nowNear.contains($0) }
        prepareRows(nowNear)
    }

    /// Updates a moved row after a drag. Its cell is already in position.
    func moveDraggedRow(from old: IndexPath, to new: IndexPath) {
        var update = BatchUpdate()
        update.movedRows = [.init(from: old, to: new)]
        let plan = TableUpdatePlan(update, before: geometry.rowCounts, sectionCount: geometry.sections.count)
        droppedPath = nil
        inPass { apply(update, plan) { geometry = geometry.movingRow(from: old, to: new) } }
        beginDrop(at: new)
    }
}
