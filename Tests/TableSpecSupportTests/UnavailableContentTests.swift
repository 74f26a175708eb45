import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// What a screen shows in place of its rows.
@MainActor
struct UnavailableContentTests {
    @Test func aTableControllerIsCovered() throws {
        let screen = UITableViewController(style: .plain)
        screen.loadViewIfNeeded()
        TableSpec.showUnavailable(.loading, in: screen.tableView, of: screen)
        #expect(screen.contentUnavailableConfiguration != nil && screen.tableView.backgroundView == nil)
        TableSpec.showUnavailable(nil, in: screen.tableView, of: screen)
        #expect(screen.contentUnavailableConfiguration == nil)
    }

    /// With a filter above the rows, the user can still choose another one.
    @Test func theViewsAroundATableStayVisible() throws {
        let screen = UIViewController()
        let table = UITableView(frame: .zero, style: .plain)
        screen.view.addSubview(table)
        TableSpec.showUnavailable(.message(text: "Nothing Found"), in: table, of: screen)
        #expect(screen.contentUnavailableConfiguration == nil)
        let shown = try #require(table.backgroundView as? UIContentUnavailableView)
        #expect((shown.configuration as? UIContentUnavailableConfiguration)?.text == "Nothing Found")
        TableSpec.showUnavailable(nil, in: table, of: screen)
        #expect(table.backgroundView == nil)
    }
}
