import Foundation

/// A cell that is seen until an animation ends.
struct LeavingRow {
    /// The row that was shown.
    let row: VisibleRow
    /// Where the row is now; `nil` when it was deleted or reloaded.
    var path: IndexPath?
}

extension UITableView {
    /// Whether changes take time: in a window, unless the app has switched animations off.
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled }

    /// Does something when the rows that have begun to move have come to rest.
    func afterRowAnimation(_ body: @escaping () -> Void) {
        if animatesChanges { HeadlessClock.after(HeadlessClock.rowAnimation, body) } else { body() }
    }

    /// Lets cells go when their rows have been animated out; until then they are in use.
    func animateOut(_ rows: [LeavingRow]) {
        guard !rows.isEmpty else { return }
        let cells = Set(rows.map { ObjectIdentifier($0.row.cell) })
        afterRowAnimation { [weak self] in self?.endLeaving { cells.contains(ObjectIdentifier($0.row.cell)) } }
    }

    func endLeaving(where isOver: (LeavingRow) -> Bool) {
        let over = leaving.filter(isOver)
        leaving.removeAll(where: isOver)
        for row in over {
            inPass { endDisplaying(row.row) }
            retire(row.row.cell)
        }
    }

    /// Reports a cell that another row has, or one that is still being animated out.
    ///
    /// A row that was pushed out of sight and comes back takes its own cell with it.
    func takeBack(_ cell: UITableViewCell, for path: IndexPath) {
        if let index = leaving.firstIndex(where: { $0.row.cell === cell }) {
            let old = leaving.remove(at: index)
            if old.path != path { HeadlessFailure.report(.fault, TableFailure.cellInUse(path, by: old.path)) }
        } else if cell.table === self, let other = cell.path, other != path {
            HeadlessFailure.report(.fault, TableFailure.cellInUse(path, by: other))
        }
    }

    /// A drop animates like any other change.
    func beginDrop(at path: IndexPath) {
        droppedPath = path
        afterRowAnimation { [weak self] in self?.droppedPath = nil }
    }

    /// A row that is being dropped must be neither reloaded nor deleted.
    func reportChangeDuringDrop(_ change: TableChange) {
        guard let droppedPath, reportsChangesDuringDrops else { return }
        let isConcerned =
            switch change {
            case .reloadRows(let paths, _), .deleteRows(let paths, _): paths.contains(droppedPath)
            case .reloadSections(let sections, _), .deleteSections(let sections, _):
                sections.contains(droppedPath.section)
            case .insertRows, .moveRow, .insertSections, .moveSection: false
            }
        if isConcerned { HeadlessFailure.report(.fault, TableFailure.changeDuringDrop(droppedPath)) }
    }
}
