import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Bars with controls, a toolbar, and sheets: what a user sees in them and does with them.
@Suite("Mailbox")
@MainActor
struct MailboxTests {
    private let controller = MailboxViewController(state: .sample)
    private let app = MailApp()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    private var stack: UINavigationController? { controller.navigationController }

    private func present() -> MailFilterViewController? {
        controller.toolbarItems?.first?.tap()
        return (controller.presentedViewController as? UINavigationController)?.topViewController
            as? MailFilterViewController
    }

    @Test func theControlInPlaceOfTheTitleWritesTheState() {
        let control = controller.navigationItem.titleView as? UISegmentedControl
        #expect(control?.selectedSegmentIndex == 0)
        control?.tapSegment(at: 1)
        #expect(controller.state.scope == 1)
        #expect(app.calls == ["scope"])
        controller.state.scope = 0
        #expect(control?.selectedSegmentIndex == 0)
        #expect(app.calls == ["scope"], "only changes by the user are reported")
    }

    @Test func theTextInTheToolbarHasATextStyle() {
        #expect(controller.toolbarLabel.font == .preferredFont(forTextStyle: .body))
    }

    @Test func thePromptIsAboveTheControls() {
        #expect(controller.navigationItem.prompt == "ada@example.com")
    }

    @Test func theOrientationsAreStated() {
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func theAppPerformsASegueWithItsOwnValues() throws {
        let message = MailboxMessage(id: "c", sender: "Barbara Liskov", subject: "Substitution")
        controller.presentMailMessage(message: message)
        let stack = try #require(controller.presentedViewController as? UINavigationController)
        let shown = try #require(stack.topViewController as? MailMessageViewController)
        #expect(shown.input.message == message)
        #expect(shown.actions === app)
    }

    @Test func aMomentarySegmentIsAButton() {
        let control = controller.navigationItem.rightBarButtonItem?.customView as? UISegmentedControl
        #expect(control?.isMomentary == true)
        control?.tapSegment(at: 1)
        #expect(app.calls == ["move 1"])
    }

    @Test func theToolbarHoldsButtonsGapsAndAText() {
        #expect(controller.toolbarItems?.count == 5)
        #expect(
            controller.toolbarItems?.map(\.inspection.systemItem) == [
                nil, .flexibleSpace, nil, .flexibleSpace, .compose,
            ]
        )
        let label = controller.toolbarItems?[2].customView as? UILabel
        #expect(label?.text == "Updated Just Now")
        controller.state.status = "Downloading"
        #expect(label?.text == "Downloading")
        #expect(controller.toolbarItems?[4].tintColor == .systemIndigo)
        if #available(iOS 26, *) {
            #expect(controller.toolbarItems?.map(\.hidesSharedBackground) == [false, false, true, false, false])
        }
    }

    @Test func theBarsComeAndGoWithTheScreen() {
        #expect(stack?.isToolbarHidden == false)
        let other = UIViewController()
        controller.show(other, sender: nil)
        #expect(stack?.isToolbarHidden == true)
        stack?.popViewController(animated: true)
        #expect(stack?.isToolbarHidden == false)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func theBackButtonSaysWhatTheSpecSays() {
        screen.table.tapRow(at: path(0, 0))
        #expect(stack?.inspection.shownBackButtonTitle == "Mail")
        let message = stack?.topViewController as? MailMessageViewController
        #expect(message?.navigationItem.backButtonDisplayMode == .minimal)
        #expect(message?.hidesBottomBarWhenPushed == true)
        #expect(message?.clearsSelectionOnViewWillAppear == false)
        #expect(message?.toolbarItems?.map(\.title) == ["Delete", nil, "Archive", nil, "Focus"])
        #expect(message?.toolbarItems?[1].width == 24)
        #expect(message?.toolbarItems?[2].style == .done)
    }

    @Test func theAppMakesTheTitleView() {
        screen.table.tapRow(at: path(0, 0))
        #expect(stack?.topViewController?.navigationItem.titleView is UIImageView)
    }

    @Test func theSheetRestsAtTwoHeights() {
        let filter = present()
        let sheet = filter?.navigationController?.sheetPresentationController
        #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet?.prefersGrabberVisible == true)
        #expect(filter?.isModalInPresentation == false)
    }

    @Test func aSheetThatIsDraggedDownHandsBackNothing() {
        let filter = present()
        #expect(filter?.swipeDown() == true)
        #expect(app.calls == ["cancelled"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func draggingASheetDownLeavesItsPresenterOpen() {
        let presenter = UIViewController()
        let window = HeadlessScreen(inStack: presenter)
        let sheet = UINavigationController(rootViewController: MailboxViewController(state: .sample))
        presenter.present(sheet, animated: true)
        let mailbox = sheet.topViewController as? MailboxViewController
        mailbox?.actions = app
        mailbox?.toolbarItems?.first?.tap()
        #expect(mailbox?.presentedViewController?.swipeDown() == true)
        #expect(presenter.presentedViewController === sheet)
        withExtendedLifetime(window) {}
    }

    @Test func savingHandsBackAndDismisses() {
        let filter = present()
        filter?.unreadOnlySwitch.tap()
        filter?.navigationItem.rightBarButtonItem?.tap()
        #expect(app.calls == ["unread only: true"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func aHandWrittenScreenIsPresentedAsTheSegueSays() {
        controller.toolbarItems?.last?.tap()
        let composer = controller.presentedViewController as? UINavigationController
        #expect(composer?.topViewController?.title == "Composer")
        #expect(composer?.modalPresentationStyle == .formSheet)
    }

    @Test func aScreenWithoutBarsStaysUntilItIsClosed() {
        screen.table.tapRow(at: path(0, 0))
        stack?.topViewController?.toolbarItems?.last?.tap()
        let focus = stack?.presentedViewController as? FocusedMessageViewController
        #expect(focus?.modalTransitionStyle == .crossDissolve)
        #expect(focus?.swipeDown() == false)
        #expect(focus?.navigationItem.hidesBackButton == true)
        #expect(focus?.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
        let stack = UINavigationController(rootViewController: FocusedMessageViewController())
        let window = HeadlessScreen(stack)
        #expect(stack.isNavigationBarHidden)
        stack.pushViewController(UIViewController(), animated: false)
        #expect(!stack.isNavigationBarHidden)
        withExtendedLifetime(window) {}
    }
}

private final class MailApp: MailboxActions, MailMessageActions {
    var calls: [String] = []

    func scopeChanged() { calls.append("scope") }
    func moveSelection(segment: Int) { calls.append("move \(segment)") }
    func prepare(_ destination: MailFilterViewController) {}
    func prepare(_ destination: MailMessageViewController) { destination.actions = self }
    func prepare(_ destination: FocusedMessageViewController) {}
    func makeSenderView() -> UIView { UIImageView(image: nil) }
    func delete() { calls.append("delete") }
    func archive() { calls.append("archive") }

    func didFinish(mailFilter result: MessageFilter?) {
        calls.append(result.map { "unread only: \($0.unreadOnly)" } ?? "cancelled")
    }

    func makeMessageComposer() -> UIViewController {
        let composer = UIViewController()
        composer.title = "Composer"
        return composer
    }
}
