import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// A form whose values the app has a say in, with rows that come and go, and a result.
@Suite("New account")
@MainActor
struct NewAccountTests {
    private let controller = NewAccountViewController()
    private let screen: HeadlessScreen
    private let app = NewAccountApp()
    private let results = Results()

    init() {
        controller.actions = app
        controller.onFinish = { [results] in results.all.append($0) }
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    @Test func theAppIsNotifiedOfTheTyping() {
        controller.bioTextView.becomeFirstResponder()
        #expect(app.typing == ["showTips"])
        controller.bioTextView.resignFirstResponder()
        #expect(app.typing == ["showTips", "hideTips"])
    }

    @Test func theAppLearnsWhichLinkIsTapped() {
        let text = controller.legalByContinuingYouAcceptLabel
        #expect(text.tapLink("privacy policy") && text.tapLink("terms"))
        #expect(app.typing == ["https://example.com/privacy", "https://example.com/terms"])
        #expect(!text.tapLink("accept"))
        #expect(text.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil, "a touch beside the links belongs to the row")
    }

    @Test func aMenuChoosesOneOfSomeTexts() {
        #expect(controller.planMenu.currentTitle == "Free")
        #expect(controller.planMenu.choose("Team"))
        #expect(controller.state.plan == "Team")
        #expect(controller.planMenu.currentTitle == "Team")
        #expect(app.typing == ["showPrice"])
        controller.state.plan = "Family"
        #expect(controller.planMenu.accessibilityValue == "Family")
        controller.state.plan = "Gone"
        #expect(controller.planMenu.currentTitle == "–")
        #expect(controller.planMenu.accessibilityValue == nil)
        #expect(controller.planMenu.choose("Free"))
        #expect(controller.state.plan == "Free")
        #expect(controller.planMenu.currentTitle == "Free")
    }

    @Test func aMenuFollowsTheListFromWhichItChooses() {
        #expect(controller.countryMenu.currentTitle == "–", "there are no countries yet")
        controller.state.countries = [.init(id: "IS", name: "Iceland"), .init(id: "NZ", name: "New Zealand")]
        #expect(controller.state.country == nil)
        #expect(controller.countryMenu.choose("New Zealand"))
        #expect(controller.state.country == "NZ")
        #expect(controller.countryMenu.currentTitle == "New Zealand")
        controller.state.countries.removeLast()
        #expect(controller.countryMenu.currentTitle == "–")
        #expect(controller.state.country == "NZ", "what is not offered for a while is not lost")
        #expect(controller.countryMenu.choose("New Zealand") == false)
    }

    private var save: UIBarButtonItem? { controller.navigationItem.rightBarButtonItem }

    private func message(_ section: Int, _ row: Int) throws -> String? {
        try #require(screen.table.cell(path(section, row))).shownMessage
    }

    private func fillIn() async {
        controller.nameTextField.type("ada")
        controller.iAgreeToTheTermsSwitch.tap()
        await answered(true)
    }

    /// Lets the app answer what it was asked last, and the screen hear it.
    private func answered(_ isFree: Bool) async {
        await drained()
        await app.answers.giveToAll(isFree)
    }

    @Test func theAppIsAskedAboutEachValueThatCouldBeRight() async throws {
        controller.nameTextField.type("ada")
        await drained()
        #expect(app.answers.asked == ["ada"], "two letters match no pattern")
        #expect(!controller.isValid)
        await answered(false)
        controller.nameTextField.becomeFirstResponder()
        controller.nameTextField.resignFirstResponder()
        #expect(try message(0, 0) == "ada is taken.")
        controller.nameTextField.type("1")
        #expect(try message(0, 0) == nil)
        await answered(true)
        #expect(try message(0, 0) == nil)
        #expect(app.answers.asked == ["ada", "ada1"])
    }

    @Test func aFieldThatWasLeftIsUpdatedWhenTheAppAnswers() async throws {
        controller.nameTextField.type("ada")
        controller.nameTextField.resignFirstResponder()
        #expect(try message(0, 0) == nil)
        await answered(false)
        #expect(try message(0, 0) == "ada is taken.")
        #expect(HeadlessScreen.announcements.contains("ada is taken."))
    }

    @Test func anAnswerCountsForItsValueOnly() async throws {
        controller.iAgreeToTheTermsSwitch.tap()
        controller.nameTextField.type("ada")
        await drained()
        controller.nameTextField.type("1")
        await drained()
        #expect(app.answers.asked == ["ada", "ada1"] && app.answers.canceled == ["ada"])
        await app.answers.give(true, to: "ada")
        #expect(!controller.isValid, "the answer is about a value that is there no more")
        await app.answers.give(true, to: "ada1")
        #expect(controller.isValid)
    }

    @Test func aRowFollowsWhetherAllIsRight() async throws {
        #expect(screen.table.cell(path(1, 1))?.isUserInteractionEnabled == false)
        await fillIn()
        #expect(controller.isValid)
        #expect(screen.table.cell(path(1, 1))?.isUserInteractionEnabled == true)
    }

    @Test func aSwitchTellsAtOnce() throws {
        controller.iAgreeToTheTermsSwitch.tap()
        #expect(try message(1, 0) == nil)
        controller.iAgreeToTheTermsSwitch.tap()
        #expect(try message(1, 0) == "Without that there is no account.")
    }

    @Test func aHiddenRowHasNoProblem() async throws {
        await fillIn()
        controller.addAPhoneNumberSwitch.tap()
        #expect(!controller.isValid)
        controller.phoneTextField.type("12")
        controller.phoneTextField.resignFirstResponder()
        #expect(try message(0, 3) == "A phone number has 5 digits at least.")
        controller.addAPhoneNumberSwitch.tap()
        #expect(controller.isValid)
        controller.addAPhoneNumberSwitch.tap()
        #expect(!controller.isValid)
        #expect(try message(0, 3) == nil, "a row that comes again has not been left")
    }

    @Test func aLongTextIsReportedWhenItWasLeft() throws {
        controller.bioTextView.type(String(repeating: "a", count: 161))
        #expect(try message(0, 3) == nil)
        controller.bioTextView.resignFirstResponder()
        #expect(try message(0, 3) == "These are more than 160 characters.")
    }

    @Test func savingShowsAllThatIsWrong() async throws {
        controller.emailTextField.type("a")
        #expect(save?.isEnabled == true, "something has been changed")
        save?.tap()
        #expect(results.all.isEmpty)
        #expect(try message(0, 0) == "Choose a name.")
        #expect(try message(0, 1) == "This is not an email address.")
        #expect(try message(1, 0) == "Without that there is no account.")
        controller.emailTextField.tapDelete()
        #expect(save?.isEnabled == false, "all is as it was")
        await fillIn()
        save?.tap()
        #expect(results.all == [Account(name: "ada", email: "", phone: "", newsletter: false)])
    }

    @Test func savingScrollsToTheFirstMessage() async throws {
        await fillIn()
        controller.iAgreeToTheTermsSwitch.tap()
        let low = CGSize(width: 390, height: 200)
        let screen = HeadlessScreen(UINavigationController(rootViewController: controller), size: low)
        screen.layOut()
        #expect(screen.table.indexPathsForVisibleRows?.contains(path(1, 0)) == false)
        save?.tap()
        await drained()
        #expect(screen.table.indexPathsForVisibleRows?.contains(path(1, 0)) == true, "a switch has no keyboard")
    }

    @Test func theReturnKeyPassesOverFieldsThatDoNotReact() {
        controller.nameTextField.becomeFirstResponder()
        controller.nameTextField.tapReturn()
        #expect(controller.emailTextField.isFirstResponder)
        controller.emailTextField.tapReturn()
        #expect(controller.bioTextView.isFirstResponder, "the phone is not there")
    }
}

@MainActor
private final class Results {
    var all: [Account?] = []
}

/// An app that answers when the test says so.
@MainActor
private final class NewAccountApp: NewAccountActions {
    let answers = LateAnswers<String, Bool>()
    private(set) var typing: [String] = []

    func isFree(_ name: String) async -> Bool { await answers.answer(to: name) }

    func showPrice() { typing.append("showPrice") }
    func showTips() { typing.append("showTips") }
    func hideTips() { typing.append("hideTips") }
    func openLink(url: URL) { typing.append(url.absoluteString) }
}
