import Foundation
import HeadlessUIKit
import Testing

/// From iOS 15 on a table makes cells before their rows are seen and keeps them for a while after.
@MainActor struct TablePreparedRowsTests {
    private let list = RegisteredList([names(100)])

    @Test func twoRowsAtEachEndAreAskedForThoughNobodySeesThem() {
        let table = shown(list)
        #expect(table.inspection.trace.filter { if case .cellForRow = $0 { true } else { false } }.count == 12)
        #expect(table.visibleCells.count == 10)
        #expect(table.indexPathsForVisibleRows?.last == path(0, 9))
        table.dragContent(toOffset: 44 * 50)
        #expect(table.cellForRow(at: path(0, 48)) != nil && table.cellForRow(at: path(0, 47)) == nil)
        #expect(table.cellForRow(at: path(0, 61)) != nil && table.cellForRow(at: path(0, 62)) == nil)
    }

    @Test func aPreparedRowIsNotAskedForAgainWhenItComesIntoSight() {
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 10))
        table.inspection.trace = []
        table.dragContent(toOffset: 44)
        #expect(table.takeTrace() == ["cellForRow(0, 12)"])
        #expect(table.visibleCells.last === cell)
    }

    @Test func aRowThatWasSeenKeepsItsCellWhileItIsNear() {
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 0))
        table.dragContent(toOffset: 88)
        table.inspection.trace = []
        table.dragContent(toOffset: 0)
        #expect(table.takeTrace() == [])
        #expect(table.visibleCells.first === cell)
        table.dragContent(toOffset: 132)
        #expect(table.cellForRow(at: path(0, 0)) == nil)
    }

    @Test func fillingTheVisibleCellsAgainMissesThePreparedOnes() {
        let table = shown(list)
        list.sections = [names(100).map { $0 + ", new" }]
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            var content = cell.defaultContentConfiguration()
            content.text = list.sections[0][path.row]
            cell.contentConfiguration = content
        }
        table.dragContent(toOffset: 44)
        #expect(table.shownTexts.suffix(2) == ["Row 9, new", "Row 10"])
    }

    @Test func reconfiguringReachesThem() {
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 10))
        list.sections = [names(100).map { $0 + ", new" }]
        table.reconfigureRows(at: [path(0, 10), path(0, 99)])
        #expect(cell?.inspection.shownText == "Row 10, new")
        #expect(table.cellForRow(at: path(0, 10)) === cell)
        #expect(table.cellForRow(at: path(0, 99)) == nil)
    }

    @Test func reloadingAsksForThemAgain() {
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 10))
        list.sections[0][10] = "New"
        table.reloadRows(at: [path(0, 10)], with: .automatic)
        #expect(table.cellForRow(at: path(0, 10))?.inspection.shownText == "New")
        list.sections[0][10] = "Newer"
        table.reloadData()
        #expect(table.cellForRow(at: path(0, 10))?.inspection.shownText == "Newer")
        #expect(cell?.inspection.shownText != "Newer" || cell?.superview == nil)
    }

    @Test func theyMoveWithTheirRows() {
        let table = shown(list)
        let cell = table.cellForRow(at: path(0, 10))
        list.sections[0].removeFirst()
        table.deleteRows(at: [path(0, 0)], with: .automatic)
        #expect(table.visibleCells.last === cell)
        list.sections[0].insert("First", at: 0)
        table.insertRows(at: [path(0, 0)], with: .automatic)
        #expect(table.cellForRow(at: path(0, 10)) === cell)
        #expect(table.visibleCells.count == 10)
    }

    /// Rows that leave together are queued from the top, so that cells are reproducible.
    @Test func preparedCellsAreQueuedInTheOrderOfTheirRows() {
        func cells() -> [Int] {
            let table = shown(list)
            table.inspection.preparedRowCount = 6
            table.dragContent(toOffset: 44 * 20)
            let old = (14...35).compactMap { table.cellForRow(at: path(0, $0)) }
            table.dragContent(toOffset: 44 * 60)
            return (54...75).map { row in old.firstIndex { $0 === table.cellForRow(at: path(0, row)) } ?? -1 }
        }
        let first = cells()
        #expect((0..<5).allSatisfy { _ in cells() == first })
    }

    @Test func neighborsAreFoundInOtherSections() {
        let sections = RegisteredList([["A"], [], ["B"], names(20)])
        let table = shown(sections, height: 44)
        table.sectionHeaderTopPadding = 0
        table.inspection.preparedRowCount = 3
        table.dragContent(toRow: path(2, 0))
        #expect(table.indexPathsForVisibleRows == [path(2, 0)])
        #expect(table.cellForRow(at: path(0, 0)) != nil)
        #expect(table.cellForRow(at: path(3, 2)) != nil && table.cellForRow(at: path(3, 3)) == nil)
    }

    @Test func theNumberCanBeChangedAndTheAppCanSwitchThemOff() {
        let table = shown(list)
        table.inspection.preparedRowCount = 5
        table.dragContent(toOffset: 44)
        #expect(table.cellForRow(at: path(0, 15)) != nil && table.cellForRow(at: path(0, 16)) == nil)
        table.isPrefetchingEnabled = false
        table.dragContent(toOffset: 88)
        #expect(table.cellForRow(at: path(0, 12)) == nil)
    }
}
