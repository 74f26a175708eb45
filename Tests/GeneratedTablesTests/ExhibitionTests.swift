import Companions
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A child view controller above the table, a text with links, a button with two titles, dimmed texts, images of one size.
@Suite("An exhibition with the appearance of views in real cells")
@MainActor
struct ExhibitionTests {
    private let controller = ExhibitionViewController(input: .sample, state: .sample)
    private let screen: HeadlessScreen
    private let app = ExhibitionApp()

    init() {
        let museum = UIViewController()
        museum.title = "Museum"
        let stack = UINavigationController(rootViewController: museum)
        stack.pushViewController(controller, animated: false)
        controller.actions = app
        screen = HeadlessScreen(stack)
        screen.layOut()
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func views<View: UIView>(_ section: Int, _ row: Int, of type: View.Type) throws -> [View] {
        let cell = try #require(screen.table.cell(path(section, row)))
        return all(cell.contentView).compactMap { $0 as? View }
    }

    @Test func theBackButtonStaysBesideTheLeftButton() throws {
        #expect(controller.navigationItem.leftBarButtonItems?.count == 1)
        #expect(controller.navigationController?.inspection.shownBackButtonTitle == "Museum")
    }

    @Test func aViewControllerIsAChildAboveTheTable() throws {
        let child = try #require(controller.children.first as? FloorPlanViewController)
        #expect(child.parent === controller && child.isContained)
        #expect(child.view.isDescendant(of: controller.view))
        #expect(child.view.frame.height == 160 && child.view.frame.width == screen.table.frame.width)
        #expect(child.view.convert(child.view.bounds, to: nil).maxY <= screen.table.convert(.zero, to: nil).y)
    }

    @Test func aTextThatCannotBeEditedHasLinks() throws {
        _ = try views(0, 1, of: UITextView.self)
        let text = controller.aboutTextView
        #expect(!text.isEditable && text.dataDetectorTypes == [.phoneNumber, .link])
        #expect(text.font == .preferredFont(forTextStyle: .subheadline) && text.textColor == .secondaryLabel)
        #expect(!text.type("x"))
        #expect(controller.state.about.hasPrefix("Tickets by phone"))
    }

    @Test func aSelectedButtonHasAnotherTitle() {
        let button = controller.headingFollowButton
        #expect(button.configuration?.title == "Follow" && !button.isSelected)
        button.tap()
        #expect(app.calls == ["follow"])
        controller.state.isFollowed = true
        #expect(button.configuration?.title == "Following" && button.isSelected)
    }

    @Test func aTextIsDimmedWhileItsConditionDoesNotHold() throws {
        let labels = try views(0, 2, of: UILabel.self)
        let shown = labels.filter { ["Open late on Fridays", "Closed on Mondays"].contains($0.text) }
        #expect(shown.map(\.isEnabled) == [true, false])
        controller.state.hasTickets = false
        #expect(!controller.ticketsOpenLateOnFridaysLabel.isEnabled)
        #expect(!controller.ticketsBuyTicketsButton.isEnabled)
    }

    @Test func aTitleKeepsToTheSideThatTheSpecStates() {
        #expect(controller.ticketsBuyTicketsButton.contentHorizontalAlignment == .leading)
    }

    @Test func anImageHasAnotherOneWhileTheRowIsHighlighted() throws {
        let image = try #require(try views(0, 0, of: UIImageView.self).first { $0.highlightedImage != nil })
        #expect(image.image != nil && image.image != image.highlightedImage)
        #expect(image.backgroundColor == .systemIndigo)
    }

    @Test func voiceOverReadsTheNameAsAHeading() {
        #expect(controller.headingNameLabel.accessibilityTraits.contains(.header))
    }

    @Test func imagesHaveTheRoomThatTheSpecStates() throws {
        let cell = try #require(screen.table.cell(path(1, 0)))
        let work = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(work.imageProperties.maximumSize == CGSize(width: 44, height: 44), "as the table states it")
        #expect(work.imageProperties.reservedLayoutSize == CGSize(width: 44, height: 44))
        let shop = try #require(screen.table.cell(path(0, 3))?.contentConfiguration as? UIListContentConfiguration)
        #expect(shop.imageProperties.maximumSize == CGSize(width: 20, height: 20), "as the row states it")
    }

    @Test func roomIsLeftBelowTheRows() {
        #expect(screen.table.tableFooterView?.frame.height == 44)
    }
}

@MainActor private final class ExhibitionApp: ExhibitionActions {
    private(set) var calls: [String] = []

    func playGuide() { calls.append("playGuide") }
    func showPlace() { calls.append("showPlace") }
    func follow() { calls.append("follow") }
    func buyTickets() { calls.append("buyTickets") }
    func showWork(work: Work) { calls.append("showWork \(work.id)") }
}
