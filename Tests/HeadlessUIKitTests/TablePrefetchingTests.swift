import Foundation
import HeadlessUIKit
import Testing

/// A table announces the rows that come next, so that their data can be loaded.
@MainActor struct TablePrefetchingTests {
    private let list = RegisteredList([names(100)])
    private let loader = Loader()

    /// Ten visible rows with two prepared at each end.
    private func prefetchingTable() -> UITableView {
        let table = shown(list)
        table.prefetchDataSource = loader
        table.layoutIfNeeded()
        return table
    }

    private func rows(_ rows: ClosedRange<Int>) -> [IndexPath] { rows.map { path(0, $0) } }

    @Test func theRowsAfterThoseWithCellsAreAnnouncedNearestFirst() {
        _ = prefetchingTable()
        #expect(loader.begun == [rows(12...21)] && loader.cancelled == [])
    }

    @Test func scrollingOnAnnouncesOnlyWhatIsNew() {
        let table = prefetchingTable()
        loader.begun = []
        table.dragContent(toOffset: 44 * 3)
        #expect(loader.begun == [rows(22...24)] && loader.cancelled == [])
    }

    @Test func turningBackTakesBackWhatIsNoLongerNear() {
        let table = prefetchingTable()
        table.dragContent(toOffset: 44 * 50)
        loader.begun = []
        loader.cancelled = []
        table.dragContent(toOffset: 44 * 48)
        #expect(loader.cancelled == [rows(62...71)])
        #expect(loader.begun == [rows(36...45).reversed()])
    }

    @Test func aRowThatHasGotItsCellIsNotTakenBack() {
        let table = prefetchingTable()
        table.dragContent(toOffset: 44 * 12)
        #expect(loader.cancelled == [])
    }

    @Test func changedDataIsAnnouncedAgain() {
        let table = prefetchingTable()
        loader.begun = []
        table.reloadData()
        table.layoutIfNeeded()
        #expect(loader.begun == [rows(12...21)])
    }

    @Test func theAppCanSwitchItOff() {
        let table = shown(list)
        table.isPrefetchingEnabled = false
        table.prefetchDataSource = loader
        table.dragContent(toOffset: 44 * 3)
        #expect(loader.begun == [])
    }

    @Test func theMessagesAreTracedApart() {
        let table = prefetchingTable()
        table.inspection.trace = []
        table.dragContent(toOffset: 44)
        #expect(table.takeTrace() == ["cellForRow(0, 12)", "prefetchRows(0, 22)"])
    }

    @Test func takingBackIsOptional() {
        final class OnlyBegins: NSObject, UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        }
        let begins = OnlyBegins()
        let table = shown(list)
        table.prefetchDataSource = begins
        table.dragContent(toOffset: 44 * 50)
        table.dragContent(toOffset: 0)
        #expect(!table.inspection.trace.contains { if case .cancelPrefetching = $0 { true } else { false } })
    }

    /// Endless scrolling: the table can change while it announces rows, because this isn't part of its work on cells.
    @Test func theTableMayBeChangedMeanwhile() {
        loader.onBegin = { [list] table in
            guard list.sections[0].count == 100 else { return }
            list.sections[0].append("Row 100")
            table.insertRows(at: [path(0, 100)], with: .automatic)
        }
        let failures = HeadlessFailure.collect { prefetchingTable().layoutIfNeeded() }
        #expect(failures == [])
    }

    private final class Loader: NSObject, UITableViewDataSourcePrefetching {
        var begun: [[IndexPath]] = []
        var cancelled: [[IndexPath]] = []
        var onBegin: ((UITableView) -> Void)?

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            begun.append(indexPaths)
            onBegin?(tableView)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths)
        }
    }
}
