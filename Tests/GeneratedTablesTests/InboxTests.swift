import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// The phases of a screen: it loads, is empty, could not be loaded, or shows what it has.
@Suite("Inbox")
@MainActor
struct InboxTests {
    private let controller = InboxViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = InboxApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        app.controller = controller
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    /// The first text of each row.
    private var senders: [String] {
        guard table.numberOfSections > 0 else { return [] }
        return (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            table.cell(path(0, row)).flatMap { ShownRow($0).views.first { $0.kind == "label" }?.value }
        }
    }

    private var sheet: UIAlertController? { controller.presentedViewController as? UIAlertController }

    private var unavailable: UIContentUnavailableConfiguration? {
        controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    }

    @Test func theRowsAreThereWhileThereAreMessages() {
        #expect(unavailable == nil)
        #expect(senders == ["Ada Lovelace", "Grace Hopper"])
    }

    @Test func theFirstThatAppliesTakesThePlaceOfTheRows() {
        controller.state.failure = "No network"
        #expect(unavailable?.text == "Cannot Load Mail")
        #expect(unavailable?.secondaryText == "No network")
        #expect(table.numberOfSections == 0)
        unavailable?.tapButton()
        #expect(app.reloads == 1)
        controller.update { ($0.failure, $0.messages, $0.isLoading) = (nil, [], true) }
        #expect(unavailable?.inspection.isLoading == true)
        controller.update { ($0.query, $0.isLoading) = ("x", false) }
        #expect(unavailable?.text == "No Results")
        controller.state.query = ""
        #expect(unavailable?.text == "No Mail")
        controller.state = .sample
        #expect(unavailable == nil)
        #expect(senders == ["Ada Lovelace", "Grace Hopper"])
    }

    @Test func theSpinnerEndsWhenTheStateSaysSo() {
        app.isLoading = true
        table.pullToRefresh()
        #expect(controller.refreshControl?.isRefreshing == true)
        controller.state.isLoading = false
        #expect(controller.refreshControl?.isRefreshing == false)
    }

    /// The app may be offline, or have what it needs.
    @Test func theSpinnerEndsIfNothingIsLoaded() async {
        table.pullToRefresh()
        #expect(app.reloads == 1)
        await drained()
        #expect(controller.refreshControl?.isRefreshing == false)
    }

    @Test func theSpinnerTurnsWhileATaskOfTheAppLoads() async {
        app.onReload = { [controller] in _ = Task { controller.state.isLoading = true } }
        table.pullToRefresh()
        await drained()
        #expect(controller.refreshControl?.isRefreshing == true)
        controller.state.isLoading = false
        #expect(controller.refreshControl?.isRefreshing == false)
    }

    @Test func aSwipePresentsAScreenThatPointsAtTheRow() throws {
        #expect(table.swipe(at: path(0, 1)) == ["Delete", "Remind Me"])
        #expect(table.tapSwipeAction("Remind Me", at: path(0, 1)))
        #expect(app.calls == ["makeReminder 2"])
        let reminder = try #require(controller.presentedViewController)
        #expect(reminder.modalPresentationStyle == .popover)
        #expect(reminder.popoverPresentationController?.sourceView === table.cellForRow(at: path(0, 1)))
    }

    @Test func aSwipePresentsOverASearch() throws {
        let search = try #require(controller.navigationItem.searchController)
        search.isActive = true
        table.swipe(at: path(0, 0))
        #expect(table.tapSwipeAction("Remind Me", at: path(0, 0)))
        #expect(search.presentedViewController?.modalPresentationStyle == .popover)
    }

