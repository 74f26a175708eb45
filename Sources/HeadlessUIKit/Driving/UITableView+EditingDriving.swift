public import Foundation

/// A person's touches that edit a table. Not part of UIKit.
extension UITableView {
    /// Swipes a row towards the leading edge just far enough to see its buttons.
    ///
    /// Whether the data source implements `commit` shows only when it is called: until then a row counts as deletable.
    ///
    /// - Returns: The titles of the buttons; `nil` where the row cannot be swiped.
    @discardableResult
    public func swipe(at indexPath: IndexPath) -> [String]? {
        HeadlessClock.touch {
            guard bringIntoView(indexPath), !editingMode else { return nil }
            endSwipe()
            guard canEdit(indexPath) else { return nil }
            if let configuration = trailingActions(indexPath) {
                guard !configuration.actions.isEmpty else { return nil }
                beginSwipe(indexPath)
                return configuration.actions.map { $0.title ?? "" }
            }
            guard editingStyle(indexPath) == .delete else { return nil }
            beginSwipe(indexPath)
            showDeleteConfirmation(true, at: indexPath)
            return [deleteTitle(indexPath)]
        }
    }

    /// Swipes a row as far as it goes: its first action runs, which is *Delete* where nothing else is said.
    ///
    /// - Returns: `false` where the row cannot be swiped or the data source does not implement `commit`; then nothing has
    ///   happened.
    @discardableResult
    public func swipeToDelete(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            layoutIfNeeded()
            let mark = trace.count
            guard let titles = swipe(at: indexPath) else { return false }
            if confirmingPath == indexPath {
                guard confirmDelete(at: indexPath) else {
                    if mark <= trace.count { trace.removeSubrange(mark...) }
                    return false
                }
                return true
            }
            guard trailingActions(indexPath)?.performsFirstActionWithFullSwipe == true else { return false }
            return tapSwipeAction(titles[0], at: indexPath)
        }
    }

    /// Taps a button that a swipe towards the leading edge has shown.
    @discardableResult
    public func tapSwipeAction(_ title: String, at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard isSwiping, swipedPath == indexPath else { return false }
            if confirmingPath == indexPath {
                return title == deleteTitle(indexPath) && confirmDelete(at: indexPath)
            }
            return run(trailingActions(indexPath), title, at: indexPath)
        }
    }

    /// Swipes a row towards the trailing edge and taps a button.
    ///
    /// - Returns: `false` where there is no such button.
    @discardableResult
    public func swipeFromLeading(at indexPath: IndexPath, tapping title: String) -> Bool {
        HeadlessClock.touch {
            guard bringIntoView(indexPath), !editingMode, canEdit(indexPath) else { return false }
            let configuration = tell(.leadingSwipeActions(indexPath)) {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            }
            guard let configuration = configuration ?? nil,
                configuration.actions.contains(where: { ($0.title ?? "") == title })
            else {
                return false
            }
            beginSwipe(indexPath)
            return run(configuration, title, at: indexPath)
        }
    }

    /// Taps the control at the leading edge of a row: minus shows the button that confirms, plus inserts.
    ///
    /// - Returns: `false` where there is no control, or nobody to insert.
    @discardableResult
    public func tapEditingControl(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard editingMode, bringIntoView(indexPath), let cell = visibleCell(at: indexPath), cell.isEditing else {
                return false
            }
            switch cell.editingStyle {
            case .none:
                return false
            case .insert:
                return commit(.insert, at: indexPath)
            case .delete:
                showDeleteConfirmation(confirmingPath != indexPath, at: indexPath)
                return true
            }
        }
    }

    /// Taps the button that confirms a deletion, which a swipe or the minus has shown.
    ///
    /// - Returns: `false` where the button is not shown or the data source does not implement `commit`.
    @discardableResult
    public func confirmDelete(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard confirmingPath == indexPath else { return false }
            let done = commit(.delete, at: indexPath)
            if let confirmingPath { showDeleteConfirmation(false, at: confirmingPath) }
            endSwipe()
            return done
        }
    }

    /// Drags a row by its control over places to another one.
    ///
    /// Every place is proposed to the delegate; where the last answer is another place than the row's own, the data source
    /// is told to move it.
    ///
    /// The row is still dropping when this returns: what the app does in its next turn comes before the drop has ended.
    ///
    /// - Returns: Where the row has landed; `nil` where it cannot be dragged or the data source does not implement
    ///   `moveRowAt`, and then nothing has happened.
    @discardableResult
    public func dragRow(from source: IndexPath, to destination: IndexPath, via stops: [IndexPath] = []) -> IndexPath? {
        HeadlessClock.touch(restingAfter: false) {
            guard editingMode, bringIntoView(source), let cell = visibleCell(at: source), cell.isEditing else {
                return nil
            }
            let mark = trace.count
            guard movability(source) ?? true else { return nil }
            cell.dragStateDidChange(.lifting)
            cell.reordering = true
            cell.dragStateDidChange(.dragging)
            let target = (stops + [destination]).filter { isPlace($0, from: source) }.reduce(source) { _, place in
                tell(.targetForMove(source, place)) {
                    $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: place)
                } ?? place
            }
            cell.reordering = false
            cell.dragStateDidChange(.none)
            guard isPlace(target, from: source) else { return nil }
            guard target != source else { return source }
            droppedPath = target
            let moved: Void? = ask(.moveRow(source, target)) { $0.tableView(self, moveRowAt: source, to: target) }
            guard moved != nil else {
                droppedPath = nil
                if mark <= trace.count { trace.removeSubrange(mark...) }
                return nil
            }
            moveDraggedRow(from: source, to: target)
            return target
        }
    }

    /// Whether a dragged row fits there: a section it does not come from has one place more.
    private func isPlace(_ path: IndexPath, from source: IndexPath) -> Bool {
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return false }
        let places = geometry.sections[path.section].rowCount + (path.section == source.section ? 0 : 1)
        return (0..<places).contains(path.row)
    }

    private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        tell(.trailingSwipeActions(path)) {
            $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        } ?? nil
    }

    private func deleteTitle(_ path: IndexPath) -> String {
        let own = tell(.titleForDeleteConfirmation(path)) {
            $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        }
        return (own ?? nil) ?? "Delete"
    }

    /// Runs an action's handler; `commit` is not called then.
    private func run(_ configuration: UISwipeActionsConfiguration?, _ title: String, at path: IndexPath) -> Bool {
        guard let action = configuration?.actions.first(where: { ($0.title ?? "") == title }) else { return false }
        let before = rowCount
        action.handler(action, visibleCell(at: path) ?? self) { [weak self] isDone in
            guard let self, isDone, action.style == .destructive, rowCount == before else { return }
            HeadlessFailure.report(.fault, TableFailure.destructiveWithoutDeletion(title))
        }
        endSwipe()
        return true
    }

    private var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }
}
