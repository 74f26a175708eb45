import Foundation

/// A cell that stays visible until an animation ends.
struct LeavingRow {
    /// The row that was shown.
    let row: VisibleRow
    /// The current index path of the row, or `nil` if the row was deleted or reloaded.
    var path: IndexPath?
    /// The end of the animation, in seconds of the clock.
    let end: TimeInterval
}

extension UITableView {
    /// Whether changes take time. They do in a window, unless the app has disabled animations.
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled }

    /// Runs a closure when the rows that have started to move have stopped.
    func afterRowAnimation(_ body: @escaping () -> Void) {
        if animatesChanges { HeadlessClock.after(HeadlessClock.rowAnimation, body) } else { body() }
    }

    /// Returns the end of an animation that begins now, in seconds of the clock.
    var rowAnimationEnd: TimeInterval { HeadlessClock.now + (animatesChanges ? HeadlessClock.rowAnimation : 0) }

    /// Releases the cells of rows that are being animated out when the animation that begins now ends.
    ///
    /// A cell that was reused and animated out again in the meantime stays in use until its second animation ends.
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

    /// Reports a cell that another row uses, or that is still being animated out.
    ///
    /// A row that was pushed off screen and reappears keeps its own cell.
    func takeBack(_ cell: UITableViewCell, for path: IndexPath) {
        if let index = leaving.firstIndex(where: { $0.row.cell === cell }) {
            let old = leaving.remove(at: index)
            if old.path != path { HeadlessFailure.report(.fault, TableFailure.cellInUse(path, by: old.path)) }
        } else if cell.table === self, let other = cell.path, other != path {
            HeadlessFailure.report(.fault, TableFailure.cellInUse(path, by: other))
        }
    }

    /// A drop is animated like any other change.
    func beginDrop(at path: IndexPath) {
        droppedPath = path
        afterRowAnimation { [weak self] in self?.droppedPath = nil }
    }

    /// Ends the animations of rows when the table leaves its window, because Core Animation removes the animations of
    /// layers “when view backed by the layer is removed from window”
    /// (https://github.com/wnagrodzki/AnimationRestoration).
    func endRowAnimations() {
        droppedPath = nil
        endLeaving { _ in true }
    }

    /// A row must not be reloaded or deleted while it's being dropped.
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
