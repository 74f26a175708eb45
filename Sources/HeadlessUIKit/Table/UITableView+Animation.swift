import Foundation

/// A cell that is seen until an animation ends.
struct LeavingRow {
    /// The row that was shown.
    let row: VisibleRow
    /// Where the row is now; `nil` when it was deleted or reloaded.
    var path: IndexPath?
    /// When its animation ends, in seconds of the clock.
    let end: TimeInterval
}

extension UITableView {
    /// Whether changes take time: in a window, unless the app has switched animations off.
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled }

    /// Does something when the rows that have begun to move have come to rest.
    func afterRowAnimation(_ body: @escaping () -> Void) {
        if animatesChanges { HeadlessClock.after(HeadlessClock.rowAnimation, body) } else { body() }
    }

    /// When an animation ends that begins now, in seconds of the clock.
    var rowAnimationEnd: TimeInterval { HeadlessClock.now + (animatesChanges ? HeadlessClock.rowAnimation : 0) }

    /// Lets the cells go whose rows have been animated out when the animation that begins now ends.
    ///
    /// A cell that was taken back meanwhile and left again stays in use until its second animation ends.
    func endLeavingAfterAnimation() {
        let end = rowAnimationEnd
        guard leaving.contains(where: { $0.end == end }) else { return }
        afterRowAnimation { [weak self] in self?.endLeaving { $0.end <= end } }
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
        guard let droppedPath else { return }
        let verb: String? =
            switch change {
            case .reloadRows(let paths, _): paths.contains(droppedPath) ? "reloaded" : nil
            case .deleteRows(let paths, _): paths.contains(droppedPath) ? "deleted" : nil
            case .reloadSections(let sections, _): sections.contains(droppedPath.section) ? "reloaded" : nil
            case .deleteSections(let sections, _): sections.contains(droppedPath.section) ? "deleted" : nil
            case .insertRows, .moveRow, .insertSections, .moveSection: nil
            }
        if let verb { HeadlessFailure.report(.fault, TableFailure.changeDuringDrop(droppedPath, verb)) }
    }
}
