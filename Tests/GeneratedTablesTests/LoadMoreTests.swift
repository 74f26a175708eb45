import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// The row below the elements, which asks for more of them when it comes into sight.
@Suite("Loading more")
@MainActor
struct LoadMoreTests {
    private let controller = InboxViewController()
    private let app = PagingApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    private var table: UITableView { controller.tableView }

    private var lastRow: IndexPath { path(0, table.numberOfRows(inSection: 0) - 1) }

    private func show(_ count: Int, hasMore: Bool = true) {
        controller.update { ($0.messages, $0.hasMore) = (Self.messages(0..<count), hasMore) }
        screen.layOut()
    }

    private static func messages(_ ids: Range<Int>) -> [Message] {
        ids.map { Message(id: $0, sender: "Ada", subject: "Letter \($0)", received: .distantPast, isUnread: false) }
    }

    @Test func theRowIsThereWhileThereIsMore() throws {
        show(2)
        #expect(table.numberOfRows(inSection: 0) == 3)
        let spinner = try #require(table.cell(path(0, 2)).map { ShownRow($0) })
        #expect(spinner.views.map(\.kind) == ["activityIndicator"])
        #expect(table.cell(path(0, 2))?.selectionStyle == UITableViewCell.SelectionStyle.none)
        controller.state.hasMore = false
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func theAppIsAskedOnceWhenTheRowComesIntoSight() async {
        show(50)
        await drained()
        #expect(app.asked == 0)
        table.dragContent(toRow: lastRow)
        #expect(app.asked == 1)
        table.dragContent(toRow: path(0, 0))
        table.dragContent(toRow: lastRow)
        await drained()
        #expect(app.asked == 1)
    }

    @Test func whatTheAppChangesAtOnceWaitsForTheEndOfThePass() async {
        app.loading = { [weak controller] in controller?.state.isLoading = true }
        show(50)
        let failures = await HeadlessFailure.collect {
            table.dragContent(toRow: lastRow)
            await drained()
            table.dragContent(toRow: path(0, 0))
            table.dragContent(toRow: lastRow)
            await drained()
        }
        #expect(failures.isEmpty)
        #expect(app.asked == 1, "that it loads is no answer")
    }

    @Test func moreElementsAreAskedForAgain() async {
        show(50)
        table.dragContent(toRow: lastRow)
        show(100)
        await drained()
        #expect(app.asked == 1, "the row has gone out of sight")
        table.dragContent(toRow: lastRow)
        #expect(app.asked == 2)
    }

    /// UIKit displays a row no second time that has stayed in sight.
    @Test func fewElementsAreFollowedByOthersUntilTheTableIsFull() async {
        app.loading = { [weak controller] in
            let count = controller?.state.messages.count ?? 0
            controller?.state.messages += Self.messages(count..<(count + 3))
        }
        let failures = await HeadlessFailure.collect {
            show(1)
            for _ in 0..<20 { await drained() }
        }
        #expect(failures.isEmpty)
        let rows = table.numberOfRows(inSection: 0)
        #expect(table.indexPathsForVisibleRows?.contains(lastRow) == false)
        #expect(app.asked == (rows - 2) / 3)
        #expect(app.asked > 2)
    }

    @Test func afterAnotherChangeTheRowAsksAgainWhenItComesBack() async {
        show(50)
        table.dragContent(toRow: lastRow)
        controller.state.isLoading = true
        await drained()
        #expect(app.asked == 1, "it is still in sight, and has asked")
        controller.state.isLoading = false
        table.dragContent(toRow: path(0, 0))
        table.dragContent(toRow: lastRow)
        #expect(app.asked == 2)
    }

    @Test func theRowIsNeitherSwipedNorOpened() {
        show(2)
        #expect(table.swipe(at: path(0, 2)) == nil)
        #expect(table.longPressRow(at: path(0, 2)) == nil)
        table.tapRow(at: path(0, 2))
        #expect(app.opened == 0)
        table.tapRow(at: path(0, 1))
        #expect(app.opened == 1)
    }
}

@MainActor
private final class PagingApp: InboxActions {
    private(set) var asked = 0
    private(set) var opened = 0
    /// What the app does at once when it is asked.
    var loading: () -> Void = {}

    func loadMore() {
        asked += 1
        loading()
    }

    func makeReminder(message: Message) -> UIViewController { UIViewController() }
    func makeMessageDetail(message: Message) -> UIViewController {
        opened += 1
        return UIViewController()
    }

    func image(for url: URL) async -> UIImage? { nil }
    func reload() {}
    func compose() {}
    func toggleUnread(message: Message) {}
    func flag(message: Message) {}
    func reply(message: Message) {}
    func markAsRead(message: Message) {}
    func archive(message: Message) {}
    func markAsJunk(message: Message) {}
    func delete(message: Message) {}
    func saveMessages(messages: [Message], oldValue: [Message]) {}
    func search(query: String, oldValue: String) {}
}