    @Test func theScreenOfASwipeIsNotShownWhenTheOneWithTheRowsHasGone() throws {
        var controller: InboxViewController? = InboxViewController(state: .sample)
        controller?.actions = app
        weak let gone = controller
        let action = try #require(
            controller.flatMap { $0.tableView($0.tableView, trailingSwipeActionsConfigurationForRowAt: path(0, 0)) }
        ).actions[1]
        controller = nil
        #expect(gone == nil)
        action.handler(action, UIView()) { _ in }
        #expect(app.calls.isEmpty)
    }

    @Test func aDeletionByTheAppIsRedAndNoMore() throws {
        let actions = try #require(
            table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(0, 0))
        )
        #expect(actions.actions.first?.style == .normal && actions.actions.first?.backgroundColor == .systemRed)
    }

    @Test func theDotOfAnUnreadMessageIsSpoken() throws {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(table.cellForRow(at: path(0, 0)))
        let image = try #require(all(cell).first { $0.accessibilityLabel == "Unread" })
        #expect(image.isAccessibilityElement && image.accessibilityTraits == .image)
    }

    @Test func aSwipeAsksBeforeItDeletes() throws {
        #expect(table.swipe(at: path(0, 0)) == ["Delete", "Remind Me"])
        #expect(table.tapSwipeAction("Delete", at: path(0, 0)))
        let sheet = try #require(sheet)
        #expect(sheet.title == "Delete this message?")
        #expect(sheet.preferredStyle == .actionSheet)
        #expect(sheet.actions.map(\.title) == ["Delete", "Cancel"])
        #expect(sheet.actions.map(\.style) == [.destructive, .cancel])
        #expect(sheet.popoverPresentationController?.sourceView === table.cellForRow(at: path(0, 0)))
        #expect(app.calls.isEmpty)
        #expect(sheet.tapAction("Cancel"))
        #expect(self.sheet == nil)
        #expect(app.calls.isEmpty)
    }

    @Test func aSwipeAsksWhileAUserSearches() throws {
        let search = try #require(controller.navigationItem.searchController)
        search.type("a")
        #expect(table.swipe(at: path(0, 0)) == ["Delete", "Remind Me"])
        #expect(table.tapSwipeAction("Delete", at: path(0, 0)))
        let sheet = try #require(search.presentedViewController as? UIAlertController)
        #expect(sheet.tapAction("Delete"))
        #expect(app.calls == ["delete 1"])
        #expect(search.isActive)
    }

    @Test func aChangeBeforeTheScreenAppearsDoesNotLoadItsView() {
        let controller = InboxViewController()
        controller.update { ($0.failure, $0.query) = ("No network", "a") }
        #expect(!controller.isViewLoaded)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let content = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
        #expect(content?.secondaryText == "No network")
    }

    @Test func theAppIsNotifiedOfADeletionWithTheOldValue() throws {
        app.deleting = { [weak controller] message in controller?.state.messages.removeAll { $0.id == message.id } }
        table.swipe(at: path(0, 0))
        table.tapSwipeAction("Delete", at: path(0, 0))
        #expect(try #require(sheet).tapAction("Delete"))
        #expect(app.calls == ["delete 1"])
        #expect(senders == ["Grace Hopper"])
        #expect(app.saves.count == 1)
        #expect(app.saves.first?.new.map(\.id) == [2])
        #expect(app.saves.first?.old.map(\.id) == [1, 2])
    }

    @Test func theAppIsNotifiedOfItsOwnChangesAfterThoseThatItMadeThemIn() {
        app.saving = { [weak controller] messages in
            if messages.count == 1 { controller?.update { ($0.query, $0.messages) = ("a", []) } }
        }
        controller.update { ($0.query, $0.messages) = ("b", [$0.messages[0]]) }
        #expect(app.saves.map { $0.old.count } == [2, 1])
        #expect(app.saves.map { $0.new.count } == [1, 0])
        #expect(app.searches == ["b was ", "a was b"])
    }

    @Test func theLeadingEdgeHasItsOwnButtons() {
        #expect(table.swipeFromLeading(at: path(0, 1), tapping: "Unread"))
        #expect(app.calls == ["toggleUnread 2"])
        #expect(sheet == nil)
    }

    @Test func noRowHasAControlInEditingMode() throws {
        controller.setEditing(true, animated: false)
        screen.layOut()
        #expect(try #require(table.cell(path(0, 0))).editingStyle == .none)
        #expect(table.tapEditingControl(at: path(0, 0)) == false)
    }

    @Test func theMenuAsksBeforeItDeletes() throws {
        #expect(try #require(table.longPressRow(at: path(0, 1))).choose("Delete"))
        let sheet = try #require(sheet)
        #expect(sheet.title == "Delete the message of Grace Hopper?")
        #expect(sheet.popoverPresentationController?.sourceView === table.cellForRow(at: path(0, 1)))
        #expect(app.calls.isEmpty)
        #expect(sheet.tapAction("Delete"))
        #expect(app.calls == ["delete 2"])
    }

    @Test func nothingChangesUnderAnOpenMenu() throws {
        let menu = try #require(table.longPressRow(at: path(0, 1)))
        controller.state.messages.removeFirst()
        screen.layOut()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.tapOutsideContextMenu())
        screen.layOut()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.inspection.shownContextMenu == nil)
        _ = menu
    }

    @Test func theQuestionOfAMenuPointsAtItsRow() throws {
        let menu = try #require(table.longPressRow(at: path(0, 1)))
        controller.state.messages.removeFirst()
        screen.layOut()
        #expect(menu.choose("Delete"))
        let sheet = try #require(sheet)
        #expect(sheet.title == "Delete the message of Grace Hopper?")
        #expect(sheet.popoverPresentationController?.sourceView === table.cellForRow(at: path(0, 0)))
        #expect(sheet.tapAction("Delete"))
        #expect(app.calls == ["delete 2"])
    }

    @Test func theQuestionOfAMenuPointsAtARowThatIsStillShown() throws {
        let menu = try #require(table.longPressRow(at: path(0, 1)))
        let cell = table.cellForRow(at: path(0, 1))
        controller.state.messages.removeLast()
        screen.layOut()
        #expect(menu.choose("Delete"))
        #expect(try #require(sheet).popoverPresentationController?.sourceView === cell)
    }

    @Test func whatAMenuHoldsBackIsShownOffScreen() throws {
        _ = try #require(table.longPressRow(at: path(0, 1)))
        screen.window.rootViewController = UIViewController()
        controller.state.messages.removeFirst()
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func anElementIsChangedByItsIdentity() {
        controller.update(\.messages, id: 2) { $0.sender = "Rear Admiral Hopper" }
        #expect(senders == ["Ada Lovelace", "Rear Admiral Hopper"])
        controller.update(\.messages, id: 99) { $0.sender = "Nobody" }
        #expect(controller.texts(of: .message(2)).first == "Rear Admiral Hopper")
    }

    @Test func aRowIsOpenedFromElsewhere() {
        controller.open(.message(2))
        #expect(app.calls.last?.contains("2") == true)
    }

    @Test func aQuestionIsAskedOverASearch() throws {
        let search = try #require(controller.navigationItem.searchController)
        search.isActive = true
        #expect(try #require(table.longPressRow(at: path(0, 0))).choose("Delete"))
        let question = try #require(search.presentedViewController as? UIAlertController)
        #expect(question.tapAction("Delete"))
        #expect(app.calls == ["delete 1"])
        #expect(search.isActive)
    }

    @Test func nothingIsDoneWhenTheScreenIsGone() throws {
        table.longPressRow(at: path(0, 1))?.choose("Delete")
        let sheet = try #require(sheet)
        controller.actions = nil
        #expect(sheet.tapAction("Delete"))
        #expect(app.calls.isEmpty)
    }

    @Test func aLongPressShowsTheMenuOfTheRow() throws {
        let menu = try #require(table.longPressRow(at: path(0, 1)))
        #expect(menu.children.map(\.title) == ["Reply", "Mark", "Move To", "Delete"])
        #expect(menu.children.map { ($0 as? UIMenu)?.options } == [nil, .displayInline, [], nil])
        #expect((menu.children.last as? UIAction)?.attributes == .destructive)
        #expect(menu.choose("Junk"))
        #expect(app.calls == ["markAsJunk 2"])
        #expect(table.inspection.shownContextMenu == nil)
    }

    @Test func anEntryThatIsNotEnabledCannotBeChosen() throws {
        #expect(try #require(table.longPressRow(at: path(0, 1))).choose("Read") == false)
        table.tapOutsideContextMenu()
        #expect(try #require(table.longPressRow(at: path(0, 0))).choose("Read"))
        #expect(app.calls == ["markAsRead 1"])
    }
}

