import Foundation
import HeadlessUIKit
import Testing

/// Editing: Figures 7-1 and 8-2 and the swipe of chapter 7 of the Table View Programming Guide.
@MainActor struct TableEditingTests {
    /// Model and table change together; the last row inserts, the first one neither moves nor is moved onto.
    private final class Groceries: NSObject, UITableViewDataSource, UITableViewDelegate {
        var items = ["Bread", "Milk", "Eggs", "Add a grocery"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = items[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            (1..<items.count - 1).contains(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            switch editingStyle {
            case .delete:
                items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .fade)
            case .insert:
                items.insert("New", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .fade)
            case .none:
                break
            }
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            items.insert(items.remove(at: source.row), at: destination.row)
        }
        func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            indexPath.row == items.count - 1 ? .insert : .delete
        }
        func tableView(
            _ tableView: UITableView,
            targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            path(0, min(max(proposed.row, 1), items.count - 2))
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    }

    private let groceries = Groceries()

    private func table(editing: Bool = true) -> UITableView {
        let table = shown(groceries, delegate: groceries)
        if editing { table.setEditing(true, animated: true) }
        table.inspection.trace = []
        return table
    }

    @Test func enteringEditingAsksAboutEveryVisibleRow() {
        let table = table(editing: false)
        table.setEditing(true, animated: true)
        #expect(
            table.takeTrace().prefix(9) == [
                "setEditing(true)", "canEditRow(0, 0)", "editingStyle(0, 0)", "canMoveRow(0, 0)",
                "cellSetEditing(0, 0, true)", "canEditRow(0, 1)", "editingStyle(0, 1)", "canMoveRow(0, 1)",
                "cellSetEditing(0, 1, true)",
            ]
        )
        let cells = table.visibleCells
        #expect(cells.map(\.editingStyle) == [.delete, .delete, .delete, .insert])
        #expect(cells.map(\.showsReorderControl) == [false, true, true, false])
        table.setEditing(false, animated: true)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
    }

    @Test func aDeletionIsConfirmedFirst() {
        let table = table()
        #expect(table.tapEditingControl(at: path(0, 1)))
        #expect(table.cellForRow(at: path(0, 1))?.showingDeleteConfirmation == true)
        #expect(groceries.items.count == 4)
        table.inspection.trace = []
        #expect(table.tapDelete(at: path(0, 1)))
        #expect(table.takeTrace() == ["commit(delete, 0, 1)", "numberOfRows(0)"])
        #expect(table.shownTexts == ["Bread", "Eggs", "Add a grocery"])
        #expect(!table.tapDelete(at: path(0, 1)))
    }

    @Test func anInsertionNeedsNoConfirmation() {
        let table = table()
        #expect(table.tapEditingControl(at: path(0, 3)))
        #expect(table.shownTexts == ["Bread", "Milk", "Eggs", "New", "Add a grocery"])
    }

