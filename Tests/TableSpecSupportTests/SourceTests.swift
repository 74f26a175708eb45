import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import TableSpecSupport

/// The data source that all screens share, at moments when UIKit or the app does something unexpected.
@Suite("The data source of a table with changes at unexpected times")
@MainActor
struct SourceTests {
    private let list = List()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(UINavigationController(rootViewController: list))
        screen.layOut()
    }

    private var table: UITableView { list.tableView }

    /// The numbers of the rows in the first section, as the table view shows them.
    private var shown: [String] { table.rowTexts.first ?? [] }

    // MARK: The end of a screen

    @Test func aTableThatOutlivesItsScreenAsksForNothing() throws {
        var list: List? = List()
        let screen = HeadlessScreen(UINavigationController(rootViewController: try #require(list)))
        let (source, table) = (try #require(list).source, try #require(list?.tableView))
        list?.setEditing(true, animated: false)
        #expect(source.tableView(table, canMoveRowAt: path(0, 0)))
        screen.window.rootViewController = nil
        weak var gone: List?
        gone = list
        list = nil
        try #require(gone == nil)
        #expect(!source.tableView(table, canEditRowAt: path(0, 0)), "its rules read the screen, which is gone")
        #expect(!source.tableView(table, canMoveRowAt: path(0, 0)))
    }

    // MARK: Titles

    @Test func aTitleIsMeasuredOncePerChange() {
        HeadlessFactory.register(MeasuredTitle.self) { MeasuredTitle(reuseIdentifier: $0) }
        table.register(MeasuredTitle.self, forHeaderFooterViewReuseIdentifier: "Title")
        list.change { $0.header = "One" }
        screen.layOut()
        list.change { $0.header = "Two" }
        let title = table.headerView(forSection: 0) as? MeasuredTitle
        title?.fittings = 0
        list.change { $0.header = "Three" }
        list.change { $0.header = "Four" }
        #expect(title?.fittings == 2)
        screen.changeTextSize(to: .accessibilityLarge)
        title?.fittings = 0
        list.change { $0.header = "Five" }
        #expect(title?.fittings == 2, "the height before the change is no longer known")
    }

    // MARK: Drops

    @Test func aChangeRightAfterADropDoesNotHoldTitlesBack() async {
        list.setEditing(true, animated: false)
        await dragged {
            table.dragRow(from: path(0, 0), to: path(0, 2))
            list.change { $0.rows.append(4) }
        }
        #expect(shown == ["2", "3", "1", "4"])
        table.inspection.updateTrace = []
        list.change { $0.header = "Numbers" }
        #expect(table.inspection.updateTrace == [[.reloadSections([0], .none)]])
    }

    @Test func aDropWhileAChangeWaitsGoesBack() async {
        list.setEditing(true, animated: false)
        await dragged {
            list.source.inCallback { list.change { $0.rows = [1, 2] } }
            table.dragRow(from: path(0, 2), to: path(0, 0))
        }
        #expect(list.content.rows == [1, 2])
        #expect(shown == ["1", "2"])
    }

    /// The table view of a screen that is gone doesn't report the end of a drop.
    @Test func aDropThatEndsOffScreenHoldsNoChangeBack() async {
        list.setEditing(true, animated: false)
        table.dragRow(from: path(0, 0), to: path(0, 2))
        list.change { $0.rows = [3, 4] }
        table.removeFromSuperview()
        list.change { $0.rows = [5] }
        #expect(list.source.content.parts[0].rows.map(\.number) == [5])
        await drained()
        HeadlessClock.finishAnimations()
        await drained()
    }

    // MARK: Changes of the app's own

    @Test func changesThatTheAppStatesAreMadeOnce() {
        let failures = HeadlessFailure.collect {
            list.source.performing { table in
                table.deleteRows(at: [path(0, 0)], with: .fade)
            } during: {
                list.change { $0.rows = [2, 3] }
                list.change { $0.rows = [2, 3, 4] }
            }
        }
        #expect(failures == [])
        #expect(shown == ["2", "3", "4"])
    }

    @Test func changesThatTheAppStatesAreNotMadeIfOtherContentReplacesTheRows() {
        let failures = HeadlessFailure.collect {
            list.source.performing { table in
                table.deleteRows(at: [path(0, 0)], with: .fade)
            } during: {
                list.change { $0.isUnavailable = true }
            }
            list.source.performing { table in
                table.insertRows(at: [path(0, 0)], with: .fade)
            } during: {
                list.change { ($0.isUnavailable, $0.rows) = (false, [1]) }
            }
        }
        #expect(failures == [])
        #expect(shown == ["1"])
    }

    // MARK: Selection and titles

    @Test func aRowThatDoesNotReactToTapsIsNotOpened() {
        list.source.open(3)
        #expect(list.tapped == [])
    }

    @Test func aRowWithAnotherControlStaysSelected() {
        table.allowsSelectionDuringEditing = true
        list.setEditing(true, animated: false)
        screen.layOut()
        table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        table.inspection.updateTrace = []
        list.inserts = true
        list.change { $0.rows.append(4) }
        #expect(
            table.inspection.updateTrace.contains { $0.contains { if case .reloadRows = $0 { true } else { false } } }
        )
        #expect(table.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test func inertRowsAreSelectedWhereTheUserMarksRowsInEditingMode() {
        table.allowsMultipleSelectionDuringEditing = true
        table.reloadData()
        screen.layOut()
        #expect(!table.tapRow(at: path(0, 2)))
        list.setEditing(true, animated: false)
        screen.layOut()
        #expect(table.tapRow(at: path(0, 2)))
        #expect(list.selectedRows.map(\.number) == [3])
        let cell = table.cellForRow(at: path(0, 2))
        #expect(cell?.selectionStyle == .default, "without a style, the cell shows no mark")
        #expect(cell?.accessibilityTraits.contains(.button) == false)
    }

    @Test func aSectionThatMovesCanLoseItsTitle() {
        list.change { $0.header = "Numbers" }
        table.inspection.updateTrace = []
        list.change { ($0.header, $0.isLast) = (nil, true) }
        #expect(table.rowTexts == [["0"], ["1", "2", "3"]])
        #expect(table.inspection.updateTrace.last == [.reloadSections([1], .none)])
    }

    // MARK: Off screen

    @Test func aChangeOffScreenKeepsTheCellsAndIsShownOnReturn() throws {
        let cell = try #require(table.cellForRow(at: path(0, 1)))
        leave()
        list.change { $0.suffix = "!" }
        #expect(list.source.content.parts[0].rows.map(\.suffix) == ["!", "!", "!"])
        come()
        #expect(table.cellForRow(at: path(0, 1)) === cell, "a reload would have thrown it away")
        #expect(shown == ["1!", "2!", "3!"])
    }

    @Test func otherRowsOffScreenAreReloaded() {
        leave()
        list.change { $0.rows = [4] }
        list.change { $0.suffix = "!" }
        come()
        #expect(shown == ["4!"])
    }

    @Test func titlesInTheSameStyleOffScreenKeepTheCells() throws {
        list.change { ($0.header, $0.headerColor) = ("Numbers", .systemRed) }
        screen.layOut()
        let cell = try #require(table.cellForRow(at: path(0, 1)))
        leave()
        list.change { $0.suffix = "!" }
        come()
        #expect(table.cellForRow(at: path(0, 1)) === cell && shown == ["1!", "2!", "3!"])
        leave()
        list.change { $0.headerColor = .systemBlue }
        come()
        #expect(table.cellForRow(at: path(0, 1)) !== cell, "another style is another title")
    }

    @Test func otherTitlesOffScreenAreReloaded() {
        let cell = table.cellForRow(at: path(0, 1))
        leave()
        list.change { $0.header = "Numbers" }
        come()
        #expect(list.source.content.parts[0].header == "Numbers")
        #expect(table.cellForRow(at: path(0, 1)) !== cell)
    }

    @Test func whatADropHoldsBackIsShownOnReturn() {
        list.setEditing(true, animated: false)
        table.dragRow(from: path(0, 0), to: path(0, 2))
        list.change { $0.rows = [3, 4] }
        #expect(list.source.content.parts[0].rows.map(\.number) == [2, 3, 1], "the dropped row is animated")
        leave()
        come()
        #expect(shown == ["3", "4"])
    }

    private func leave() {
        (screen.window.rootViewController as? UINavigationController)?.pushViewController(
            UIViewController(),
            animated: false
        )
        screen.layOut()
    }

    private func come() {
        _ = (screen.window.rootViewController as? UINavigationController)?.popViewController(animated: false)
        screen.layOut()
    }

    // MARK: Rows that the app wants

    @Test func aRowIsSelectedAsSoonAsItIsThere() {
        list.select(7)
        #expect(list.selectedRows == [])
        list.change { $0.rows += [5, 6, 7] }
        #expect(list.selectedRows.map(\.number) == [7])
    }

    @Test func aRowIsSelectedInAScreenThatIsNotLoaded() {
        let list = List()
        list.select(2)
        #expect(!list.isViewLoaded)
        let screen = HeadlessScreen(list)
        screen.layOut()
        #expect(list.selectedRows.map(\.number) == [2])
    }

    @Test func openingARowIsTappingIt() {
        list.open(2)
        #expect(list.tapped == [path(0, 1)])
    }

    @Test func theTextsOfARowNeedNoCell() {
        let list = List()
        _ = list.view
        #expect(list.texts(of: 2) == ["2"])
        #expect(list.texts(of: 9) == [])
    }

    // MARK: Cells

    @Test func aHighlightDoesNotUpdateViewsAgain() throws {
        final class Views: TableSpec.RowViews {
            let view: UIView = UILabel()
        }
        var count = 0
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        TableSpec.RowContent(Views.self) { _ in count += 1 }.apply(to: cell)
        #expect(count == 1)
        let content = try #require(cell.contentConfiguration)
        cell.contentConfiguration = content.updated(for: cell.configurationState)
        #expect(count == 1)
        TableSpec.RowContent(Views.self) { _ in count += 1 }.apply(to: cell)
        #expect(count == 2)
    }

    @Test func aCheckmarkIsSpoken() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        TableSpec.RowContent("A", accessory: .checkmark).apply(to: cell)
        #expect(cell.accessibilityTraits.contains(.selected))
        TableSpec.RowContent("A").apply(to: cell)
        #expect(!cell.accessibilityTraits.contains(.selected))
    }

    @Test func theNameOfAControlIsReadOnce() {
        let (label, other, field) = (TableSpec.label("Email"), TableSpec.label("Optional"), UITextField())
        field.accessibilityLabel = "Email"
        label.isAccessibilityElement = true
        other.isAccessibilityElement = true
        _ = TableSpec.row([label, other, field])
        #expect(!label.isAccessibilityElement && other.isAccessibilityElement)
    }

    // MARK: Images

    @Test func anImageComesIntoARowWithAMessage() async throws {
        let image = try #require(UIImage(systemName: "star"))
        let images = TableSpec.RemoteImages { _ in image }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let url = URL(string: "https://example.com/a.png")
        TableSpec.RowContent("Photo").message("Wrong").remoteImage(url, from: images).apply(to: cell)
        await drained()
        await drained()
        let content = try #require(cell.contentConfiguration)
        let list = Mirror(reflecting: content).children.lazy.compactMap { $0.value as? UIListContentConfiguration }
            .first
        #expect(list?.image === image)
    }
}

