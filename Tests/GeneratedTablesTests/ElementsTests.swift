import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Headers and footers with custom views, and headers that depend on the rows below them.
@Suite("Elements")
@MainActor
struct ElementsTests {
    private let elements = ElementsViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: elements)
        screen.layOut()
    }

    private func shown(in view: UITableViewHeaderFooterView?) -> UIListContentConfiguration? {
        view?.contentConfiguration as? UIListContentConfiguration
    }

    @Test func aHeaderShowsItsImageAndItsColor() throws {
        let content = try #require(shown(in: screen.table.headerView(forSection: 0)))
        #expect(content.text == "Solid")
        #expect(content.image == UIImage(systemName: "cube"))
        #expect(content.textProperties.color == .systemBrown)
    }

    @Test func aHeaderWithoutAColorHasTheStyles() throws {
        let content = try #require(shown(in: screen.table.headerView(forSection: 2)))
        #expect(content.textProperties.color == UIListContentConfiguration.groupedHeader().textProperties.color)
    }

    @Test func theTableHasItsStyle() {
        #expect(screen.table.style == .grouped)
    }

    @Test func aTextAloneIsATitle() {
        #expect(screen.table.headerView(forSection: 3)?.inspection.shownText == "Artificial")
    }

    @Test func aHeaderGoesWithItsLastRow() {
        elements.state.liquid = []
        screen.layOut()
        #expect(screen.table.headerView(forSection: 1) == nil)
        #expect(screen.table.headerView(forSection: 2)?.inspection.shownText == "Gas")
    }

    @Test func aHeaderComesWithItsFirstRow() {
        let liquid = elements.state.liquid
        elements.state.liquid = []
        screen.layOut()
        elements.state.liquid = liquid
        screen.layOut()
        #expect(screen.table.headerView(forSection: 1)?.inspection.shownText == "Liquid")
    }

    @Test func theFooterFollowsTheState() {
        elements.state.artificial.append(.init(symbol: "Pm", name: "Promethium"))
        screen.layOut()
        #expect(screen.table.footerView(forSection: 3)?.inspection.shownText == "2 made by people")
        #expect(shown(in: screen.table.footerView(forSection: 3))?.textProperties.color == .systemRed)
    }

    @Test func rowsAndTheTableHaveTheirMargins() {
        #expect(screen.table.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        #expect(screen.table.cell(path(0, 0))?.layoutMargins == UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 16))
    }

    @Test func anEditedElementKeepsItsRow() throws {
        let indexPath = IndexPath(row: 0, section: 0)
        screen.table.allowsSelection = true
        screen.table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        let cell = try #require(screen.table.cellForRow(at: indexPath))
        elements.state.solid[0].name = "Edited"
        screen.layOut()
        #expect(screen.table.cellForRow(at: indexPath) === cell)
        #expect(cell.inspection.shownText == "Edited")
        #expect(screen.table.indexPathForSelectedRow == indexPath)
    }
}
