import Foundation
import HeadlessUIKit
import Testing

/// Creation: Figure 4-1 of the Table View Programming Guide.
@MainActor struct TableCreationTests {
    @Test func asksForSectionsThenRowsThenTheCellsOfVisibleRows() {
        let table = shown(NameList([["A", "B"], ["C"]]))
        #expect(
            table.takeTrace() == [
                "numberOfSections", "numberOfRows(0)", "numberOfRows(1)", "cellForRow(0, 0)", "cellForRow(0, 1)",
                "cellForRow(1, 0)",
            ]
        )
        #expect(table.shownTexts == ["A", "B", "C"])
    }

    @Test func onlyVisibleAndPreparedRowsHaveCells() {
        let list = NameList([names(1000)])
        let table = shown(list)
        #expect(table.visibleCells.count == 10)
        #expect(list.made == 12)
        #expect(table.indexPathsForVisibleRows?.last == path(0, 9))
        #expect(table.cellForRow(at: path(0, 12)) == nil)
    }

    @Test func withoutNumberOfSectionsThereIsOne() {
        final class OneSection: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let source = OneSection()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1)
        #expect(table.takeTrace() == ["numberOfRows(0)", "cellForRow(0, 0)", "cellForRow(0, 1)"])
    }

    @Test func noSectionsAreValid() {
        let table = shown(NameList([]))
        #expect(table.numberOfSections == 0)
        #expect(table.indexPathsForVisibleRows == nil)
    }

    @Test func aTableWithoutSizeHasNoCells() {
        let table = UITableView(frame: .zero, style: .plain)
        let list = NameList([names(3)])
        table.dataSource = list
        #expect(table.visibleCells.isEmpty)
        table.frame.size = CGSize(width: 390, height: 440)
        #expect(table.visibleCells.count == 3)
    }
}
