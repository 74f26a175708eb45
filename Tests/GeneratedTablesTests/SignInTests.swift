import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A form that opens the keyboard, enables its button, and tells of what is typed.
@Suite("Signing in")
@MainActor
struct SignInTests {
    private let controller = SignInViewController()
    private let screen: HeadlessScreen
    private let app = SignInApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var button: UIBarButtonItem? { controller.navigationItem.rightBarButtonItem }

    @Test func theKeyboardIsThereForTheFirstField() {
        // One window has the keyboard at a time, so that another test may take it from the screen of the suite.
        let controller = SignInViewController()
        // On a device the view has its size before the screen appears.
        controller.view.frame = CGRect(origin: .zero, size: UIWindow.standardSize)
        let screen = HeadlessScreen(controller)
        #expect(controller.emailTextField.isFirstResponder)
        controller.emailTextField.resignFirstResponder()
        controller.viewDidAppear(false)
        #expect(!controller.emailTextField.isFirstResponder, "only when the screen appears for the first time")
        withExtendedLifetime(screen) {}
    }

    @Test func theButtonFollowsWhatIsTyped() {
        #expect(button?.isEnabled == false)
        controller.emailTextField.type("ada@example.com")
        controller.passwordTextField.type("1234567")
        #expect(button?.isEnabled == false)
        controller.passwordTextField.type("8")
        #expect(button?.isEnabled == true)
        controller.state.isBusy = true
        #expect(button?.isEnabled == false)
        #expect(!controller.emailTextField.isEnabled && !controller.staySignedInSwitch.isEnabled)
        controller.state.isBusy = false
        #expect(controller.emailTextField.isEnabled && controller.staySignedInSwitch.isEnabled)
    }

    @Test func theReturnKeyGoesToTheNextField() {
        #expect(controller.emailTextField.returnKeyType == .next && controller.passwordTextField.returnKeyType == .go)
        controller.emailTextField.type("ada@example.com")
        controller.emailTextField.tapReturn()
        #expect(controller.passwordTextField.isFirstResponder)
        #expect(app.calls.last == "checkEmail", "the first field has told that its editing has ended")
    }

    @Test func aFailureIsToldBelowTheFieldsWhileTheKeyboardStays() {
        controller.emailTextField.becomeFirstResponder()
        let hidden = screen.table.rectForFooter(inSection: 0).height
        let cell = screen.table.cellForRow(at: path(0, 0))
        controller.state.failure = "The server does not answer."
        screen.layOut()
        #expect(controller.emailTextField.isFirstResponder)
        let footer = screen.table.footerView(forSection: 0)
        let list = footer?.contentConfiguration as? UIListContentConfiguration
        #expect(list?.text == "The server does not answer." && list?.textProperties.color == .systemRed)
        #expect(screen.table.rectForFooter(inSection: 0).height > hidden)
        controller.state.failure = "The password is wrong."
        #expect((footer?.contentConfiguration as? UIListContentConfiguration)?.text == "The password is wrong.")
        controller.state.failure = nil
        screen.layOut()
        #expect(screen.table.footerView(forSection: 0)?.shownText == nil)
        #expect(screen.table.rectForFooter(inSection: 0).height == hidden)
        #expect(controller.emailTextField.isFirstResponder)
        #expect(screen.table.cellForRow(at: path(0, 0)) === cell, "no row is loaded anew")
    }

    @Test func theAppIsToldOfTheTyping() {
        controller.emailTextField.becomeFirstResponder()
        controller.emailTextField.resignFirstResponder()
        #expect(app.calls.last == "checkEmail")
        controller.passwordTextField.type("12345678")
        controller.passwordTextField.tapReturn()
        #expect(app.calls.last == "signIn")
        #expect(!controller.passwordTextField.isFirstResponder)
        controller.emailTextField.becomeFirstResponder()
        #expect(app.calls.last == "clearFailure")
    }
}

@MainActor
private final class SignInApp: SignInActions {
    private(set) var calls: [String] = []

    func signIn() { calls.append("signIn") }
    func clearFailure() { calls.append("clearFailure") }
    func checkEmail() { calls.append("checkEmail") }
}
