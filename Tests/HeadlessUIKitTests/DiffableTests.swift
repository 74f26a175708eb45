import Foundation
import HeadlessUIKit
import Testing

/// Diffable data sources: snapshots by identity, their differences as one batch update.
@MainActor struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)

    private func source() -> Source {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
        return Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "A", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func theDifferenceOfTwoSnapshotsIsOneUpdate() {
        let source = source()
        source.apply(snapshot(["A": [1, 2, 3], "B": [4]]))
        #expect(table.shownTexts == ["1", "2", "3", "4"])
        let kept = table.cellForRow(at: path(0, 2))
        table.inspection.trace = []
        source.apply(snapshot(["A": [3, 5, 1], "C": [6]]))
        #expect(table.shownTexts == ["3", "5", "1", "6"])
        #expect(table.visibleCells.contains { $0 === kept })
        #expect(table.inspection.trace.count { $0 == .numberOfSections } == 1)
    }

    @Test func reconfiguringKeepsTheCell() {
        let source = source()
        source.apply(snapshot(["A": [1]]))
        let cell = table.cellForRow(at: path(0, 0))
        var next = source.snapshot()
        next.reconfigureItems([1])
        table.inspection.trace = []
        source.apply(next)
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        #expect(table.inspection.trace.contains(.cellForRow(path(0, 0))))
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func itemsAndPlacesAreFound() {
        let source = source()
        source.apply(snapshot(["A": [1, 2], "B": [3]]))
        #expect(source.itemIdentifier(for: path(1, 0)) == 3 && source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(source.indexPath(for: 2) == path(0, 1) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "B" && source.index(for: "B") == 1)
    }

    @Test func snapshotsInsertDeleteAndMove() {
        var snapshot = snapshot(["A": [1, 2], "B": [3]])
        snapshot.insertItems([7], beforeItem: 2)
        snapshot.moveItem(1, afterItem: 3)
        snapshot.deleteItems([2])
        snapshot.insertSections(["C"], afterSection: "A")
        snapshot.moveSection("A", afterSection: "B")
        #expect(snapshot.sectionIdentifiers == ["C", "B", "A"])
        #expect(snapshot.itemIdentifiers == [3, 1, 7])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "B" && snapshot.indexOfItem(7) == 2)
    }

    @Test func anIdentifierTwiceIsUIKitsFailure() {
        var snapshot = snapshot(["A": [1]])
        let failures = HeadlessFailure.collect {
            snapshot.appendItems([1])
            snapshot.appendSections(["A"])
        }
        #expect(
            failures.map(\.reason) == [
                "Fatal: supplied item identifiers are not unique.",
                "Fatal: supplied section identifiers are not unique.",
            ]
        )
        #expect(snapshot.itemIdentifiers == [1])
    }
}
