import Foundation

/// Updates that wait for the end of the outermost block.
struct PendingUpdates {
    var update = TableUpdate()
    var changes: [TableChange] = []
    var depth = 1
    let before: [Int]
}

extension UITableView {
    func openBlock() {
        if updates == nil {
            loadDataIfNeeded()
            updates = PendingUpdates(before: geometry.rowCounts)
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
        indexPaths.forEach(reconfigure)
    }

    /// Applies a whole update whose counts the data source already says.
    func applyDifference(_ difference: TableUpdate) {
        guard !needsData else {
            reloadData()
            return
        }
        change { $0 = difference }
    }

    func change(_ change: TableChange, _ body: (inout TableUpdate) -> Void) {
        openBlock()
        updates?.changes.append(change)
        self.change(body)
        closeBlock()
    }

    private func change(_ body: (inout TableUpdate) -> Void) {
        openBlock()
        if var update = updates?.update {
            body(&update)
            updates?.update = update
        }
        closeBlock()
    }

    private func commitUpdates() {
        guard let pending = updates else { return }
        let after = askForCounts()
        updates = nil
        if isTracing, !pending.changes.isEmpty { updateTrace.append(pending.changes) }
        if let text = pending.update.failure(before: pending.before, after: after) {
            HeadlessFailure.report(.exception, text + failureTail(text))
            discardCells()
            adoptCounts(after)
            return
        }
        let plan = TableUpdatePlan(pending.update, before: pending.before, sectionCount: after.count)
        apply(pending.update, plan) { measure(after) }
    }

    /// From iOS 16 on the texts about counts end with the table.
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

    private func reconfigure(_ path: IndexPath) {
        layoutIfNeeded()
        guard let index = visible.firstIndex(where: { $0.path == path }) else { return }
        let row = visible[index]
        let cell = requestCell(path, existing: row.cell)
        guard cell !== row.cell else {
            cell.prepareForDisplay()
            return
        }
        visible.remove(at: index)
        show(cell, at: path)
        visible.insert(VisibleRow(path: path, cell: cell), at: index)
        endDisplaying(row)
    }
}

extension UITableView {
    /// Moves what stays, asks for cells that come into sight, then lets the cells go that leave: while an update is
    /// animated both are on screen, so a reloaded row gets another cell.
    private func apply(_ update: TableUpdate, _ plan: TableUpdatePlan, measuring: () -> Void) {
        let reconfigured = update.reconfiguredRows.compactMap(plan.path)
        selectedPaths = selectedPaths.compactMap { update.reloadedRows.contains($0) ? nil : plan.path($0) }
        swipedPath = swipedPath.flatMap(plan.path)
        confirmingPath = confirmingPath.flatMap(plan.path)
        moveSectionViews(update, plan)
        let old = visible
        visible = []
        var leaving: [VisibleRow] = []
        for row in old {
            if !update.reloadedRows.contains(row.path), let path = plan.path(row.path) {
                row.cell.path = path
                visible.append(VisibleRow(path: path, cell: row.cell))
            } else {
                leaving.append(row)
            }
        }
        visible.sort { $0.path < $1.path }
        measuring()
        setNeedsLayout()
        limitOffset()
        fillViewport(leaving: leaving)
        if update.changesSections { loadIndexTitles() }
        reconfigured.sorted().forEach(reconfigure)
    }

    /// Content that has become shorter is scrolled back to its end.
    func limitOffset() {
        let offset = limited(contentOffset.y)
        if contentOffset.y > offset { contentOffset.y = offset }
    }

    private func fillViewport(leaving: [VisibleRow]) {
        let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
        let kept = Dictionary(visible.map { ($0.path, $0.cell) }, uniquingKeysWith: { first, _ in first })
        let wantedSet = Set(wanted)
        let gone = leaving + visible.filter { !wantedSet.contains($0.path) }
        visible = wanted.map { path in
            guard let cell = kept[path] else { return VisibleRow(path: path, cell: display(path)) }
            cell.frame = rectForRow(at: path)
            return VisibleRow(path: path, cell: cell)
        }
        gone.forEach(endDisplaying)
        updateSectionViews()
    }

    /// Takes a moved row along after a drag: the cell is already at its place.
    func moveDraggedRow(from old: IndexPath, to new: IndexPath) {
        var update = TableUpdate()
        update.movedRows = [.init(from: old, to: new)]
        let plan = TableUpdatePlan(update, before: geometry.rowCounts, sectionCount: geometry.sections.count)
        apply(update, plan) { geometry = geometry.movingRow(from: old, to: new) }
    }
}
