import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A profile above the rows and a switch below them: custom views, which are sized by their content.
@Suite("A profile above the rows")
@MainActor
struct PersonProfileTests {
    private let controller = PersonProfileViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = ProfileApp()

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    @Test func theViewIsAsHighAsItsViews() throws {
        let header = try #require(screen.table.tableHeaderView)
        #expect(header.frame.width == screen.table.bounds.width)
        let texts = [controller.headerName, controller.headerEmailLabel].map(\.intrinsicContentSize.height)
        let buttons =
            [controller.headerEditPhotoButton, controller.headerShareButton]
            .map(\.intrinsicContentSize.height).max() ?? 0
        let badge = controller.headerCheckmarkSealFillImageView.intrinsicContentSize.height
        let expected = 8 + 80 + 8 + max(texts[0], badge) + 8 + texts[1] + 8 + buttons + 8
        #expect(abs(header.frame.height - expected) < 0.01)
        let about = screen.table.rectForHeader(inSection: 0)
        #expect(about.minY == header.frame.height, "the rows begin below it")
        #expect(
            screen.table.tableFooterView?.frame.height == controller.footerIsVisibleSwitch.intrinsicContentSize.height
                + 16
        )
    }

    @Test func theViewsFollowTheState() {
        controller.state.name = "Grace Hopper"
        controller.state.isVerified = false
        #expect(controller.headerName.text == "Grace Hopper")
        #expect(controller.headerPhotoImageView.accessibilityLabel == "Photo of Grace Hopper")
        #expect(controller.headerCheckmarkSealFillImageView.isHidden)
    }

    @Test func aViewThatGoesMakesTheViewLower() {
        let before = controller.headerView.frame.height
        controller.headerEmailLabel.isHidden = true
        controller.state.name = "Grace Hopper"
        #expect(
            controller.headerView.frame.height == before - 8 - controller.headerEmailLabel.intrinsicContentSize.height
        )
        #expect(screen.table.tableHeaderView === controller.headerView)
    }

    @Test func tapsReachTheApp() {
        controller.headerEditPhotoButton.tap()
        controller.headerShareButton.tap()
        #expect(app.calls == ["editPhoto", "share"])
        controller.footerIsVisibleSwitch.tap()
        #expect(controller.state.isVisible == false)
        #expect(app.calls == ["editPhoto", "share", "publish"])
        controller.state.isVisible = true
        #expect(controller.footerIsVisibleSwitch.isOn)
    }

    @Test func rowsHaveWhatTheTableGivesThem() throws {
        let posts = try #require(screen.table.cell(path(0, 1)))
        let list = try #require(posts.contentConfiguration as? UIListContentConfiguration)
        #expect(list.textProperties.font == .preferredFont(forTextStyle: .callout))
        #expect(posts.tintColor == .systemIndigo)
        #expect(screen.table.cell(path(0, 0))?.tintColor == .systemIndigo, "a row with views of its own has no font")
    }

    @Test func theViewsAreMadeOnceAndScrollWithTheRows() {
        let label = controller.headerName
        controller.state.status = "Resting"
        screen.layOut()
        #expect(label === controller.headerName)
        #expect(controller.headerView.superview === screen.table)
    }
}

@MainActor
private final class ProfileApp: PersonProfileActions {
    var calls: [String] = []

    func editPhoto() { calls.append("editPhoto") }
    func share() { calls.append("share") }
    func publish() { calls.append("publish") }
    func showPosts() { calls.append("showPosts") }
}
