import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

@Suite("Hooks")
@MainActor
struct HookTests {
    private let controller = StorageViewController()
    private let app = StorageApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    @Test func theViewControllerCallsTheAppAsItAppearsAndGoes() {
        #expect(app.calls.prefix(1) == ["viewDidLoad"])
        #expect(app.calls.filter { $0.hasPrefix("view") } == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
        app.calls = []
        controller.navigationController?.pushViewController(UIViewController(), animated: false)
        #expect(app.calls.filter { $0.hasPrefix("view") } == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func cellsAreCompletedAndShownWithTheIdsOfTheirRows() {
        #expect(app.configured == [.used, .photos, .music])
        #expect(
            app.calls.filter { $0.hasPrefix("willDisplay") } == ["used", "photos", "music"].map { "willDisplay \($0)" }
        )
        #expect(table.cell(path(0, 1))?.accessibilityIdentifier == "photos")
    }

    @Test func aCellThatIsFilledAgainIsCompletedAgain() {
        app.configured = []
        controller.state.gigabytes = 13
        #expect(app.configured == [.used])
        #expect(table.cell(path(0, 0))?.inspection.shownDetailText == "13 GB")
    }

    @Test func theAppMayChooseTheHeightOfARow() {
        #expect(table.rectForRow(at: path(0, 1)).height == 60)
        #expect(table.rectForRow(at: path(0, 2)).height == 88)
    }

    @Test func aTapAsksTheAppBeforeAndAfter() {
        app.calls = []
        table.tapRow(at: path(0, 1))
        #expect(app.calls == ["shouldHighlight photos", "willSelect photos", "openPhotos", "didSelect photos"])
        app.calls = []
        table.tapRow(at: path(0, 2))
        #expect(app.calls == ["shouldHighlight music", "willSelect music"], "the app has refused the selection")
    }

    /// UIKit calls hooks in the middle of its work, so the table must not change before they return.
    @Test func changesDuringAHookAreShownAfterIt() async {
        app.configured = []
        var counts: [Int] = []
        app.duringHook = { [controller, app] in
            controller.state.gigabytes += 1
            counts.append(app.configured.count)
        }
        table.tapRow(at: path(0, 1))
        #expect(counts == [0, 0])
        app.duringHook = {}
        await drained()
        #expect(app.configured == [.used])
        #expect(table.cell(path(0, 0))?.inspection.shownDetailText == "14 GB")
    }

    // MARK: Rows of a collection

    @Test func theRowsOfACollectionAreDistinguishedByTheirElements() {
        let downloads = (1...3).map { Download(id: $0, name: "\($0)", progress: 0) }
        let list = DownloadsViewController(state: .init(downloads: downloads))
        let app = DownloadsApp()
        list.actions = app
        let screen = HeadlessScreen(inStack: list)
        screen.layOut()
        #expect(app.configured == downloads.map(DownloadsViewController.Row.download))
        #expect(list.tableView.rectForRow(at: path(0, 1)).height == 70)
        list.tableView.tapRow(at: path(0, 2))
        #expect(app.selected == [.download(downloads[2])])
        app.configured = []
        list.state.downloads[0].progress = 1
        #expect(app.configured == [.download(list.state.downloads[0])])
        list.tapEdit()
        list.tapEdit()
        #expect(app.editing == [true, false])
    }
}

private final class StorageApp: StorageActions {
    var calls: [String] = []
    var configured: [StorageViewController.Row] = []
    /// What the app does before a row is highlighted or selected.
    var duringHook: () -> Void = {}

    func openPhotos() { calls.append("openPhotos") }
    func openMusic() { calls.append("openMusic") }

    func configure(_ cell: UITableViewCell, for row: StorageViewController.Row) {
        configured.append(row)
        cell.accessibilityIdentifier = "\(row)"
    }

    func willDisplay(_ cell: UITableViewCell, for row: StorageViewController.Row) { calls.append("willDisplay \(row)") }
    func didEndDisplaying(_ cell: UITableViewCell) { calls.append("didEndDisplaying") }
    func heightForRow(_ row: StorageViewController.Row) -> CGFloat? { row == .music ? 88 : nil }

    func shouldHighlight(_ row: StorageViewController.Row) -> Bool {
        calls.append("shouldHighlight \(row)")
        duringHook()
        return true
    }

    func willSelect(_ row: StorageViewController.Row) -> Bool {
        calls.append("willSelect \(row)")
        duringHook()
        return row != .music
    }

    func didSelect(_ row: StorageViewController.Row) { calls.append("didSelect \(row)") }
    func didDeselect(_ row: StorageViewController.Row) { calls.append("didDeselect \(row)") }
    func viewDidLoad(_ viewController: StorageViewController) { calls.append("viewDidLoad") }

    func viewWillAppear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewWillAppear") }
    func viewDidAppear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewDidAppear") }
    func viewWillDisappear(_ viewController: StorageViewController, animated: Bool) {
        calls.append("viewWillDisappear")
    }
    func viewDidDisappear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewDidDisappear") }
}

private final class DownloadsApp: DownloadsActions {
    var configured: [DownloadsViewController.Row] = []
    var selected: [DownloadsViewController.Row] = []
    var editing: [Bool] = []

    func configure(_ cell: UITableViewCell, for row: DownloadsViewController.Row) { configured.append(row) }
    func heightForRow(_ row: DownloadsViewController.Row) -> CGFloat? { row.id == .download(2) ? 70 : nil }
    func didSelect(_ row: DownloadsViewController.Row) { selected.append(row) }

    func setEditing(_ viewController: DownloadsViewController, editing: Bool, animated: Bool) {
        self.editing.append(editing)
    }
}
