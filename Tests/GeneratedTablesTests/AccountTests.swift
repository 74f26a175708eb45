import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Settings with menus, and a wheel that a tap on a row shows and hides.
@Suite("Account")
@MainActor
final class AccountTests {
    private nonisolated let suite = "tablespec.account.\(UUID().uuidString)"
    private let controller: AccountViewController
    private let screen: HeadlessScreen
    private let app = AccountApp()

    init() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        controller = AccountViewController(input: .sample, userDefaults: defaults)
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        app.controller = controller
        screen.layOut()
    }

    deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

    private var table: UITableView { controller.tableView }

    /// The list that a tap on a row has shown.
    private var list: UITableView? {
        screen.topViewController === controller ? nil : screen.tableView
    }

    /// The rows of the list, one of which carries a checkmark.
    private func options(_ table: UITableView) -> [String] {
        (0..<table.numberOfRows(inSection: 0)).map { row in
            let cell = table.cell(path(0, row))
            return (cell?.accessoryType == .checkmark ? "✓" : "") + (cell.flatMap { ShownRow($0).text } ?? "")
        }
    }

    private func detail(_ row: Int) -> String? { table.cell(path(1, row)).flatMap { ShownRow($0).detail } }

    @Test func aMenuShowsTheTitleOfTheValue() {
        #expect(controller.appearanceMenu.currentTitle == "Automatic")
        #expect(controller.appearanceMenu.accessibilityValue == "Automatic")
        #expect(controller.orderSortOrderMenu.currentTitle == "Recent First")
        #expect(checked == ["Automatic"])
    }

    @Test func aChoiceWritesTheStateAndTellsTheApp() {
        #expect(controller.appearanceMenu.choose("Dark"))
        #expect(controller.state.theme == .dark)
        #expect(controller.appearanceMenu.currentTitle == "Dark")
        #expect(checked == ["Dark"])
        #expect(app.themes == [.dark])
        #expect(controller.appearanceMenu.choose("Purple") == false)
    }

    @Test func aMenuFollowsTheState() {
        controller.state.theme = .light
        #expect(controller.appearanceMenu.currentTitle == "Light")
        #expect(checked == ["Light"])
        #expect(app.themes == [])
        controller.state.sendsReceipts = false
        #expect(controller.orderSortOrderMenu.choose("Oldest First") == false)
        #expect(controller.state.sortOrder == .recentFirst)
    }

    @Test func theButtonOfTheHeaderLeadsOn() throws {
        let header = try #require(table.headerView(forSection: 0))
        let content = header.contentView
        let title = try #require(content.subviews.compactMap { $0 as? UIListContentView }.first)
        #expect((title.configuration as? UIListContentConfiguration)?.text == "Privacy")
        #expect(title.isAccessibilityElement && title.accessibilityLabel == "Privacy")
        #expect(title.accessibilityTraits == .header)
        let button = try #require(content.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "See All")
        controller.state.sendsReceipts = false
        #expect(table.headerView(forSection: 0)?.contentView === content, "the views stay")
        button.tap()
        #expect(screen.topViewController === app.privacySettings)
    }

    @Test func aTapShowsAndHidesTheRowBelow() {
        #expect(table.numberOfRows(inSection: 0) == 4)
        table.tapRow(at: path(0, 3))
        #expect(controller.state.showsPicker)
        #expect(table.numberOfRows(inSection: 0) == 5)
        controller.pickerReminderDatePicker.pick(Date(timeIntervalSince1970: 0))
        #expect(controller.state.reminder == Date(timeIntervalSince1970: 0))
        table.tapRow(at: path(0, 3))
        #expect(table.numberOfRows(inSection: 0) == 4)
        #expect(table.indexPathForSelectedRow == nil)
    }

    // MARK: Lists to choose from

    @Test func aRowShowsWhatIsChosen() {
        #expect(detail(0) == nil)
        #expect(detail(1) == "EUR")
        #expect(detail(2) == "Weekly")
        controller.state.country = "JP"
        #expect(detail(0) == "Japan")
        controller.input.countries.removeAll()
        #expect(detail(0) == nil)
    }

    @Test func aTapShowsAListAndAChoiceGoesBack() throws {
        controller.state.country = "IT"
        table.tapRow(at: path(1, 0))
        let list = try #require(list)
        #expect(screen.topViewController?.title == "Country")
        #expect(options(list).count == 12)
        #expect(options(list).filter { $0.hasPrefix("✓") } == ["✓Italy"])
        list.tapRow(at: path(0, 7))
        #expect(self.list == nil)
        #expect(controller.state.country == "JP")
        #expect(detail(0) == "Japan")
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func theListFollowsItsOptions() throws {
        table.tapRow(at: path(1, 0))
        let list = try #require(list)
        controller.input.countries.removeFirst(10)
        #expect(options(list) == controller.input.countries.map(\.name))
        controller.state.country = controller.input.countries[1].id
        #expect(options(list).last == "✓" + controller.input.countries[1].name)
    }

    @Test func manyOptionsCanBeSearched() throws {
        table.tapRow(at: path(1, 0))
        let list = try #require(list)
        let search = try #require(screen.topViewController?.navigationItem.searchController)
        search.isActive = true
        search.searchBar.text = "an"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(options(list) == ["Canada", "Germany", "France", "Japan", "Poland"])
        list.tapRow(at: path(0, 3))
        #expect(self.list == nil)
        #expect(controller.state.country == "JP")
    }

    @Test func textsAndWordsAreChosenWithoutASearch() throws {
        table.tapRow(at: path(1, 1))
        var list = try #require(list)
        #expect(options(list) == ["✓EUR", "GBP", "USD"])
        #expect(screen.topViewController?.navigationItem.searchController == nil)
        list.tapRow(at: path(0, 2))
        #expect(controller.state.currency == "USD")
        #expect(detail(1) == "USD")
        table.tapRow(at: path(1, 2))
        list = try #require(self.list)
        #expect(options(list) == ["Every Day", "✓Weekly", "Monthly"])
        list.tapRow(at: path(0, 0))
        #expect(controller.state.frequency == .daily)
        #expect(detail(2) == "Every Day")
    }

    @Test func goingBackChoosesNothing() throws {
        table.tapRow(at: path(1, 1))
        #expect(list != nil)
        controller.navigationController?.tapBack()
        #expect(list == nil)
        #expect(controller.state.currency == "EUR")
    }

    @Test func aSecondTapWhileTheListGoesLeavesTheScreenBelow() throws {
        table.tapRow(at: path(1, 1))
        let list = try #require(list)
        let delegate = try #require(list.delegate)
        delegate.tableView(list, didSelectRowAt: path(0, 1))
        delegate.tableView(list, didSelectRowAt: path(0, 2))
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === controller)
        #expect(controller.state.currency == "USD")
    }

    @Test func withoutAStackTheListBringsItsOwn() throws {
        let controller = AccountViewController(input: .sample)
        let screen = HeadlessScreen(controller)
        screen.layOut()
        controller.tableView.tapRow(at: path(1, 1))
        var stack = try #require(controller.presentedViewController as? UINavigationController)
        #expect(stack.topViewController?.title == "Currency")
        #expect(stack.topViewController?.navigationItem.leftBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil && controller.state.currency == "EUR")
        controller.tableView.tapRow(at: path(1, 1))
        stack = try #require(controller.presentedViewController as? UINavigationController)
        let list = try #require(stack.topViewController as? UITableViewController)
        list.tableView.tapRow(at: path(0, 1))
        #expect(controller.presentedViewController == nil && controller.state.currency == "GBP")
    }

    @Test func whatIsChosenIsKept() throws {
        table.tapRow(at: path(1, 0))
        try #require(list).tapRow(at: path(0, 1))
        #expect(UserDefaults(suiteName: suite)?.string(forKey: "country") == "BR")
    }

    /// The titles of the menu that have the checkmark.
    private var checked: [String] {
        (controller.appearanceMenu.menu?.children ?? []).compactMap { $0 as? UIAction }.filter { $0.state == .on }
            .map(\.title)
    }
}

@MainActor
private final class AccountApp: AccountActions {
    private(set) var themes: [AccountViewController.Theme] = []
    weak var controller: AccountViewController?
    let privacySettings = UIViewController()

    func makePrivacySettings() -> UIViewController { privacySettings }
    func editPhoto() {}
    func applyTheme() { if let controller { themes.append(controller.state.theme) } }
}