@MainActor
private final class InboxApp: InboxActions {
    private(set) var calls: [String] = []
    private(set) var reloads = 0
    /// Whether reloading takes a while.
    var isLoading = false
    weak var controller: InboxViewController?
    /// What the app does when a message is to be deleted.
    var deleting: (Message) -> Void = { _ in }
    private(set) var saves: [(new: [Message], old: [Message])] = []
    /// What the app does when messages are to be saved.
    var saving: ([Message]) -> Void = { _ in }
    private(set) var searches: [String] = []
    /// What the app does when messages are to be loaded again.
    var onReload: () -> Void = {}

    func reload() {
        reloads += 1
        if isLoading { controller?.state.isLoading = true }
        onReload()
    }
    func compose() {}
    func image(for url: URL) async -> UIImage? { nil }
    func loadMore() {}
    func makeMessageDetail(message: Message) -> UIViewController {
        calls.append("makeMessageDetail \(message.id)")
        return UIViewController()
    }
    func makeReminder(message: Message) -> UIViewController {
        calls.append("makeReminder \(message.id)")
        return UIViewController()
    }
    func toggleUnread(message: Message) { calls.append("toggleUnread \(message.id)") }
    func flag(message: Message) { calls.append("flag \(message.id)") }
    func reply(message: Message) { calls.append("reply \(message.id)") }
    func markAsRead(message: Message) { calls.append("markAsRead \(message.id)") }
    func archive(message: Message) { calls.append("archive \(message.id)") }
    func markAsJunk(message: Message) { calls.append("markAsJunk \(message.id)") }
    func delete(message: Message) {
        calls.append("delete \(message.id)")
        deleting(message)
    }
    func saveMessages(messages: [Message], oldValue: [Message]) {
        saves.append((messages, oldValue))
        saving(messages)
    }
    func search(query: String, oldValue: String) { searches.append("\(query) was \(oldValue)") }
}
