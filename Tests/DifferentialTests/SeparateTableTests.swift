import TableSpecGenerator
import TableSpecTestSupport
import Testing

/// `swift: { dataSource: separate }`: uses some screens of the repository like a user; `CompileTests` compile all of them.
@Suite("A separate table controller behaves like its screen", .slow)
struct SeparateTableTests {
    @Test func someScreensOfTheRepository() async throws {
        var options = GeneratorOptions()
        options.dataSource = .separate
        let names: Set = ["Settings", "WiFi", "Groceries", "NewGrocery", "Bookshelf", "Inbox", "Feed"]
        let module = try SpecModule(options, of: names).module(besides: ["main.swift": Self.person])
        let (program, messages) = try await module.link()
        try #require(messages == "")
        let run = try await program.run()
        #expect(run.output == "seen\n" && run.status == 0, "\(run.output.prefix(4000))")
    }

    /// The user's actions and the expected faults by line; `seen` at the end.
    private static let person = #"""
        import UIKit

        func expect(_ isTrue: Bool, line: Int = #line) { if !isTrue { print("wrong in line \(line)") } }

        func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

        extension UITableView {
            func texts(_ section: Int) -> [String?] {
                (0..<numberOfRows(inSection: section)).map { cellForRow(at: path(section, $0))?.inspection.shownText }
            }
        }

        // A static form: kept controls, a row that comes and goes, a segue.
        do {
            let controller = SettingsViewController()
            let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
            screen.layOut()
            guard let table = screen.tableView else { fatalError("no table") }
            expect(table.delegate === controller.table && table.dataSource === controller.source)
            expect(table.numberOfRows(inSection: 1) == 3)
            expect(table.cellForRow(at: path(1, 0))?.accessoryView === controller.soundEffectsSwitch)
            controller.soundEffectsSwitch.tap()
            expect(!controller.state.soundEffects && table.numberOfRows(inSection: 1) == 2)
            controller.state.networkName = "Café"
            expect(table.cellForRow(at: path(0, 1))?.inspection.shownDetailText == "Café")
            expect(controller.indexPath(for: .volume) == path(1, 1))
            expect(table.tapRow(at: path(0, 1)) && screen.topViewController is WiFiViewController)
        }

        // A list that is edited: deletion, a drag, an insertion whose screen hands back a result.
        do {
            let names = ["Bread", "Milk", "Eggs"]
            let controller = GroceriesViewController(state: .init(groceries: names.map { Grocery(id: $0, name: $0) }))
            let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
            screen.layOut()
            guard let table = screen.tableView else { fatalError("no table") }
            expect(table.texts(0) == ["Bread", "Milk", "Eggs", "Add a grocery"])
            expect(controller.tapEdit() && table.visibleCells.map(\.showsReorderControl) == [false, true, true, false])
            expect(table.dragRow(from: path(0, 2), to: path(0, 1)) == path(0, 1))
            expect(controller.state.groceries.map(\.name) == ["Bread", "Eggs", "Milk"])
            expect(table.tapEditingControl(at: path(0, 0)) && table.tapDelete(at: path(0, 0)))
            expect(table.texts(0) == ["Eggs", "Milk", "Add a grocery"])
            expect(table.tapEditingControl(at: path(0, 2)))
            let presented = (controller.presentedViewController as? UINavigationController)?.topViewController
            expect(presented is NewGroceryViewController)
            (presented as? NewGroceryViewController)?.onFinish?(Grocery(id: "Rice", name: "Rice"))
            HeadlessClock.finishAnimations()
            expect(table.texts(0) == ["Eggs", "Milk", "Rice", "Add a grocery"])
            controller.update { $0.groceries.removeFirst() }
            expect(table.texts(0) == ["Milk", "Rice", "Add a grocery"])
        }

        // A search field, and rows that lead on.
        do {
            let controller = BookshelfViewController(state: .sample)
            let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
            screen.layOut()
            controller.navigationItem.searchController?.type("ko")
            expect(controller.state.term == "ko")
            controller.state.books.removeFirst()
            expect(screen.tableView?.texts(0) == controller.state.books.map(\.title))
        }

        // Buttons of swiped rows and menus that ask for confirmation, and content that replaces the rows.
        do {
            let controller = InboxViewController(state: .sample)
            let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
            screen.layOut()
            guard let table = screen.tableView else { fatalError("no table") }
            expect(table.swipe(at: path(0, 0)) == ["Delete", "Remind Me"])
            expect(table.tapSwipeAction("Delete", at: path(0, 0)))
            let sheet = controller.presentedViewController as? UIAlertController
            expect(sheet?.title == "Delete this message?" && sheet?.tapAction("Cancel") == true)
            HeadlessClock.finishAnimations()
            expect(table.longPressRow(at: path(0, 1))?.choose("Delete") == true)
            expect(controller.presentedViewController is UIAlertController)
            controller.state.failure = "No network"
            expect(table.numberOfSections == 0 && controller.contentUnavailableConfiguration != nil)
        }

        // A table among other views.
        do {
            let controller = FeedViewController(state: .sample)
            let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
            screen.layOut()
            expect(screen.tableView === controller.tableView && controller.tableView.dataSource === controller.source)
            expect(controller.tableView.numberOfRows(inSection: 0) == controller.state.posts.count)
        }
        print("seen")

        """#
}