    @Test func rowsThatCannotBeEditedShowNoControl() {
        final class Fixed: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
        }
        let table = shown(Fixed())
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.map(\.isEditing) == [false, true])
        #expect(!table.tapEditingControl(at: path(0, 0)))
        #expect(table.swipe(at: path(0, 0)) == nil)
    }

    @Test func aSwipeDeletesAndIsBracketed() {
        let table = table(editing: false)
        #expect(table.swipe(at: path(0, 0)) == ["Delete"])
        #expect(table.isEditing)
        #expect(
            table.takeTrace() == [
                "canEditRow(0, 0)", "editingStyle(0, 0)", "setEditing(true)", "willBeginEditing(0, 0)",
            ]
        )
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
        #expect(table.tapDelete(at: path(0, 0)))
        #expect(
            table.takeTrace() == ["commit(delete, 0, 0)", "numberOfRows(0)", "setEditing(false)", "didEndEditing"]
        )
        #expect(!table.isEditing)
        #expect(table.shownTexts == ["Milk", "Eggs", "Add a grocery"])
    }

    @Test func aTapBesideClosesTheSwipe() {
        let table = table(editing: false)
        table.swipe(at: path(0, 0))
        #expect(!table.tapRow(at: path(0, 1)))
        #expect(table.inspection.trace.last == .didEndEditing(path(0, 0)))
        #expect(groceries.items.count == 4)
    }

    @Test func withoutCommitThereIsNoSwipe() {
        let table = shown(NameList([names(3)]))
        table.inspection.trace = []
        #expect(!table.swipeToDelete(at: path(0, 0)))
        #expect(table.inspection.trace.isEmpty)
        #expect(!table.isEditing)
    }

    @Test func aRowOfAnotherStyleIsNotSwiped() {
        let table = table(editing: false)
        #expect(table.swipe(at: path(0, 3)) == nil)
    }

    @Test func aDestructiveActionMustTakeItsRowAway() {
        final class Deleting: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in finish(true) },
                    UIContextualAction(style: .destructive, title: "Refuse") { _, _, finish in finish(false) },
                ])
            }
        }
        let delegate = Deleting()
        let table = shown(groceries, delegate: delegate)
        table.swipe(at: path(0, 0))
        let failures = HeadlessFailure.collect { table.tapSwipeAction("Delete", at: path(0, 0)) }
        #expect(failures.map(\.severity) == [.fault])
        table.swipe(at: path(0, 0))
        #expect(HeadlessFailure.collect { table.tapSwipeAction("Refuse", at: path(0, 0)) }.isEmpty)
    }

    @Test func ownSwipeActionsReplaceCommit() {
        final class Actions: NSObject, UITableViewDelegate {
            var done: [String] = []
            func tableView(
                _ tableView: UITableView,
                trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                if indexPath.row == 1 { return UISwipeActionsConfiguration(actions: []) }
                if indexPath.row == 2 { return nil }
                return UISwipeActionsConfiguration(actions: [action("Archive"), action("Flag")])
            }
            private func action(_ title: String) -> UIContextualAction {
                UIContextualAction(style: .normal, title: title) { action, _, finish in
                    self.done.append(action.title ?? "")
                    finish(true)
                }
            }
        }
        let actions = Actions()
        let table = shown(groceries, delegate: actions)
        #expect(table.swipe(at: path(0, 0)) == ["Archive", "Flag"])
        #expect(table.tapSwipeAction("Flag", at: path(0, 0)))
        #expect(table.swipeToDelete(at: path(0, 0)))
        #expect(actions.done == ["Flag", "Archive"])
        #expect(table.swipe(at: path(0, 1)) == nil)
        #expect(table.swipe(at: path(0, 2)) == ["Delete"])
        #expect(groceries.items.count == 4)
    }

    @Test func aDragAsksForTargetsAndMovesOnce() {
        let table = table()
        let cell = table.cellForRow(at: path(0, 1))
        #expect(table.dragRow(from: path(0, 1), to: path(0, 3), via: [path(0, 2)]) == path(0, 2))
        #expect(
            table.takeTrace() == [
                "canMoveRow(0, 1)", "targetForMove(0, 1, 0, 2)", "targetForMove(0, 1, 0, 3)", "moveRow(0, 1, 0, 2)",
            ]
        )
        #expect(groceries.items == ["Bread", "Eggs", "Milk", "Add a grocery"])
        #expect(table.shownTexts == groceries.items)
        #expect(table.cellForRow(at: path(0, 2)) === cell)
    }

    @Test func aRowDraggedToAnotherSectionTakesItsHeightAlong() {
        final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
            var rows = [[10, 20], [30]]
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                CGFloat(rows[indexPath.section][indexPath.row])
            }
            func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                let height = rows[source.section].remove(at: source.row)
                rows[destination.section].insert(height, at: destination.row)
            }
        }
        let heights = Heights()
        let table = shown(heights, delegate: heights)
        table.setEditing(true, animated: false)
        table.inspection.trace = []
        #expect(table.dragRow(from: path(0, 0), to: path(1, 1)) == path(1, 1))
        #expect(table.takeTrace() == ["moveRow(0, 0, 1, 1)"])
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(table.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 50, width: 390, height: 10))
    }

    @Test func theFirstTapBesideAConfirmationOnlyClosesIt() {
        let table = table()
        table.allowsSelectionDuringEditing = true
        table.tapEditingControl(at: path(0, 1))
        #expect(!table.tapRow(at: path(0, 0)))
        #expect(table.cellForRow(at: path(0, 1))?.showingDeleteConfirmation == false)
        #expect(table.tapRow(at: path(0, 0)))
    }

    @Test func aDragBackToItsPlaceMovesNothing() {
        let table = table()
        #expect(table.dragRow(from: path(0, 1), to: path(0, 0)) == path(0, 1))
        #expect(!table.inspection.trace.contains { if case .moveRow = $0 { true } else { false } })
    }

    @Test func whatCannotMoveIsNotDragged() {
        let table = table()
        #expect(table.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
        table.setEditing(false, animated: false)
        #expect(table.dragRow(from: path(0, 1), to: path(0, 2)) == nil)
        let without = shown(NameList([names(3)]))
        without.setEditing(true, animated: false)
        without.inspection.trace = []
        #expect(without.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
        #expect(without.inspection.trace.isEmpty)
    }

    @Test func switchingTheModeWithinCommitIsReported() {
        final class HastySource: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                tableView.setEditing(false, animated: true)
            }
        }
        let table = shown(HastySource())
        table.setEditing(true, animated: false)
        table.tapEditingControl(at: path(0, 0))
        let failures = HeadlessFailure.collect { table.tapDelete(at: path(0, 0)) }
        #expect(failures.map(\.severity) == [.log])
    }
}
