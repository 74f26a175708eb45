import Foundation
import HeadlessUIKit
import Testing

/// The reuse queue and its failures.
@MainActor struct TableReuseTests {
    @Test func aCellThatLeavesIsUsedForTheRowThatComes() {
        let list = NameList([names(1000)])
        let table = shown(list)
        table.isPrefetchingEnabled = false
        table.dragContent(toOffset: 44)
        let second = table.cellForRow(at: path(0, 1))
        table.inspection.trace = []
        table.dragContent(toOffset: 88)
        #expect(table.takeTrace() == ["cellForRow(0, 11)", "prepareForReuse(Name)"])
        #expect(table.cellForRow(at: path(0, 11)) === second)
        #expect(table.cellForRow(at: path(0, 1)) == nil)
    }

    @Test func scrollingFarMakesNoMoreCellsThanAreSeenOrPrepared() {
        let list = NameList([names(1000)])
        let table = shown(list)
        for offset in stride(from: 0, through: 43_000, by: 100) { table.dragContent(toOffset: CGFloat(offset)) }
        #expect(list.made == 11 + 2 * table.inspection.preparedRowCount)
        #expect(table.shownTexts.last == "Row 987")
    }

    @Test func prepareForReuseForgetsStateButNotContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "A")
        cell.textLabel?.text = "Old"
        cell.accessoryType = .checkmark
        cell.isSelected = true
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted)
        #expect(cell.inspection.shownText == "Old")
        #expect(cell.accessoryType == .checkmark)
    }

    @Test func reuseTakesTheAnimationOfAnIndicatorAway() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "A")
        let indicator = UIActivityIndicatorView(style: .medium)
        cell.contentView.addSubview(indicator)
        indicator.startAnimating()
        #expect(indicator.inspection.isTurning)
        cell.prepareForReuse()
        #expect(indicator.isAnimating && !indicator.inspection.isTurning)
        indicator.startAnimating()
        #expect(indicator.inspection.isTurning)
    }

    @Test func theQueueOfAnUnknownIdentifierIsEmpty() {
        #expect(UITableView().dequeueReusableCell(withIdentifier: "Unknown") == nil)
    }

    @Test func dequeuingForARowNeedsARegistration() {
        let table = UITableView()
        let failures = HeadlessFailure.collect {
            _ = table.dequeueReusableCell(withIdentifier: "Unknown", for: path(0, 0))
        }
        #expect(
            failures.map(\.description) == [
                "NSInternalInconsistencyException: unable to dequeue a cell with identifier Unknown - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard"
            ]
        )
    }

    @Test func aRegisteredClassIsMade() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A", for: path(0, 0)).reuseIdentifier == "A")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
    }

    @Test func aClassThatIsNoCellIsRefused() {
        let table = UITableView()
        table.register(UILabel.self, forCellReuseIdentifier: "A")
        let failures = HeadlessFailure.collect { _ = table.dequeueReusableCell(withIdentifier: "A") }
        #expect(failures.count == 1)
        #expect(failures.first?.reason.contains("must be UITableViewCell or a subclass of it") == true)
    }

    @Test func aCustomClassIsMadeByItsMaker() {
        final class OwnCell: UITableViewCell {}
        let table = UITableView()
        table.register(OwnCell.self, forCellReuseIdentifier: "Own")
        let failures = HeadlessFailure.collect {
            #expect(table.dequeueReusableCell(withIdentifier: "Own") == nil)
        }
        #expect(failures.first?.reason.contains("HeadlessFactory.register(OwnCell.self)") == true)
        HeadlessFactory.register(OwnCell.self) { OwnCell(style: .subtitle, reuseIdentifier: $0) }
        #expect(table.dequeueReusableCell(withIdentifier: "Own") is OwnCell)
    }

    @Test func twoCellsForOneRowAreAFailure() {
        final class Twice: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                _ = tableView.dequeueReusableCell(withIdentifier: "A", for: indexPath)
                return tableView.dequeueReusableCell(withIdentifier: "A", for: indexPath)
            }
        }
        let source = Twice()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
        table.dataSource = source
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        let failures = HeadlessFailure.collect { table.layoutIfNeeded() }
        #expect(failures.count == 1)
        #expect(
            failures.first?.reason.hasPrefix(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed."
            ) == true
        )
    }

    @Test func reconfiguringKeepsTheCellAndReloadingReplacesIt() {
        let list = RegisteredList([["Old", "B"]])
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 0))
        list.sections[0][0] = "New"
        table.inspection.trace = []
        table.reconfigureRows(at: [path(0, 0)])
        #expect(table.takeTrace() == ["cellForRow(0, 0)"])
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        #expect(table.shownTexts == ["New", "B"])

        table.reloadRows(at: [path(0, 0)], with: .automatic)
        #expect(table.cellForRow(at: path(0, 0)) !== cell)
        HeadlessClock.finishAnimations()
        #expect(table.inspection.queuedCellCount(withIdentifier: "Name") == 1)
    }

    @Test func onlyDequeuingForTheRowHandsBackTheCellThatIsReconfigured() {
        let table = shown(NameList([["A"]]))
        let cell = table.cellForRow(at: path(0, 0))
        let failures = HeadlessFailure.collect { table.reconfigureRows(at: [path(0, 0)]) }
        #expect(failures.map(\.severity) == [.exception])
        #expect(failures.first?.reason.contains("must return the existing cell of row") == true)
        #expect(table.cellForRow(at: path(0, 0)) !== cell)
    }

    @Test func reloadingQueuesAllCellsAndClearsTheSelection() {
        let list = NameList([names(5)])
        let table = shown(list)
        table.tapRow(at: path(0, 2))
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.count == 5)
        #expect(list.made == 5)
    }
}
