import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A section for each element, a row for each of its elements.
@Suite("Time zones")
@MainActor
struct TimeZonesTests {
    private let controller = TimeZonesViewController(input: .sample)
    private let screen: HeadlessScreen

    init() { screen = HeadlessScreen(inStack: controller) }

    @Test func sectionsAndRowsAreThoseOfTheInput() {
        let table = screen.table
        #expect(table.rowTexts == [["Abidjan", "Addis Ababa"], ["Paris"]])
        #expect(table.cell(path(0, 1))?.inspection.shownDetailText == "GMT+3")
        #expect(
            (0..<2).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) } == ["Africa", "Europe"]
        )
    }

    @Test func aNewRegionIsANewSection() {
        let paris = screen.table.cell(path(1, 0))
        controller.input.regions.insert(
            Region(name: "America", zones: [Zone(localeName: "Lima", offset: "GMT-5")]),
            at: 1
        )
        #expect(screen.table.rowTexts == [["Abidjan", "Addis Ababa"], ["Lima"], ["Paris"]])
        #expect(screen.table.cell(path(2, 0)) === paris)
        controller.input.regions.swapAt(0, 2)
        #expect(screen.table.rowTexts == [["Paris"], ["Lima"], ["Abidjan", "Addis Ababa"]])
    }

    @Test func cellsAreReused() {
        let zones = (0..<200).map { Zone(localeName: "Zone \($0)", offset: "GMT") }
        controller.input.regions = [Region(name: "Many", zones: zones)]
        let table = screen.table
        var cells: Set<ObjectIdentifier> = []
        for row in zones.indices {
            let cell = table.cell(path(0, row))
            #expect(cell?.inspection.shownText == "Zone \(row)")
            if let cell { cells.insert(ObjectIdentifier(cell)) }
        }
        #expect(cells.count < 60)
    }
}

/// The collation sorts the rows into sections; those without rows are left out.
@Suite("States")
@MainActor
struct StatesTests {
    private let controller = StatesViewController(input: .sample)
    private let screen: HeadlessScreen

    init() { screen = HeadlessScreen(inStack: controller) }

    private var headers: [String?] {
        let table = screen.table
        return (0..<table.numberOfSections).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) }
    }

    @Test func rowsAreSortedIntoTheLetters() {
        let texts = [["Alaska", "Arizona"], ["California"], ["Georgia"], ["New Jersey"], ["Virginia"], ["Washington"]]
        #expect(screen.table.rowTexts == texts)
        #expect(headers == ["A", "C", "G", "N", "V", "W"])
    }

    @Test func aLetterLeadsToTheNextSection() {
        let table = screen.table
        #expect(table.dataSource?.sectionIndexTitles(for: table)?.count == 27)
        #expect(table.tapIndexTitle("A") == 0)
        #expect(table.tapIndexTitle("D") == 2)
        #expect(table.tapIndexTitle("N") == 3)
        #expect(table.tapIndexTitle("#") == 5)
    }

    @Test func newStatesFindTheirSections() {
        controller.input.states.removeAll { $0.name == "California" }
        controller.input.states.append(USState(name: "åland", capital: "", population: 0))
        controller.input.states.append(USState(name: "42", capital: "", population: 0))
        #expect(headers == ["A", "G", "N", "V", "W", "#"])
        #expect(screen.table.rowTexts[0] == ["åland", "Alaska", "Arizona"])
        #expect(screen.table.rowTexts[5] == ["42"])
    }

    @Test func withoutStatesThereIsNothingToLeadTo() {
        controller.input.states = []
        #expect(screen.table.numberOfSections == 0)
        #expect(screen.table.tapIndexTitle("B") == nil)
    }

    @Test func theStateIsHandedOver() {
        let app = StatesApp()
        controller.actions = app
        screen.table.tapRow(at: path(1, 0))
        #expect(app.states.map(\.capital) == ["Sacramento"])
    }
}

private final class StatesApp: StatesActions {
    var states: [USState] = []

    func makeStateDetail(state: USState) -> UIViewController {
        states.append(state)
        return UIViewController(nibName: nil, bundle: nil)
    }
}

/// A selection list with any number of checkmarks.
@Suite("Toppings")
@MainActor
struct ToppingsTests {
    private let controller = ToppingsViewController(input: .sample, state: .sample)
    private let screen: HeadlessScreen

    init() { screen = HeadlessScreen(inStack: controller) }

    private var checkmarks: [Bool] {
        (0..<6).map { screen.table.cell(path(0, $0))?.inspection.shownAccessoryType == .checkmark }
    }

    @Test func aTapTurnsACheckmarkRound() {
        #expect(checkmarks == [true, false, true, true, true, false])
        screen.table.tapRow(at: path(0, 0))
        screen.table.tapRow(at: path(0, 1))
        #expect(checkmarks == [false, true, true, true, true, false])
        #expect(controller.state.chosen == ["pepperoni", "olive", "sausage", "mushroom"])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func theStateMovesTheCheckmarks() {
        screen.layOut()
        controller.state.chosen = ["pepper"]
        #expect(checkmarks == [false, false, false, false, false, true])
    }
}

/// Rows of one table in several styles.
@Suite("Catalogue")
@MainActor
struct CatalogTests {
    @Test func everyKindHasItsStyle() {
        let screen = HeadlessScreen(inStack: CatalogueViewController(input: .sample))
        let cells = (0..<5).compactMap { screen.table.cell(path(0, $0)) }
        #expect(cells.map { ShownRow($0).isSideBySide } == [false, false, true, true, false])
        #expect(cells.map(\.inspection.shownDetailText) == [nil, "Taken in Himeji", "English", "(555) 010-0199", nil])
        #expect(cells[4].inspection.shownImage == nil)
    }

    @Test func aReusedCellKeepsNothing() {
        let items = (0..<80).map { index in
            let detail = index.isMultiple(of: 2) ? "Detail" : nil
            let image = index.isMultiple(of: 2) ? UIImage(systemName: "photo") : nil
            return Item(kind: index < 40 ? .photo : .contact, title: "\(index)", detail: detail, image: image)
        }
        let screen = HeadlessScreen(inStack: CatalogueViewController(input: .init(items: items)))
        for row in items.indices {
            let cell = screen.table.cell(path(0, row))
            #expect(cell?.inspection.shownText == "\(row)")
            #expect(cell?.inspection.shownDetailText == items[row].detail)
            #expect((cell?.inspection.shownImage == nil) == (row >= 40 || items[row].image == nil))
        }
    }
}
