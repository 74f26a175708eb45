import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Settings with menus, and a wheel that a tap on a row shows and hides.
@Suite("Account")
@MainActor
struct AccountTests {
    private let controller = AccountViewController()
    private let screen: HeadlessScreen
    private let app = AccountApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        app.controller = controller
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

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
        let content = try #require(header.contentView.subviews.first)
        let title = try #require(content.subviews.compactMap { $0 as? UIListContentView }.first)
        #expect((title.configuration as? UIListContentConfiguration)?.text == "Privacy")
        #expect(title.isAccessibilityElement && title.accessibilityLabel == "Privacy")
        #expect(title.accessibilityTraits == .header)
        let button = try #require(content.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "See All")
        controller.state.sendsReceipts = false
        #expect(table.headerView(forSection: 0)?.contentView.subviews.first === content, "the views stay")
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
    func applyTheme() { if let controller { themes.append(controller.state.theme) } }
}
