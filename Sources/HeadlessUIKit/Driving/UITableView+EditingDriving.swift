public import Foundation

/// Touches that edit a table. Not part of UIKit.
extension UITableView {
    /// Swipes a row toward the leading edge, just far enough to show its buttons.
    ///
    /// HeadlessUIKit knows whether the data source implements `commit` only after calling it. Until then a row counts
    /// as deletable.
    ///
    /// - Returns: The titles of the buttons, or `nil` if the row can't be swiped.
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

    /// Swipes a row all the way, which runs its first action. The default action is *Delete*.
    ///
    /// - Returns: `false` if the row can't be swiped or the data source doesn't implement `commit`. Nothing has changed
    ///   then.
    @discardableResult
    public func swipeToDelete(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            layoutIfNeeded()
            let mark = record.messages.count
            guard let titles = swipe(at: indexPath) else { return false }
            if confirmingPath == indexPath {
                guard tapDelete(at: indexPath) else {
                    record.dropMessages(from: mark)
                    return false
                }
                return true
            }
            guard trailingActions(indexPath)?.performsFirstActionWithFullSwipe == true else { return false }
            return tapSwipeAction(titles[0], at: indexPath)
        }
    }

    /// Taps a button shown by a swipe toward the leading edge.
    ///
    /// - Returns: `false` if there's no such button.
    @discardableResult
    public func tapSwipeAction(_ title: String, at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard isSwiping, swipedPath == indexPath else { return false }
            if confirmingPath == indexPath {
                return title == deleteTitle(indexPath) && tapDelete(at: indexPath)
            }
            return run(trailingActions(indexPath), title, at: indexPath)
        }
    }

    /// Swipes a row toward the trailing edge and taps a button.
    ///
    /// - Returns: `false` if there's no such button.
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

    /// Taps the editing control at the leading edge of a row. Minus shows the button that confirms the deletion; plus
    /// inserts a row.
    ///
    /// - Returns: `false` if there's no control, or the data source doesn't implement `commit`.
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

    /// Taps the button that confirms a deletion. A swipe or the minus control shows it.
    ///
    /// - Returns: `false` if the button isn't visible or the data source doesn't implement `commit`.
    @discardableResult
    public func tapDelete(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard confirmingPath == indexPath else { return false }
            let done = commit(.delete, at: indexPath)
            if let confirmingPath { showDeleteConfirmation(false, at: confirmingPath) }
            endSwipe()
            return done
        }
    }

    /// Drags a row by its reorder control to another position, passing over other positions.
    ///
    /// Each position is proposed to the delegate. If the last answer isn't the row's own position, the data source
    /// moves the row.
    ///
    /// The drop is still in progress when the method returns. Whatever the app does in its next turn happens before the
    /// drop ends.
    ///
    /// - Returns: The new position of the row, or `nil` if it can't be dragged or the data source doesn't implement
    ///   `moveRowAt`. Nothing has changed then.
    @discardableResult
    public func dragRow(from source: IndexPath, to destination: IndexPath, via stops: [IndexPath] = []) -> IndexPath? {
        HeadlessClock.touch(restingAfter: false) {
            guard editingMode, bringIntoView(source), let cell = visibleCell(at: source), cell.isEditing else {
                return nil
            }
            let mark = record.messages.count
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
                record.dropMessages(from: mark)
                return nil
            }
            moveDraggedRow(from: source, to: target)
            return target
        }
    }

    /// Whether a dragged row fits there. A section that it doesn't come from has one additional position.
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

    /// Runs an action's handler. In this case, `commit` isn't called.
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
