import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 4 of the Table View Programming Guide: creating and configuring a table view.
@Suite("Table view guide, chapter 4")
@MainActor
struct CreationListingTests {
    private func headers(of table: UITableView) -> [String] {
        (0..<table.numberOfSections).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) ?? "" }
    }

    @Test("Figure 1-2: A table view configured as an indexed list")
    func timeZonesStandUnderTheirLetters() {
        let screen = HeadlessScreen(inStack: TimeZoneIndexViewController(input: .sample))
        #expect(screen.topViewController?.title == "Time")
        let names = ["Abidjan", "Accra", "Adak", "Addis_Ababa", "Adelaide", "Aden", "Algiers", "Almaty", "Amman"]
        #expect(screen.table.rowTexts == [names])
        #expect(headers(of: screen.table) == ["A"])
        #expect(
            screen.table.inspection.shownSectionIndexTitles?.prefix(26)
                == "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)[...]
        )
    }

    @Test("Listing 4-1: The application delegate shows the first screen")
    func theFirstScreenIsInTheWindow() {
        final class Code: TimeZoneGuideScreens {
            func prepare(_ destination: TimeZoneListViewController) {}
        }
        let app = TimeZoneGuideApp(state: .init(timeZones: [TimeZoneName(name: "Abidjan")]), screens: Code())
        let screen = HeadlessScreen(app.rootViewController)
        #expect(screen.topViewController is TimeZoneListViewController)
        #expect(screen.table.rowTexts == [["Abidjan"]])
    }

    @Test("Listing 4-2: Adopting the data source and delegate protocols")
    func aPlainControllerHasADataSourceAndADelegate() {
        let controller = FinderViewController(state: .sample)
        let base: UIViewController = controller
        #expect(!(base is UITableViewController))
        controller.loadViewIfNeeded()
        #expect(controller.tableView.dataSource === controller.source)
        #expect(controller.tableView.delegate === controller)
    }

    @Test("Listing 4-3: Creating a table view")
    func aTableMadeInCodeFollowsTheSizeOfItsView() {
        let controller = FinderViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(controller.tableView.frame.width == 366, "it has margins of 12 points")
        #expect(screen.table.rowTexts == [["Phone", "Watch"]], "its rows are loaded")
        screen.resize(to: CGSize(width: 844, height: 390))
        #expect(controller.tableView.frame.width == 820)
    }

    @Test("Listing 4-4: Populating a table view with data")
    func regionsAreSectionsAndTimeZonesRows() {
        let screen = HeadlessScreen(inStack: TimeZonesViewController(input: .sample))
        #expect(headers(of: screen.table) == ["Africa", "Europe"])
        #expect(screen.table.rowTexts == [["Abidjan", "Addis Ababa"], ["Paris"]])
        #expect(screen.table.cell(path(1, 0))?.reuseIdentifier == "Row")
    }

    @Test("Listing 4-5: Defining the model object interface")
    func aStateKnowsNothingOfItsSection() {
        let state = USState(name: "Alaska", capital: "Juneau", population: 733_391)
        #expect(Mirror(reflecting: state).children.map(\.label) == ["name", "capital", "population"])
    }

    @Test("Listing 4-6: Loading the data of the table and initializing the model objects")
    func aPropertyListBecomesTheInput() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><array>
            <dict><key>Name</key><string>Washington</string><key>Capitol</key><string>Olympia</string>
            <key>Population</key><string>7705281</string></dict>
            <dict><key>Name</key><string>Alaska</string><key>Capitol</key><string>Juneau</string>
            <key>Population</key><string>733391</string></dict>
            </array></plist>
            """
        let entries = try PropertyListDecoder().decode([[String: String]].self, from: Data(list.utf8))
        let states = entries.map {
            USState(
                name: $0["Name", default: ""],
                capital: $0["Capitol", default: ""],
                population: Int($0["Population", default: ""]) ?? 0
            )
        }
        let screen = HeadlessScreen(inStack: StatesViewController(input: .init(states: states)))
        #expect(screen.table.rowTexts == [["Alaska"], ["Washington"]])
    }

    @Test("Listing 4-7: Preparing the data for the indexed list")
    func thereIsASectionForEachTitleAndNoneTooMany() {
        let titles = UILocalizedIndexedCollation.current().sectionTitles
        let states = titles.reversed().flatMap { title in
            ["\(title)b", "\(title)a"].map { USState(name: $0, capital: "", population: 0) }
        }
        let screen = HeadlessScreen(inStack: StatesViewController(input: .init(states: states)))
        #expect(titles.count == 27)
        #expect(headers(of: screen.table) == titles)
        #expect(screen.table.rowTexts == titles.map { ["\($0)a", "\($0)b"] })
    }

    @Test("Listing 4-8: Providing the section index data to the table view")
    func lettersLeadToSectionsThatHaveRows() {
        let screen = HeadlessScreen(inStack: StatesViewController(input: .sample))
        #expect(screen.table.inspection.shownSectionIndexTitles?.count == 27)
        #expect(headers(of: screen.table) == ["A", "C", "G", "N", "V", "W"], "a letter without rows has no header")
        #expect(screen.table.tapIndexTitle("C") == 1)
        #expect(screen.table.tapIndexTitle("B") == 1, "a letter without rows leads to the next one with some")
        #expect(screen.table.tapIndexTitle("Z") == 5)
    }

    @Test("Listing 4-9: Populating the rows of an indexed list")
    func cellsOfStatesAreReusedAndHaveNoAccessory() throws {
        let screen = HeadlessScreen(inStack: StatesViewController(input: .sample))
        #expect(
            screen.table.rowTexts == [
                ["Alaska", "Arizona"], ["California"], ["Georgia"], ["New Jersey"], ["Virginia"], ["Washington"],
            ]
        )
        let cell = try #require(screen.table.cell(path(0, 0)))
        #expect(cell.reuseIdentifier == "Row")
        #expect(cell.inspection.style == .default)
        #expect(cell.inspection.shownAccessoryType == UITableViewCell.AccessoryType.none)
    }

    @Test("Listing 4-10: Adding a title to the table view")
    func theNameOfTheTrailStandsAboveTheRows() throws {
        let controller = TrailFactsViewController(input: .sample)
        let screen = HeadlessScreen(inStack: controller)
        let view = try #require(screen.table.tableHeaderView as? UIListContentView)
        let content = try #require(view.configuration as? UIListContentConfiguration)
        #expect(content.text == "Windy Hill")
        #expect(content.textProperties.color == .systemBlue)
        #expect(view.frame.height == 40)
        controller.input.trail.name = "Half Dome"
        let changed = try #require(view.configuration as? UIListContentConfiguration)
        #expect(changed.text == "Half Dome")
    }

    @Test("Listing 4-11: Returning a title for a header of a section")
    func eachSectionHasItsTitle() {
        let screen = HeadlessScreen(inStack: PeriodicStatesViewController(input: .sample))
        #expect(headers(of: screen.table) == ["Solid", "Liquid", "Gas", "Artificial"])
        #expect(screen.table.rowTexts.map(\.count) == [3, 2, 2, 1])
    }

    @Test("Listing 4-12: Custom indentation of a row")
    func theFirstRowOfTheMapIsIndentedTwice() {
        let screen = HeadlessScreen(inStack: TrailFactsViewController(input: .sample))
        let levels = [path(0, 0), path(0, 1), path(0, 2), path(1, 0), path(1, 1)].map {
            screen.table.cell($0)?.indentationLevel
        }
        #expect(levels == [2, 1, 1, 1, 1])
    }

    @Test("Listing 4-13: Varying the height of rows")
    func rowsWithoutAHeightHaveTheTables() {
        let screen = HeadlessScreen(inStack: TrailFactsViewController(input: .sample))
        screen.layOut()
        #expect((0..<3).map { screen.table.rectForRow(at: path(0, $0)).height } == [50, 22, 44])
    }
}
