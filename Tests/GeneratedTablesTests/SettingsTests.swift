import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A static table: kept controls, controls that write the state, a row that comes and goes, segues and actions.
@Suite("Settings")
@MainActor
struct SettingsTests {
    private let controller = SettingsViewController()
    private let app = SettingsApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func theSwitchWritesTheStateAndHidesTheRow() {
        #expect(screen.table.rowTexts == [["Ada Lovelace", "Wi-Fi"], ["Sound Effects", "Volume", "Sign Out"]])
        controller.soundEffectsSwitch.tap()
        #expect(controller.state.soundEffects == false)
        #expect(screen.table.rowTexts[1] == ["Sound Effects", "Volume"])
        controller.soundEffectsSwitch.tap()
        #expect(screen.table.rowTexts[1] == ["Sound Effects", "Volume", "Sign Out"])
    }

    @Test func aChangeOfTheStateIsTheSmallestUpdate() {
        screen.layOut()
        screen.table.inspection.trace = []
        controller.state.soundEffects = false
        #expect(screen.table.inspection.trace.filter { "\($0)".hasPrefix("cellForRow") } == [])
        #expect(screen.table.numberOfRows(inSection: 1) == 2)
    }

    @Test func theStateMovesTheControls() {
        controller.state.volume = 2.5
        controller.state.soundEffects = false
        #expect(controller.volumeSlider.value == 2.5)
        #expect(controller.soundEffectsSwitch.isOn == false)
    }

    @Test func theSliderWritesTheStateWithinItsLimits() {
        controller.volumeSlider.slide(to: 99)
        #expect(controller.state.volume == 10)
    }

    @Test func boundTextFollowsTheStateInTheSameCell() {
        let cell = screen.table.cell(path(0, 1))
        #expect(cell?.inspection.shownDetailText == "Home")
        controller.state.networkName = "Café"
        #expect(screen.table.cell(path(0, 1)) === cell)
        #expect(cell?.inspection.shownDetailText == "Café")
    }

    @Test func controlsAreMadeOnceAndKept() {
        let control = controller.soundEffectsSwitch
        #expect(screen.table.cell(path(1, 0))?.accessoryView === control)
        screen.table.reloadData()
        #expect(screen.table.cell(path(1, 0))?.accessoryView === control)
    }

    @Test func aSegueMakesTheScreenPreparesItAndPushesIt() {
        screen.table.tapRow(at: path(0, 1))
        #expect(app.prepared.count == 1)
        #expect(screen.topViewController === app.prepared.first)
        #expect(screen.topViewController is WiFiViewController)
    }

    @Test func theRowOfASegueStaysSelectedUntilTheUserReturns() {
        screen.table.tapRow(at: path(0, 1))
        #expect(controller.tableView.indexPathForSelectedRow == path(0, 1))
        controller.navigationController?.tapBack()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func aHandWrittenScreenIsAskedFor() {
        screen.table.tapRow(at: path(0, 0))
        #expect(screen.topViewController === app.profile)
    }

    @Test func theRowOfAScreenThatNobodyMakesIsDeselected() {
        controller.actions = nil
        screen.table.tapRow(at: path(0, 0))
        #expect(screen.topViewController === controller)
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func anActionCallsTheAppAndDeselectsTheRow() {
        screen.table.tapRow(at: path(1, 2))
        #expect(app.calls == ["signOut"])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func theBarButtonCallsTheApp() {
        controller.navigationItem.rightBarButtonItem?.tap()
        #expect(app.calls == ["close"])
        #expect(controller.navigationItem.rightBarButtonItem?.inspection.systemItem == .done)
        #expect(controller.navigationItem.largeTitleDisplayMode == .always)
        #expect(controller.title == "Settings")
    }

    @Test func changesBeforeTheScreenIsShownAreShown() {
        let controller = SettingsViewController()
        controller.loadViewIfNeeded()
        controller.state.soundEffects = false
        controller.state.networkName = "Elsewhere"
        let screen = HeadlessScreen(inStack: controller)
        #expect(screen.table.rowTexts[1] == ["Sound Effects", "Volume"])
        #expect(screen.table.cell(path(0, 1))?.inspection.shownDetailText == "Elsewhere")
    }

    @Test func nothingKeepsTheScreenAlive() {
        weak var controller: SettingsViewController?
        do {
            let screen = SettingsViewController()
            screen.loadViewIfNeeded()
            _ = screen.soundEffectsSwitch
            controller = screen
        }
        #expect(controller == nil)
    }
}

/// The app of the settings.
private final class SettingsApp: SettingsActions {
    var calls: [String] = []
    var prepared: [WiFiViewController] = []
    let profile = UIViewController(nibName: nil, bundle: nil)

    func close() { calls.append("close") }

    func signOut() { calls.append("signOut") }

    func makeProfile() -> UIViewController { profile }

    func prepare(_ destination: WiFiViewController) { prepared.append(destination) }
}
