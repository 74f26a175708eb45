import Foundation

extension UITableView {
    func selectByCode(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadDataIfNeeded()
        guard let indexPath else {
            selectedPaths.forEach(markDeselected)
            return
        }
        guard geometry.contains(indexPath), allowsSelectionNow else { return }
        if !allowsMultipleSelectionNow {
            for path in selectedPaths where path != indexPath { markDeselected(path) }
        }
        markSelected(indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    var allowsSelectionNow: Bool {
        if editingMode { return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
        return allowsSelection || allowsMultipleSelection
    }

    var allowsMultipleSelectionNow: Bool {
        editingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func markSelected(_ path: IndexPath) {
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        visibleCell(at: path)?.setSelected(true, animated: false)
    }

    func markDeselected(_ path: IndexPath) {
        selectedPaths.removeAll { $0 == path }
        visibleCell(at: path)?.setSelected(false, animated: false)
    }

    func forgetMissingSelection() {
        selectedPaths.removeAll { !geometry.contains($0) }
    }

    /// Taps a row.
    ///
    /// The order is: should and did highlight, did unhighlight, will select, will and did deselect the old row, did
    /// select, primary action (`UITableView.h`; the position of *did unhighlight* follows from the flags of a cell). If
    /// highlighting is refused, nothing else happens, and the old row keeps its appearance.
    ///
    /// - Returns: Whether the row, or the one that the delegate chose instead, was selected or deselected.
    func touchRow(_ path: IndexPath) -> Bool {
        guard allowsSelectionNow, visibleCell(at: path)?.isUserInteractionEnabled != false else { return false }
        if tell(.shouldHighlight(path), { $0.tableView(self, shouldHighlightRowAt: path) }) == false { return false }
        visibleCell(at: path)?.setHighlighted(true, animated: false)
        tell(.didHighlight(path)) { $0.tableView(self, didHighlightRowAt: path) }
        visibleCell(at: path)?.setHighlighted(false, animated: false)
        tell(.didUnhighlight(path)) { $0.tableView(self, didUnhighlightRowAt: path) }
        if allowsMultipleSelectionNow, selectedPaths.contains(path) { return deselectByTouch(path) }
        return selectByTouch(path)
    }

    private func selectByTouch(_ tapped: IndexPath) -> Bool {
        let answer = tell(.willSelect(tapped)) { $0.tableView(self, willSelectRowAt: tapped) }
        guard let path = answer ?? .some(tapped) else { return false }
        if !allowsMultipleSelectionNow {
            for old in selectedPaths where old != path { _ = deselectByTouch(old) }
        }
        markSelected(path)
        tell(.didSelect(path)) { $0.tableView(self, didSelectRowAt: path) }
        performPrimaryAction(path)
        return true
    }

    private func deselectByTouch(_ old: IndexPath) -> Bool {
        let answer = tell(.willDeselect(old)) { $0.tableView(self, willDeselectRowAt: old) }
        guard let path = answer ?? .some(old) else { return false }
        markDeselected(path)
        tell(.didDeselect(path)) { $0.tableView(self, didDeselectRowAt: path) }
        return true
    }

    /// iOS 16: after the selection, and not during editing.
    private func performPrimaryAction(_ path: IndexPath) {
        guard !editingMode, !allowsMultipleSelection else { return }
        let may = tell(.canPerformPrimaryAction(path)) { $0.tableView(self, canPerformPrimaryActionForRowAt: path) }
        guard may ?? true else { return }
        tell(.performPrimaryAction(path)) { $0.tableView(self, performPrimaryActionForRowAt: path) }
    }
}
