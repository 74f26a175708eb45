import HeadlessUIKit
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
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    private var unavailable: UIContentUnavailableConfiguration? {
        controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    }

    @Test func theRowsAreThereWhileThereAreMessages() {
        #expect(unavailable == nil)
        #expect(table.rowTexts == [["Ada Lovelace", "Grace Hopper"]])
    }

    @Test func theFirstThatAppliesTakesThePlaceOfTheRows() {
        controller.state.failure = "No network"
        #expect(unavailable?.text == "Cannot Load Mail")
        #expect(unavailable?.secondaryText == "No network")
        #expect(table.numberOfSections == 0)
        unavailable?.tapButton()
        #expect(app.reloads == 1)
        controller.update { ($0.failure, $0.messages, $0.isLoading) = (nil, [], true) }
        #expect(unavailable?.isLoading == true)
        controller.update { ($0.query, $0.isLoading) = ("x", false) }
        #expect(unavailable?.text == "No Results")
        controller.state.query = ""
        #expect(unavailable?.text == "No Mail")
        controller.state = .sample
        #expect(unavailable == nil)
        #expect(table.rowTexts == [["Ada Lovelace", "Grace Hopper"]])
    }

    @Test func theSpinnerEndsWhenTheStateSaysSo() {
        table.pullToRefresh()
        controller.state.isLoading = true
        #expect(controller.refreshControl?.isRefreshing == true)
        controller.state.isLoading = false
        #expect(controller.refreshControl?.isRefreshing == false)
    }

    @Test func theAppIsToldOfADeletionWithTheOldValue() {
        table.swipeToDelete(at: path(0, 0))
        #expect(app.saves.count == 1)
        #expect(app.saves.first?.new.map(\.id) == [2])
        #expect(app.saves.first?.old.map(\.id) == [1, 2])
    }

    @Test func aLongPressShowsTheMenuOfTheRow() throws {
        let menu = try #require(table.longPressRow(at: path(0, 1)))
        #expect(menu.children.map(\.title) == ["Reply", "Mark", "Move To", "Delete"])
        #expect(menu.children.map { ($0 as? UIMenu)?.options } == [nil, .displayInline, [], nil])
        #expect((menu.children.last as? UIAction)?.attributes == .destructive)
        #expect(menu.choose("Junk"))
        #expect(app.calls == ["markAsJunk 2"])
        #expect(table.shownContextMenu == nil)
    }

    @Test func anEntryThatIsNotEnabledCannotBeChosen() throws {
        #expect(try #require(table.longPressRow(at: path(0, 1))).choose("Read") == false)
        table.dismissContextMenu()
        #expect(try #require(table.longPressRow(at: path(0, 0))).choose("Read"))
        #expect(app.calls == ["markAsRead 1"])
    }
}

@MainActor
private final class InboxApp: InboxActions {
    private(set) var reloads = 0
    private(set) var saves: [(new: [Mail], old: [Mail])] = []

    func reload() { reloads += 1 }
    func compose() {}
    func open(message: Mail) {}
    private(set) var calls: [String] = []

    func flag(message: Mail) { calls.append("flag \(message.id)") }
    func reply(message: Mail) { calls.append("reply \(message.id)") }
    func markAsRead(message: Mail) { calls.append("markAsRead \(message.id)") }
    func archive(message: Mail) { calls.append("archive \(message.id)") }
    func markAsJunk(message: Mail) { calls.append("markAsJunk \(message.id)") }
    func delete(message: Mail) { calls.append("delete \(message.id)") }
    func saveMessages(messages: [Mail], oldValue: [Mail]) { saves.append((messages, oldValue)) }
    func search(query: String, oldValue: String) {}
}
