import Foundation
import HeadlessUIKit
import Testing

/// Rows come, go and move in time: the clock says how much.
@MainActor struct TableAnimationTests {
    @Test func aDeletedRowIsSeenUntilItsAnimationEnds() throws {
        let list = NameList([names(4)])
        let ends = EndedRows()
        let table = shown(list, delegate: ends)
        let cell = try #require(table.cellForRow(at: path(0, 1)))
        list.sections[0].remove(at: 1)
        table.deleteRows(at: [path(0, 1)], with: .fade)
        #expect(table.shownTexts == ["Row 0", "Row 2", "Row 3"])
        #expect(cell.superview === table && ends.paths.isEmpty)
        #expect(table.inspection.queuedCellCount(withIdentifier: "Name") == 0)
        HeadlessClock.advance(by: 0.2)
        #expect(cell.superview === table)
        HeadlessClock.advance(by: 0.2)
        #expect(cell.superview == nil && ends.paths == [path(0, 1)])
        #expect(table.inspection.queuedCellCount(withIdentifier: "Name") == 1)
    }

    @Test func theCompletionComesWhenTheAnimationHasEnded() {
        let list = NameList([names(2)])
        let table = shown(list)
        var isOver = false
        table.performBatchUpdates {
            list.sections[0].removeFirst()
            table.deleteRows(at: [path(0, 0)], with: .fade)
        } completion: {
            isOver = $0
        }
        #expect(!isOver)
        HeadlessClock.finishAnimations()
        #expect(isOver)
    }

    @Test func withoutAnimationEverythingIsOverAtOnce() throws {
        let list = NameList([names(2)])
        let table = shown(list)
        let cell = try #require(table.cellForRow(at: path(0, 0)))
        var isOver = false
        UIView.performWithoutAnimation {
            list.sections[0].removeFirst()
            table.performBatchUpdates({ table.deleteRows(at: [path(0, 0)], with: .fade) }, completion: { isOver = $0 })
        }
        #expect(isOver && cell.superview == nil && UIView.areAnimationsEnabled)
    }

    @Test func aCellThatIsAnimatedOutCannotBeUsedAgain() {
        let list = FieldList(names(3))
        let table = shown(list)
        let failures = HeadlessFailure.collect {
            list.names.removeLast()
            table.deleteRows(at: [path(0, 2)], with: .fade)
            list.names.append("Row 2")
            table.insertRows(at: [path(0, 2)], with: .fade)
        }
        #expect(failures.map(\.severity) == [.fault])
        #expect(failures.first?.reason.contains("until its row has been animated out") == true)
    }

    @Test func afterTheAnimationItCan() {
        let list = FieldList(names(3))
        let table = shown(list)
        let failures = HeadlessFailure.collect {
            list.names.removeLast()
            table.deleteRows(at: [path(0, 2)], with: .fade)
            HeadlessClock.finishAnimations()
            list.names.append("Row 2")
            table.insertRows(at: [path(0, 2)], with: .fade)
        }
        #expect(failures == [])
        #expect(table.shownTexts == names(3))
    }

    @Test func aReloadedRowNeedsAnotherCell() {
        let table = shown(FieldList(names(3)))
        let failures = HeadlessFailure.collect { table.reloadRows(at: [path(0, 0)], with: .none) }
        #expect(failures.map(\.severity) == [.fault])
    }

