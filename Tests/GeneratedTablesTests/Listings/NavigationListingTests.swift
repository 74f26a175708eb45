import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 3 of the Table View Programming Guide: navigating a data hierarchy with table views.
@Suite("Table view guide, chapter 3")
@MainActor
struct NavigationListingTests {
    private static let timeZones = TimeZone.knownTimeZoneIdentifiers
        .sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
        .map(TimeZoneName.init)

    private let code = TimeZoneGuideCode()

    @Test("Listing 3-1: Setting up the root view controller")
    func theStackStartsWithTheListAndItsData() throws {
        let app = TimeZoneGuideApp(state: .init(timeZones: Self.timeZones), screens: code)
        let stack = try #require(app.rootViewController as? UINavigationController)
        let list = try #require(stack.topViewController as? TimeZoneListViewController)
        #expect(stack.viewControllers.count == 1)
        #expect(code.first === list)
        #expect(list.input.timeZones == Self.timeZones)
        let screen = HeadlessScreen(stack)
        #expect(screen.table.style == .plain)
        #expect(screen.table.numberOfRows(inSection: 0) == Self.timeZones.count)
        #expect(screen.table.cell(path(0, 0))?.inspection.shownText == Self.timeZones.first?.name)
    }

    @Test("Listing 3-2: Setting up the root view controller and its window")
    func theWindowShowsTheStack() {
        let app = TimeZoneGuideApp(state: .init(timeZones: Self.timeZones), screens: code)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = app.rootViewController
        window.makeKeyAndVisible()
        #expect(app.rootViewController.viewIfLoaded?.window === window)
        #expect(code.first?.viewIfLoaded?.window === window)
    }

    @Test("Listing 3-3: Setting the title of the bar in the initializer")
    func theTitleIsThereBeforeTheView() {
        let controller = TrailListViewController(input: .sample)
        #expect(controller.title == "List")
        #expect(controller.viewIfLoaded == nil)
    }

    @Test("Listing 3-4: Setting the buttons of the bar")
    func editIsOnTheLeftAndAddOnTheRight() {
        let controller = ItemListViewController(state: .sample)
        let code = ItemListCode()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        #expect(controller.navigationItem.leftBarButtonItem === controller.editButtonItem)
        #expect(controller.navigationItem.rightBarButtonItem?.inspection.systemItem == .add)
        #expect(controller.navigationItem.rightBarButtonItem?.tap() == true)
        controller.tapEdit()
        #expect(screen.table.allowsSelectionDuringEditing)
        #expect(screen.table.tapRow(at: path(0, 1)))
        #expect(code.calls == ["add", "open Second item"])
    }

    @Test("Listing 3-5: Creating and pushing the next table view controller")
    func theButtonOfARowPushesItsDetails() throws {
        let controller = TrailListViewController(input: .sample)
        let code = TrailListCode()
        controller.actions = code
        let screen = HeadlessScreen(inStack: controller)
        screen.table.tapRow(at: path(0, 1))
        #expect(screen.topViewController === controller, "the button leads on, not the row")
        #expect(screen.table.tapAccessory(at: path(0, 1)))
        let detail = try #require(screen.topViewController as? TrailDetailViewController)
        #expect(code.prepared === detail)
        #expect(detail.input.trail.name == "Tomales Point")
        #expect(screen.table.style == .grouped)
        #expect(controller.navigationController?.viewControllers.count == 2)
    }

    @Test("Figure 3-1: Mapping the levels of a data model to table views")
    func threeTablesOrTwoShowTheSameTrails() throws {
        let regions = RegionsViewController.Input.sample.regions
        let first = HeadlessScreen(inStack: RegionsViewController(input: .init(regions: regions)))
        #expect(first.table.rowTexts == [regions.map(\.name)])
        for (row, region) in regions.enumerated() {
            let screen = HeadlessScreen(inStack: RegionsViewController(input: .init(regions: regions)))
            screen.table.tapRow(at: path(0, row))
            #expect(screen.table.style == .plain)
            #expect(screen.table.rowTexts == [region.trails.map(\.name)])
        }
        let both = HeadlessScreen(inStack: TrailListViewController(input: .init(regions: regions)))
        #expect(both.table.rowTexts == regions.map { $0.trails.map(\.name) })
        let headers = regions.indices.map { both.table.dataSource?.tableView(both.table, titleForHeaderInSection: $0) }
        #expect(headers.compactMap { $0 } == regions.map(\.name))
    }
}

private final class TimeZoneGuideCode: TimeZoneGuideScreens {
    weak var first: TimeZoneListViewController?

    func prepare(_ destination: TimeZoneListViewController) { first = destination }
}

private final class ItemListCode: ItemListActions {
    var calls: [String] = []

    func addItem() { calls.append("add") }

    func openItem(item: ListItem) { calls.append("open \(item.name)") }
}

private final class TrailListCode: TrailListActions {
    weak var prepared: TrailDetailViewController?

    func prepare(_ destination: TrailDetailViewController) { prepared = destination }
}
