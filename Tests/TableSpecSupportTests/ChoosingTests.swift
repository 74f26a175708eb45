import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// The list of options that a row shows.
@MainActor
struct ChoosingTests {
    private let presenter = Presenter()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(UINavigationController(rootViewController: presenter))
        screen.layOut()
    }

    /// Opens the list of a number of options.
    private func list(of count: Int, chosen: Int? = nil) throws -> UITableView {
        presenter.count = count
        presenter.state = chosen
        TableSpec.choose(\.options, titled: "Options", for: \.self, of: presenter)
        screen.layOut()
        #expect(screen.topViewController?.title == "Options")
        return try #require(screen.tableView)
    }

    private func checkmarks(_ table: UITableView) -> [Int] {
        (0..<table.numberOfRows(inSection: 0)).filter { table.cellForRow(at: path(0, $0))?.accessoryType == .checkmark }
    }

    @Test func theChosenOptionHasACheckmark() throws {
        let table = try list(of: 3, chosen: 1)
        #expect(table.rowTexts == [["None", "Option 0", "Option 1", "Option 2"]])
        #expect(checkmarks(table) == [2])
    }

    @Test func aTapChoosesAndGoesBack() throws {
        let table = try list(of: 3)
        #expect(checkmarks(table) == [0])
        table.tapRow(at: path(0, 3))
        screen.layOut()
        #expect(presenter.state == 2)
        #expect(screen.topViewController === presenter)
    }

    @Test func nothingCanBeChosen() throws {
        let table = try list(of: 3, chosen: 1)
        table.tapRow(at: path(0, 0))
        #expect(presenter.state == nil)
    }

    /// A cell that UIKit has prepared isn't visible, and must not keep its checkmark.
    @Test func theFormerOptionLosesItsCheckmark() throws {
        let table = try list(of: 3, chosen: 0)
        table.inspection.trace = []
        table.tapRow(at: path(0, 3))
        let rows = table.inspection.trace.filter { "\($0)".contains("cellForRow") }.map { "\($0)" }
        #expect(rows.count == 2 && rows.contains { $0.contains("0, 1") } && rows.contains { $0.contains("0, 3") })
    }

    @Test func theListFollowsTheOptionsAndTheValue() throws {
        let table = try list(of: 3, chosen: 1)
        presenter.state = 2
        #expect(checkmarks(table) == [3])
        presenter.count = 2
        #expect(table.rowTexts == [["None", "Option 0", "Option 1"]])
        #expect(checkmarks(table) == [])
        table.tapRow(at: path(0, 2))
        #expect(presenter.state == 1)
    }

    @Test func aListThatFollowsOptionsStaysSearched() throws {
        let table = try list(of: 12)
        screen.topViewController?.navigationItem.searchController?.searchBar.text = "option 1"
        presenter.count = 20
        #expect(table.rowTexts.first?.first == "Option 1" && table.rowTexts.first?.last == "Option 19")
    }

    /// The chosen option isn't among those that a search has found.
    @Test func aListThatAppearsAgainDuringASearchScrollsNowhere() throws {
        _ = try list(of: 12)
        let controller = try #require(screen.topViewController)
        controller.navigationItem.searchController?.searchBar.text = "option 3"
        presenter.count = 13
        presenter.state = 11
        controller.viewIsAppearing(false)
        #expect(screen.tableView?.rowTexts == [["Option 3"]])
    }

    @Test(arguments: [(10, false), (11, true)])
    func manyOptionsCanBeSearched(count: Int, hasField: Bool) throws {
        let table = try list(of: count)
        let search = screen.topViewController?.navigationItem.searchController
        #expect((search != nil) == hasField)
        search?.searchBar.text = "option 1"
        if let search { search.searchResultsUpdater?.updateSearchResults(for: search) }
        if hasField { #expect(table.rowTexts == [["Option 1", "Option 10"]]) }
    }
}

/// A screen with a list of numbers to choose from, of which the state is one.
private final class Presenter: UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen {
    typealias State = Int?

    let source = TableSpec.Source<Item, Item> { _ in TableSpec.RowContent("Row") }
    var state: Int? { didSet { source.show(content) } }
    var count = 0 { didSet { source.show(content) } }

    var options: [TableSpec.ChoiceOption<Int?>] {
        [.init(nil, "None")] + (0..<count).map { .init($0, "Option \($0)") }
    }

    private var content: TableSpec.Content<Item, Item> {
        var content = TableSpec.Content<Item, Item>()
        content.add(Item(id: 0), rows: [Item(id: 0)])
        return content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.attach(to: tableView, showing: content)
    }
}
