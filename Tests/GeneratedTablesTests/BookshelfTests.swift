import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The search field of a navigation bar.
@Suite("Bookshelf")
@MainActor
struct BookshelfTests {
    private let app = Library()
    private let controller = BookshelfViewController(state: .init(books: Library.books))
    private let screen: HeadlessScreen

    init() {
        app.controller = controller
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    private var search: UISearchController? { controller.navigationItem.searchController }

    @Test func theFieldIsInTheBar() {
        #expect(search?.searchBar.placeholder == "Search in Fiction")
        #expect(search?.searchBar.scopeButtonTitles == ["All", "Unread"])
        #expect(search?.obscuresBackgroundDuringPresentation == false)
        #expect(!controller.navigationItem.hidesSearchBarWhenScrolling)
        #expect(controller.definesPresentationContext)
    }

    @Test func whatAUserTypesIsStateAndTheAppChoosesTheRows() {
        search?.type("ko")
        #expect(controller.state.term == "ko")
        #expect(screen.table.rowTexts == [["Kokoro"]])
        search?.isActive = false
        #expect(controller.state.term.isEmpty)
        #expect(screen.table.rowTexts == [["Middlemarch", "Kokoro"]])
    }

    @Test func thePlaceholderFollowsTheState() {
        controller.state.library = "Poetry"
        #expect(search?.searchBar.placeholder == "Search in Poetry")
    }

    @Test func aScopeIsChosen() {
        search?.chooseScope(at: 1)
        #expect(controller.state.shelf == 1)
        #expect(app.calls > 0)
    }

    @Test func theAppIsNotifiedOfChangesOnly() {
        search?.isActive = true
        #expect(app.calls == 0, "the field has only been touched")
        search?.type("ko")
        #expect(app.calls == 1)
        search?.type("ko")
        #expect(app.calls == 1)
    }

    @Test func theFieldFollowsTheState() {
        controller.state.term = "Eliot"
        controller.state.shelf = 1
        #expect(search?.searchBar.text == "Eliot")
        #expect(search?.searchBar.selectedScopeButtonIndex == 1)
        #expect(app.calls == 0, "only changes by the user are reported")
    }

    @Test func aStateToStartWithIsInTheField() {
        let controller = BookshelfViewController(state: .init(term: "Kokoro", shelf: 1))
        #expect(controller.navigationItem.searchController?.searchBar.text == "Kokoro")
        #expect(controller.navigationItem.searchController?.searchBar.selectedScopeButtonIndex == 1)
    }
}

private final class Library: BookshelfActions {
    static let books = BookshelfViewController.State.sample.books

    weak var controller: BookshelfViewController?
    private(set) var calls = 0

    func image(for url: URL) async -> UIImage? { nil }

    func findBooks() {
        calls += 1
        guard let controller else { return }
        let term = controller.state.term.lowercased()
        controller.state.books = Self.books.filter { term.isEmpty || $0.title.lowercased().contains(term) }
    }
}
