import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 6 of the Table View Programming Guide: managing selections.
@Suite("Table view guide, chapter 6")
@MainActor
struct SelectionListingTests {
    private func checkmarks(in table: UITableView) -> [Bool] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.cell(path(0, $0))?.inspection.shownAccessoryType == .checkmark
        }
    }

    @Test("Figure 1-3: A table view configured as a selection list")
    func fourToppingsAreChosen() {
        let screen = HeadlessScreen(inStack: ToppingsViewController(input: .sample, state: .sample))
        #expect(screen.topViewController?.title == "Pizza Toppings")
        let names = ["Extra cheese", "Pepperoni", "Black olive", "Sausage", "Mushroom", "Pepper"]
        #expect(screen.table.rowTexts == [names])
        #expect(checkmarks(in: screen.table) == [true, false, true, true, true, false])
    }

    @Test("Listing 6-1: Responding to a row selection")
    func theRowStaysSelectedUntilTheUserReturns() throws {
        final class Code: RegionsActions {
            func prepare(_ destination: TrailsViewController) {}
        }
        let regions = RegionsViewController(input: .sample)
        let code = Code()
        regions.actions = code
        let screen = HeadlessScreen(inStack: regions)
        #expect(screen.table.tapRow(at: path(0, 1)))
        let trails = try #require(screen.topViewController as? TrailsViewController)
        #expect(trails.input.region.name == "Mountains")
        #expect(regions.tableView.indexPathForSelectedRow == path(0, 1))
        regions.navigationController?.popViewController(animated: true)
        #expect(regions.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Listing 6-2: A switch as accessory view, and its action message")
    func theSwitchIsMadeOnceAndShowsTheState() {
        final class Code: SoundEffectsActions {
            var changes = 0
            func toggleSoundEffects() { changes += 1 }
        }
        let controller = SoundEffectsViewController(state: .init(soundEffectsOn: false))
        let code = Code()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        let cell = screen.table.cell(path(0, 0))
        let control = cell?.accessoryView as? UISwitch
        #expect(cell?.inspection.shownText == "Sound Effects")
        #expect(cell?.selectionStyle == UITableViewCell.SelectionStyle.none)
        #expect(control?.isOn == false, "the state is off")
        control?.tap()
        #expect(controller.state.soundEffectsOn)
        #expect(code.changes == 1)
        screen.table.reloadData()
        #expect(screen.table.cell(path(0, 0))?.accessoryView === control)
    }

    @Test("Listing 6-3: Managing a selection list: exclusive list")
    func oneCategoryIsChosen() {
        let controller = TaskCategoriesViewController(input: .sample, state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        #expect(checkmarks(in: screen.table) == [false, true, false, false])
        screen.table.tapRow(at: path(0, 1))
        #expect(checkmarks(in: screen.table) == [false, true, false, false], "the same row changes nothing")
        screen.table.tapRow(at: path(0, 3))
        #expect(checkmarks(in: screen.table) == [false, false, false, true])
        #expect(controller.state.currentCategory == "someday")
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("Listing 6-4: Managing a selection list: inclusive list")
    func aTapTurnsACheckmarkRoundAndTheModelFollows() {
        let controller = ToppingsViewController(input: .sample, state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.table.tapRow(at: path(0, 0))
        screen.table.tapRow(at: path(0, 5))
        #expect(checkmarks(in: screen.table) == [false, false, true, true, true, true])
        #expect(controller.state.chosen == ["olive", "sausage", "mushroom", "pepper"])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("Listing 6-5: Selecting a row programmatically", arguments: [(2, 22), (25, 5)])
    func theRowTwentyRowsAwayIsSelectedAndShown(_ tapped: Int, _ selected: Int) throws {
        final class Code: TimeZoneListActions {
            weak var controller: TimeZoneListViewController?

            func selectAnother(timeZone: TimeZoneName) {
                guard let controller else { return }
                let count = controller.input.timeZones.count
                guard let row = controller.input.timeZones.firstIndex(of: timeZone) else { return }
                let other = IndexPath(row: row + 20 < count ? row + 20 : row - 20, section: 0)
                controller.tableView.selectRow(at: other, animated: true, scrollPosition: .middle)
            }
        }
        let controller = TimeZoneListViewController(
            input: .init(timeZones: (0..<30).map { TimeZoneName(name: "Zone \($0)") })
        )
        let code = Code()
        code.controller = controller
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        #expect(withExtendedLifetime(code) { screen.table.tapRow(at: path(0, tapped)) })
        #expect(screen.table.indexPathForSelectedRow == path(0, selected))
        #expect(screen.table.indexPathsForVisibleRows?.contains(path(0, selected)) == true)
    }
}
