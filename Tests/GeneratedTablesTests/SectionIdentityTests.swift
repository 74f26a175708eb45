import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Sections whose elements have no identity: a change to a row doesn't change its section.
@Suite("A section isn't replaced when one of its rows changes")
@MainActor
struct SectionIdentityTests {
    private let list = ArticlesViewController(input: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: list)
        screen.layOut()
        list.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        list.tableView.inspection.updateTrace = []
    }

    /// The changes of the table after a change of the input.
    private func changes(after change: (inout ArticlesViewController.Input) -> Void) -> [[TableChange]] {
        change(&list.input)
        screen.layOut()
        return list.tableView.inspection.updateTrace
    }

    @Test func aChangedArticleIsShownInPlace() {
        #expect(changes { $0.feeds[0].articles[0].title = "Another Title" } == [])
        #expect(list.tableView.rowTexts[0][0] == "Another Title")
        #expect(list.tableView.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test func aNewArticleIsOneNewRow() {
        let article = Article(id: "new", title: "New", source: "Legend", readingTime: "1 minute")
        #expect(changes { $0.feeds[0].articles.append(article) } == [[.insertRows([path(0, 3)], .automatic)]])
        #expect(list.tableView.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test func aChangedZoneKeepsItsSection() {
        let zones = TimeZonesViewController(input: .sample)
        let screen = HeadlessScreen(inStack: zones)
        screen.layOut()
        zones.tableView.inspection.updateTrace = []
        zones.input.regions[0].zones[0].offset = "GMT+9"
        #expect(zones.tableView.inspection.updateTrace == [])
        #expect(zones.texts(of: zones.source.content.parts[0].rows[0].id).contains("GMT+9"))
        zones.input.regions[0].zones.removeFirst()
        #expect(zones.tableView.inspection.updateTrace == [[.deleteRows([path(0, 0)], .automatic)]])
    }

    @Test func anotherNameIsAnotherSection() {
        let changes = changes { $0.feeds[1].name = "Typography" }
        #expect(changes == [[.deleteSections([1], .automatic), .insertSections([1], .automatic)]])
        #expect(list.tableView.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test func equalNamesAreMatchedInOrder() {
        #expect(changes { $0.feeds.insert(Feed(name: "Science", articles: []), at: 1) }.count == 1)
        #expect(list.tableView.rowTexts.map(\.count) == [3, 0, 2])
        #expect(list.tableView.indexPathsForSelectedRows == [path(0, 1)])
    }
}
