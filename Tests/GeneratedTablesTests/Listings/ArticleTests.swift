import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The two articles about table views: reordering rows, and cells of several styles in one table.
@Suite("Articles")
@MainActor
struct ArticleTests {
    @Test("Article: Reordering rows")
    func aRowIsMovedWithinTheBoundsThatTheCodeSets() {
        let controller = RemindersViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.tapEdit()
        #expect(controller.tableView.dragRow(from: path(1, 0), to: path(1, 1)) == nil)
        #expect(controller.tableView.dragRow(from: path(0, 2), to: path(1, 0)) == path(0, 2))
        #expect(controller.tableView.dragRow(from: path(0, 2), to: path(0, 1)) == path(0, 1))
        #expect(controller.state.today.map(\.id) == [1, 3, 2])
    }

    @Test("Article: Cells of different styles have their own reuse identifiers")
    func fortyRowsOfFourStyles() throws {
        let kinds: [CellRow.Style] = [.default, .subtitle, .value1, .value2]
        let rows = (0..<10).flatMap { index in
            kinds.map { style in
                let hasTitle = style == .default || style == .subtitle
                return CellRow(
                    style: style,
                    title: hasTitle ? "Title \(index)" : "Left \(index)",
                    detail: style == .default ? nil : hasTitle ? "Detail" : "Right \(index)",
                    image: hasTitle ? UIImage(named: "castle") : nil
                )
            }
        }
        let screen = HeadlessScreen(inStack: MultipleCellsViewController(input: .init(rows: rows)))
        var cells: Set<ObjectIdentifier> = []
        for pass in [Array(rows.indices), rows.indices.reversed()] {
            for row in pass {
                let cell = try #require(screen.table.cell(path(0, row)))
                cells.insert(ObjectIdentifier(cell))
                // The content defines the style; only `value2` has a separate cell class.
                #expect(cell.reuseIdentifier == (row % 4 == 3 ? "Value2" : "Row"))
                #expect(ShownRow(cell).isSideBySide == (row % 4 > 1))
                #expect(cell.inspection.shownText == rows[row].title)
                #expect(cell.inspection.shownDetailText == rows[row].detail)
                #expect((cell.inspection.shownImage == nil) == (rows[row].image == nil))
            }
        }
        #expect(cells.count < 40, "cells are reused")
    }
}