    @Test func oneCellCannotBeTwoRows() {
        final class Same: NameList {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cell
            }
        }
        let failures = HeadlessFailure.collect { _ = shown(Same([["A", "B"]])) }
        #expect(failures.count == 1)
        #expect(failures.first?.reason.contains("in use for row") == true)
    }

    @Test func aRowThatIsPushedOutOfSightKeepsItsCell() {
        let list = FieldList(names(10))
        let table = shown(list)
        let failures = HeadlessFailure.collect {
            list.names.insert(contentsOf: ["A", "B", "C", "D"], at: 0)
            table.insertRows(at: (0..<4).map { path(0, $0) }, with: .fade)
            table.contentOffset.y = 44 * 4
            table.layoutIfNeeded()
        }
        #expect(failures == [])
        #expect(table.visibleCells.last?.textLabel?.text == "Row 9")
    }

    @Test func aCellThatComesBackAndLeavesAgainIsInUseUntilItsSecondAnimationEnds() throws {
        let list = FieldList(names(10))
        let table = shown(list)
        let cell = try #require(table.cellForRow(at: path(0, 9)))
        let failures = HeadlessFailure.collect {
            list.names.insert(contentsOf: ["A", "B", "C", "D"], at: 0)
            table.insertRows(at: (0..<4).map { path(0, $0) }, with: .fade)
            HeadlessClock.advance(by: 0.2)
            table.contentOffset.y = 44 * 4
            table.layoutIfNeeded()
            list.names.removeLast()
            table.deleteRows(at: [path(0, 13)], with: .fade)
            HeadlessClock.advance(by: 0.2)
            #expect(cell.superview === table, "the first animation has ended, the second has not")
            HeadlessClock.advance(by: 0.2)
            #expect(cell.superview == nil)
        }
        #expect(failures == [])
    }

    @Test func deletingARowWhileItDropsIsASeparateFault() {
        let list = MovingList([names(4)])
        let table = shown(list)
        table.setEditing(true, animated: false)
        let failures = HeadlessFailure.collect {
            HeadlessClock.atOnce {
                _ = table.dragRow(from: path(0, 0), to: path(0, 2))
                list.list.sections[0].remove(at: 2)
                table.deleteRows(at: [path(0, 2)], with: .none)
            }
        }
        #expect(failures.count == 1)
        #expect(failures.first?.reason.contains("was deleted while it was being dropped") == true)
    }

    @Test func reloadingASectionWhileARowDropsInItIsAFault() {
        let list = MovingList([names(4), names(2)])
        list.onMove = { table in
            table.reloadSections([1], with: .none)
            table.reloadSections([0], with: .none)
        }
        let table = shown(list)
        table.setEditing(true, animated: false)
        let failures = HeadlessFailure.collect { table.dragRow(from: path(0, 0), to: path(0, 2)) }
        #expect(failures.map(\.severity) == [.fault])
        #expect(failures.first?.reason.contains("was reloaded while it was being dropped") == true)
    }

    @Test func theAnimationsOfATableEndWhenItLeavesItsWindow() throws {
        let list = MovingList([names(4)])
        let table = shown(list)
        table.setEditing(true, animated: false)
        let window = try #require(table.window)
        let failures = HeadlessFailure.collect {
            table.dragRow(from: path(0, 0), to: path(0, 2))
            table.removeFromSuperview()
            window.addSubview(table)
            table.layoutIfNeeded()
            table.reloadRows(at: [path(0, 2)], with: .none)
        }
        #expect(failures == [])
        let cell = try #require(table.cellForRow(at: path(0, 3)))
        list.list.sections[0].removeLast()
        table.deleteRows(at: [path(0, 3)], with: .fade)
        #expect(cell.superview === table)
        table.removeFromSuperview()
        #expect(cell.superview == nil)
    }

    @Test func aDropTakesItsTime() {
        let list = MovingList([names(4)])
        let table = shown(list)
        table.setEditing(true, animated: false)
        let failures = HeadlessFailure.collect {
            HeadlessClock.atOnce {
                _ = table.dragRow(from: path(0, 0), to: path(0, 2))
                table.reloadRows(at: [path(0, 2)], with: .none)
            }
            HeadlessClock.finishAnimations()
            table.reloadRows(at: [path(0, 2)], with: .none)
        }
        #expect(failures.count == 1)
        #expect(table.shownTexts == ["Row 1", "Row 2", "Row 0", "Row 3"])
    }

    @Test func aPersonWaitsUntilTheScreenRests() {
        let list = NameList([names(3)])
        let table = shown(list)
        var isOver = false
        UIView.animate(withDuration: 2, animations: {}, completion: { isOver = $0 })
        HeadlessClock.atOnce { _ = table.tapRow(at: path(0, 0)) }
        #expect(!isOver)
        table.tapRow(at: path(0, 0))
        #expect(isOver)
    }

    private final class EndedRows: NSObject, UITableViewDelegate {
        var paths: [IndexPath] = []
        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            paths.append(indexPath)
        }
    }

    private final class MovingList: NSObject, UITableViewDataSource {
        let list: RegisteredList
        var onMove: ((UITableView) -> Void)?

        init(_ sections: [[String]]) {
            list = RegisteredList(sections)
        }

        func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            list.sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            list.tableView(tableView, cellForRowAt: indexPath)
        }
        func tableView(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            let name = list.sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            list.sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
            onMove?(tableView)
        }
    }
}
