import Foundation
import HeadlessUIKit
import Testing

/// From inside of the callbacks that a table makes while it works on its cells, nobody may change it or look at its cells.
@MainActor struct TablePassTests {
    /// A list that does something in callbacks.
    private final class Meddler: RegisteredList, UITableViewDelegate {
        var onCell: ((UITableView) -> Void)?
        var onDisplay: ((UITableView) -> Void)?
        var onEnd: ((UITableView) -> Void)?
        var onCount: ((UITableView) -> Void)?

        func append(to tableView: UITableView) {
            sections[0].append("New")
            tableView.insertRows(at: [path(0, sections[0].count - 1)], with: .automatic)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            onCount?(tableView)
            return super.tableView(tableView, numberOfRowsInSection: section)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            onCell?(tableView)
            return super.tableView(tableView, cellForRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            onDisplay?(tableView)
        }
        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            onEnd?(tableView)
        }
    }

    private let list = Meddler([names(30)])

    private static let update =
        "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length."

    @Test func askingForACellWhileCellsAreMadeIsAFault() {
        list.onCell = { _ = $0.cellForRow(at: path(0, 0)) }
        let failures = HeadlessFailure.collect { _ = shown(list, delegate: list) }
        #expect(failures.count == 12)
        #expect(
            failures.first?.description
                == "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
                + "updating its visible cells, which is not allowed."
        )
    }

    @Test func askingForVisibleCellsWhileOneIsShownIsAFault() {
        list.onDisplay = {
            _ = $0.visibleCells
            _ = $0.indexPathsForVisibleRows
        }
        let failures = HeadlessFailure.collect { _ = shown(list, delegate: list) }
        #expect(Set(failures.map(\.severity)) == [.fault])
        #expect(
            failures.first?.reason
                == "Attempted to access the table view's visibleCells while they were in the process of being updated, "
                + "which is not allowed."
        )
    }

    @Test func aChangeWhileCellsAreMadeIsAFailure() {
        list.onCell = { [list] in
            list.onCell = nil
            list.append(to: $0)
        }
        expectAFailure()
    }

    @Test func aChangeWhileACellIsShownIsAFailure() {
        list.onDisplay = { [list] in
            list.onDisplay = nil
            list.append(to: $0)
        }
        expectAFailure()
    }

    private func expectAFailure() {
        var table: UITableView?
        let failures = HeadlessFailure.collect { table = shown(list, delegate: list) }
        #expect(failures.map(\.reason) == [Self.update])
        table?.layoutIfNeeded()
        #expect(table?.numberOfRows(inSection: 0) == 31, "the table begins anew afterwards")
    }

    @Test func aChangeWhenARowIsNoLongerSeenIsAFailure() {
        let table = shown(list, delegate: list)
        list.onEnd = { $0.reloadData() }
        let failures = HeadlessFailure.collect { table.dragContent(toOffset: 44) }
        #expect(failures.map(\.reason) == [Self.update])
    }

    @Test func reconfiguringFromInsideIsAFailureToo() {
        let table = shown(list, delegate: list)
        list.onDisplay = { $0.reconfigureRows(at: [path(0, 5)]) }
        let failures = HeadlessFailure.collect { table.dragContent(toOffset: 44) }
        #expect(failures.map(\.reason) == [Self.update])
    }

    @Test func aChangeWhileAnUpdateIsAppliedIsAFailure() {
        let table = shown(list, delegate: list)
        list.sections[0].append("New")
        list.onCount = { [list] in
            list.onCount = nil
            $0.reloadRows(at: [path(0, 0)], with: .none)
        }
        let failures = HeadlessFailure.collect { table.insertRows(at: [path(0, 30)], with: .none) }
        #expect(failures.map(\.reason) == [Self.update])
    }

    @Test func aChangeInTheNextTurnIsRight() async {
        let table = shown(list, delegate: list)
        list.onDisplay = { [list] table in
            list.onDisplay = nil
            Task { list.append(to: table) }
        }
        table.dragContent(toOffset: 44)
        await Task { @MainActor in }.value
        #expect(table.numberOfRows(inSection: 0) == 31)
    }

    @Test func layingOutOffTheWindowIsLoggedOnce() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.dataSource = list
        let failures = HeadlessFailure.collect {
            table.layoutIfNeeded()
            list.append(to: table)
        }
        #expect(failures.map(\.severity) == [.log])
        #expect(
            failures.first?.reason.hasPrefix(
                "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents "
                    + "without being in the view hierarchy"
            ) == true
        )
    }

    @Test func anUpdateOffTheWindowIsLogged() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.dataSource = list
        table.reloadData()
        let failures = HeadlessFailure.collect { list.append(to: table) }
        #expect(failures.map(\.severity) == [.log])
    }
}
