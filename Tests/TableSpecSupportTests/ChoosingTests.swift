import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// The list of options that a row shows.
@MainActor
struct ChoosingTests {
    private let presenter = UITableViewController(style: .plain)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(UINavigationController(rootViewController: presenter))
    }

    private func list(of count: Int, chosen: Int?, choose: @escaping (Int) -> Void = { _ in }) throws -> UITableView {
        let options = (0..<count).map { TableSpec.ChoiceOption($0, "Option \($0)") }
        TableSpec.choose(from: options, titled: "Options", chosen: chosen, on: presenter, choose: choose)
        screen.layOut()
        #expect(screen.topViewController?.title == "Options")
        return try #require(screen.tableView)
    }

    @Test func theChosenOptionHasACheckmark() throws {
        let table = try list(of: 3, chosen: 1)
        #expect(table.rowTexts == [["Option 0", "Option 1", "Option 2"]])
        let cells = (0..<3).compactMap { table.cellForRow(at: path(0, $0)) }
        #expect(cells.map(\.accessoryType) == [.none, .checkmark, .none])
    }

    @Test func aTapChoosesAndGoesBack() throws {
        var chosen: Int?
        let table = try list(of: 3, chosen: nil) { chosen = $0 }
        table.tapRow(at: path(0, 2))
        screen.layOut()
        #expect(chosen == 2)
        #expect(screen.topViewController === presenter)
    }

    /// A cell that UIKit has prepared isn't visible, and must not keep its checkmark.
    @Test func theFormerOptionLosesItsCheckmark() throws {
        let table = try list(of: 3, chosen: 0)
        table.trace = []
        table.tapRow(at: path(0, 2))
        let rows = table.trace.filter { "\($0)".contains("cellForRow") }.map { "\($0)" }
        #expect(rows.count == 2 && rows.contains { $0.contains("0, 0") } && rows.contains { $0.contains("0, 2") })
    }

    @Test(arguments: [(11, false), (12, true)])
    func manyOptionsCanBeSearched(count: Int, hasField: Bool) throws {
        let table = try list(of: count, chosen: nil)
        let search = screen.topViewController?.navigationItem.searchController
        #expect((search != nil) == hasField)
        search?.searchBar.text = "option 1"
        if let search { search.searchResultsUpdater?.updateSearchResults(for: search) }
        if hasField { #expect(table.rowTexts == [["Option 1", "Option 10", "Option 11"]]) }
    }
}
