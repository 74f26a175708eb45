import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// A form that opens the keyboard, tells what is wrong with its fields, and enables its button when nothing is.
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

    private func message(_ row: Int) throws -> String? {
        try #require(screen.table.cell(path(0, row))).shownMessage
    }

    @Test func theKeyboardIsThereForTheFirstField() {
        // One window has the keyboard at a time, so that another test may take it from the screen of the suite.
        let controller = SignInViewController()
        // On a device the view has its size before the screen appears.
        controller.view.frame = CGRect(origin: .zero, size: HeadlessScreen.standardSize)
        let screen = HeadlessScreen(controller)
        #expect(controller.emailTextField.isFirstResponder)
        controller.emailTextField.resignFirstResponder()
        controller.viewDidAppear(false)
        #expect(!controller.emailTextField.isFirstResponder, "only when the screen appears for the first time")
        withExtendedLifetime(screen) {}
    }

    @Test func theFieldIsBelowItsLabelAtAccessibilitySizes() throws {
        let field = controller.passwordTextField
        let row = try #require(field.superview as? UIStackView)
        let label = try #require(row.arrangedSubviews.first as? UILabel)
        #expect(row.axis == .horizontal && label.numberOfLines == 1)
        screen.changeTextSize(to: .accessibilityLarge)
        #expect(row.axis == .vertical && row.alignment == .leading && label.numberOfLines == 0)
        #expect(field.frame.minY >= label.frame.maxY)
        #expect(field.frame.width == row.bounds.width)
        screen.changeTextSize(to: .extraExtraExtraLarge)
        #expect(row.axis == .horizontal && row.alignment == .center && label.numberOfLines == 1)
        #expect(field.frame.minX >= label.frame.maxX)
    }

    @Test func aScreenThatOpensAtAnAccessibilitySizeHasItAtOnce() throws {
        let controller = SignInViewController()
        let screen = HeadlessScreen(inStack: UIViewController())
        screen.changeTextSize(to: .accessibilityExtraLarge)
        (screen.window.rootViewController as? UINavigationController)?.pushViewController(controller, animated: false)
        screen.layOut()
        #expect((controller.emailTextField.superview as? UIStackView)?.axis == .vertical)
    }

    @Test func theButtonFollowsWhatIsTyped() {
        #expect(button?.isEnabled == false)
        controller.emailTextField.type("ada@example.com")
        controller.passwordTextField.type("1234567")
        #expect(button?.isEnabled == false && !controller.isValid)
        controller.passwordTextField.type("8")
        #expect(button?.isEnabled == true && controller.isValid)
        controller.state.isBusy = true
        #expect(button?.isEnabled == false)
        #expect(!controller.staySignedInSwitch.isEnabled)
        controller.state.isBusy = false
        #expect(button?.isEnabled == true && controller.staySignedInSwitch.isEnabled)
        controller.emailTextField.tapDelete(4)
        #expect(button?.isEnabled == false)
    }

    @Test func aMessageComesWhenTheFieldIsLeft() throws {
        // Another screen may have taken the keyboard, so that the field has been left once.
        controller.state.email = "a@b.c"
        controller.emailTextField.tapDelete(2)
        #expect(try message(0) == nil, "no message appears during typing")
        controller.emailTextField.tapReturn()
        #expect(try message(0) == "This is not an email address.")
        #expect(try message(1) == nil)
        #expect(controller.passwordTextField.isFirstResponder, "the field keeps the keyboard when the row above grows")
        #expect(HeadlessScreen.announcements.last == "This is not an email address.")
    }

    @Test func aMessageGoesAsSoonAsTheValueIsRight() throws {
        controller.emailTextField.type("a")
        controller.passwordTextField.type("1")
        #expect(try message(0) == "This is not an email address.")
        controller.emailTextField.type("@b")
        #expect(try message(0) == "This is not an email address.")
        #expect(try message(1) == "A password has at least 8 characters.")
        controller.emailTextField.type(".c")
        #expect(try message(0) == nil && controller.emailTextField.isFirstResponder)
        controller.emailTextField.tapDelete(2)
        #expect(try message(0) == nil, "it comes again when the field is left again")
        controller.emailTextField.resignFirstResponder()
        #expect(try message(0) == "This is not an email address.")
        controller.emailTextField.becomeFirstResponder()
        controller.emailTextField.tapDelete(3)
        #expect(try message(0) == "Enter your email address.", "another thing is wrong now")
        controller.state.email = "ada@example.com"
        #expect(try message(0) == nil)
    }

    @Test func theViewsOfARowStayWhenItsMessageComes() throws {
        let cell = try #require(screen.table.cell(path(0, 1)))
        let view = cell.contentView
        controller.passwordTextField.type("1")
        controller.passwordTextField.resignFirstResponder()
        #expect(try message(1) != nil && screen.table.cell(path(0, 1)) === cell)
        #expect(cell.contentView === view && controller.passwordTextField.isDescendant(of: view))
    }

    @Test func theReturnKeyOfTheLastFieldSignsInWhenAllIsRight() throws {
        #expect(controller.emailTextField.returnKeyType == .next && controller.passwordTextField.returnKeyType == .go)
        controller.passwordTextField.type("12345678")
        controller.passwordTextField.tapReturn()
        #expect(app.calls.isEmpty)
        #expect(try message(0) == "Enter your email address.", "who tries is told what is missing")
        controller.emailTextField.type("ada@example.com")
        controller.emailTextField.tapReturn()
        #expect(controller.passwordTextField.isFirstResponder)
        controller.passwordTextField.tapReturn()
        #expect(app.calls == ["signIn"])
        #expect(!controller.passwordTextField.isFirstResponder)
    }

    /// Another test can take the keyboard meanwhile, so that the fields note when they get it.
    @Test func theReturnKeyLeadsToTheFirstFieldWithAProblem() async {
        var focused: [String] = []
        let (email, password) = (controller.emailTextField, controller.passwordTextField)
        email.addAction(UIAction { _ in focused.append("email") }, for: .editingDidBegin)
        password.addAction(UIAction { _ in focused.append("password") }, for: .editingDidBegin)
        password.becomeFirstResponder()
        password.tapReturn()
        await drained()
        #expect(focused == ["password", "email"])
        email.type("ada@example.com")
        password.type("short")
        focused = []
        password.tapReturn()
        await drained()
        #expect(focused == ["password"] && app.calls.isEmpty)
    }

    /// As the button is disabled, a second tap on Return would sign in twice.
    @Test func theReturnKeyDoesNothingWhileTheButtonIsDisabled() {
        controller.update { ($0.email, $0.password, $0.isBusy) = ("ada@example.com", "12345678", true) }
        controller.passwordTextField.becomeFirstResponder()
        controller.passwordTextField.tapReturn()
        #expect(app.calls.isEmpty)
        controller.state.isBusy = false
        controller.passwordTextField.becomeFirstResponder()
        controller.passwordTextField.tapReturn()
        #expect(app.calls == ["signIn"])
    }

    @Test func aFailureIsShownBelowTheFieldsWhileTheKeyboardStays() {
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
        #expect(screen.table.footerView(forSection: 0)?.inspection.shownText == nil)
        #expect(screen.table.rectForFooter(inSection: 0).height == hidden)
        #expect(controller.emailTextField.isFirstResponder)
        #expect(screen.table.cellForRow(at: path(0, 0)) === cell, "no row is loaded anew")
    }

    @Test func theServerIsChosenFromAMenu() {
        #expect(controller.serverMenu.choose("Staging"))
        #expect(controller.state.server == .staging)
    }
}

@MainActor
private final class SignInApp: SignInActions {
    private(set) var calls: [String] = []

    func signIn() { calls.append("signIn") }
}

extension UITableViewCell {
    /// The message below what the cell shows.
    var shownMessage: String? {
        labels(in: contentView).first { !$0.isHidden && $0.textColor == .systemRed }?.text
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
}
