import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

@Suite("Hooks")
@MainActor
struct HookTests {
    private let controller = StorageViewController()
    private let app = StorageApp()
    private let screen: HeadlessScreen

    init() {
        controller.table.actions = app
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

    @Test func aCellThatIsFilledAnewIsCompletedAnew() {
        app.configured = []
        controller.table.state.gigabytes = 13
        #expect(app.configured == [.used])
        #expect(table.cell(path(0, 0))?.shownDetailText == "13 GB")
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

    // MARK: Rows of a collection

    @Test func theRowsOfACollectionAreToldApartByTheirElements() {
        let downloads = (1...3).map { Download(id: $0, name: "\($0)", progress: 0) }
        let list = DownloadsViewController(state: .init(downloads: downloads))
        let app = DownloadsApp()
        list.table.actions = app
        let screen = HeadlessScreen(inStack: list)
        screen.layOut()
        #expect(app.configured == [.element(1), .element(2), .element(3)])
        #expect(list.tableView.rectForRow(at: path(0, 1)).height == 70)
        list.tableView.tapRow(at: path(0, 2))
        #expect(app.selected == [.element(3)])
        app.configured = []
        list.table.state.downloads[0].progress = 1
        #expect(app.configured == [.element(1), .element(2), .element(3)])
        list.tapEdit()
        list.tapEdit()
        #expect(app.editing == [true, false])
    }
}

private final class StorageApp: StorageActions {
    var calls: [String] = []
    var configured: [StorageTable.Row] = []

    func openPhotos() { calls.append("openPhotos") }
    func openMusic() { calls.append("openMusic") }

    func configure(_ cell: UITableViewCell, for row: StorageTable.Row) {
        configured.append(row)
        cell.accessibilityIdentifier = "\(row)"
    }

    func willDisplay(_ cell: UITableViewCell, for row: StorageTable.Row) { calls.append("willDisplay \(row)") }
    func didEndDisplaying(_ cell: UITableViewCell) { calls.append("didEndDisplaying") }
    func heightForRow(_ row: StorageTable.Row) -> CGFloat? { row == .music ? 88 : nil }

    func shouldHighlight(_ row: StorageTable.Row) -> Bool {
        calls.append("shouldHighlight \(row)")
        return true
    }

    func willSelect(_ row: StorageTable.Row) -> Bool {
        calls.append("willSelect \(row)")
        return row != .music
    }

    func didSelect(_ row: StorageTable.Row) { calls.append("didSelect \(row)") }
    func didDeselect(_ row: StorageTable.Row) { calls.append("didDeselect \(row)") }
    func viewDidLoad(_ viewController: StorageViewController) { calls.append("viewDidLoad") }

    func viewWillAppear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewWillAppear") }
    func viewDidAppear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewDidAppear") }
    func viewWillDisappear(_ viewController: StorageViewController, animated: Bool) {
        calls.append("viewWillDisappear")
    }
    func viewDidDisappear(_ viewController: StorageViewController, animated: Bool) { calls.append("viewDidDisappear") }
}

private final class DownloadsApp: DownloadsActions {
    var configured: [DownloadsTable.Row] = []
    var selected: [DownloadsTable.Row] = []
    var editing: [Bool] = []

    func configure(_ cell: UITableViewCell, for row: DownloadsTable.Row) { configured.append(row) }
    func heightForRow(_ row: DownloadsTable.Row) -> CGFloat? { row == .element(2) ? 70 : nil }
    func didSelect(_ row: DownloadsTable.Row) { selected.append(row) }

    func setEditing(_ viewController: DownloadsViewController, editing: Bool, animated: Bool) {
        self.editing.append(editing)
    }
}
