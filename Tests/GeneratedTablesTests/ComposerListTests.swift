import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Destinations that the element chooses, and popovers.
@Suite("Composers")
@MainActor
struct ComposerListTests {
    private let app = ComposerCode()
    private let controller = ComposerListViewController(input: .sample)
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    @Test func aRowLeadsWhereItsElementSays() throws {
        #expect(screen.table.tapRow(at: path(0, 0)))
        #expect(screen.topViewController?.title == "Tracks of Hildegard")
        controller.navigationController?.tapBack()
        #expect(screen.table.tapRow(at: path(0, 1)))
        let works = try #require(screen.topViewController as? ComposerWorksViewController)
        #expect(works.input.composer == "Schubert")
    }

    @Test func theDestinationFollowsTheData() {
        controller.input.composers[0].holding = .works
        screen.table.tapRow(at: path(0, 0))
        #expect(screen.topViewController is ComposerWorksViewController)
    }

    @Test func aPopoverOfARowPointsAtItsCell() throws {
        #expect(screen.table.tapAccessory(at: path(0, 1)))
        let card = try #require(controller.presentedViewController)
        #expect(card.title == "Schubert")
        #expect(card.modalPresentationStyle == .popover)
        let cell = try #require(controller.tableView.cellForRow(at: path(0, 1)))
        #expect(card.popoverPresentationController?.sourceView === cell)
        #expect(card.popoverPresentationController?.sourceRect == cell.bounds)
        #expect(card.popoverPresentationController?.permittedArrowDirections == .any)
    }

    @Test func aPopoverOfTheBarPointsAtItsButton() throws {
        let button = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(button.tap())
        let orders = try #require(controller.presentedViewController)
        #expect(orders.popoverPresentationController?.barButtonItem === button)
        #expect(orders.popoverPresentationController?.permittedArrowDirections == [.up])
    }
}

private final class ComposerCode: ComposerListActions {
    private func page(_ title: String) -> UIViewController {
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }

    func makeSortOrders() -> UIViewController { page("Sort") }
    func makeAlbumTracks(composer: Composer) -> UIViewController { page("Tracks of \(composer.name)") }
    func makeComposerCard(name: String) -> UIViewController { page(name) }
    func prepare(_ destination: ComposerWorksViewController) {}
}