/// A header or footer that counts how often its height is requested.
private final class MeasuredTitle: UITableViewHeaderFooterView {
    var fittings = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittings += 1
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}

/// Two sections, of numbers and of a single row.
private final class List: UITableViewController, TableSpec.Screen {
    typealias Section = Part
    typealias Row = Number

    enum Part: TableSpec.Item { case numbers, single }

    struct Number: TableSpec.Item {
        let number: Int
        var suffix = ""

        var id: Int { number }
    }

    struct Content {
        var rows = [1, 2, 3]
        var isUnavailable = false
        var header: String?
        var headerColor: UIColor?
        var isLast = false
        var suffix = ""
    }

    private(set) var content = Content()
    var inserts = false

    private(set) lazy var source: TableSpec.Source<Part, Number> = TableSpec.Source {
        TableSpec.RowContent("\($0.number)\($0.suffix)", isSelectable: $0.number != 3)
    }
    .editing(
        style: { [unowned self] row, _ in row.number == 2 && inserts ? .insert : .delete },
        canMove: { _, _ in true },
        move: { [unowned self] origin, destination in
            change { $0.rows.insert($0.rows.remove(at: origin.row), at: destination.row) }
        }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        source.attach(to: tableView, showing: parts)
    }

    func change(_ change: (inout Content) -> Void) {
        change(&content)
        source.show(parts)
    }

    private var parts: TableSpec.Content<Part, Number> {
        var parts = TableSpec.Content<Part, Number>()
        if content.isUnavailable { return parts }
        if content.isLast { parts.add(.single, rows: [Number(number: 0)]) }
        parts.add(
            .numbers,
            header: content.header,
            headerStyle: content.headerColor.map { TableSpec.TitleStyle(color: $0) },
            rows: content.rows.map { Number(number: $0, suffix: content.suffix) }
        )
        if !content.isLast { parts.add(.single, rows: [Number(number: 0)]) }
        return parts
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        source.headerView(inSection: section)
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        source.isSelectable(at: indexPath)
    }

    private(set) var tapped: [IndexPath] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath) }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { source.editingStyle(at: indexPath) }
}
