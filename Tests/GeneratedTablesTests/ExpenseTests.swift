import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A form with numbers, which are typed in several languages.
@Suite("Expenses")
@MainActor
struct ExpenseTests {
    private let controller = ExpenseViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = ExpenseApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var isSaveEnabled: Bool? { controller.navigationItem.rightBarButtonItem?.isEnabled }

    private func message(_ section: Int, _ row: Int) throws -> String? {
        try #require(screen.table.cell(path(section, row))).shownMessage
    }

    private func retype(_ text: String, in field: UITextField) {
        field.becomeFirstResponder()
        field.tapDelete(field.text?.count ?? 0)
        field.type(text)
    }

    @Test(
        arguments: [
            ("en_US", "1,234.5", "99.95"), ("de_DE", "1.234,5", "99,95"), ("fr_FR", "1\u{202F}234,5", "99,95"),
            ("ar_EG", "١٬٢٣٤٫٥", "٩٩٫٩٥"),
        ]
    )
    func theAmountIsTypedInTheLanguage(locale: String, start: String, typed: String) throws {
        let field = controller.amountTextField
        field.locale = Locale(identifier: locale)
        #expect(field.text == start && isSaveEnabled == false)
        retype(typed, in: field)
        #expect(controller.state.amount == Decimal(string: "99.95") && isSaveEnabled == true)
        field.type("x")
        #expect(isSaveEnabled == false && controller.state.amount == Decimal(string: "99.95"))
        #expect(try message(0, 0) == nil, "the user is still typing")
        field.resignFirstResponder()
        #expect(try message(0, 0) == "This is not an amount.")
        #expect(field.text == typed + "x", "the user corrects it")
        field.tapDelete(1)
        #expect(try message(0, 0) == nil && isSaveEnabled == true)
        field.resignFirstResponder()
        #expect(field.text == typed)
    }

    @Test func keyboardsSuitTheNumbers() {
        #expect(controller.amountTextField.keyboardType == .decimalPad)
        #expect(controller.peopleTextField.keyboardType == .numberPad)
        #expect(controller.correctionTextField.keyboardType == .numbersAndPunctuation)
    }

    @Test func theFirstWrongThingIsTold() throws {
        let field = controller.amountTextField
        retype("", in: field)
        field.resignFirstResponder()
        #expect(try message(0, 0) == "Enter the amount.")
        retype("0", in: field)
        field.resignFirstResponder()
        #expect(try message(0, 0) == "This is not an amount.", "it is below the limit")
        retype("100000", in: field)
        field.resignFirstResponder()
        #expect(try message(0, 0) == "This needs an approval.")
        #expect(controller.state.amount == 100_000 && field.text == "100,000")
    }

    @Test func aWholeNumberHasLimits() throws {
        let field = controller.peopleTextField
        for text in ["", "0", "21", "2.5", "99999999999999999999", "-1"] {
            retype(text, in: field)
            #expect(!field.isValid && !controller.isValid && (1...20).contains(controller.state.people), "\(text)")
        }
        field.resignFirstResponder()
        #expect(try message(0, 1) == "Enter a number from 1 to 20.")
        // The app's number takes the place of the wrong text.
        controller.state.people = 7
        #expect(field.text == "7" && controller.isValid)
        #expect(try message(0, 1) == nil)
    }

    /// A row without a message for numbers tells its first message.
    @Test func anOptionalNumberCanBeEmpty() throws {
        let field = controller.exchangeRateRateTextField
        #expect(controller.isValid && field.text == "")
        retype("1.1", in: field)
        #expect(controller.state.rate == 1.1)
        retype("", in: field)
        #expect(controller.state.rate == nil && controller.isValid)
        retype("-", in: field)
        field.resignFirstResponder()
        #expect(try message(0, 2) == "Enter the rate." && field.text == "-")
    }

    @Test func aFieldWithoutAMessageShowsTheLastNumberAgain() {
        let field = controller.correctionTextField
        retype("-50", in: field)
        #expect(controller.state.correction == -50 && app.corrections == 2)
        field.type("00")
        #expect(controller.state.correction == -50 && controller.isValid)
        field.resignFirstResponder()
        #expect(field.text == "-50")
    }

    @Test func oneOrTwoPeoplePay() {
        screen.table.tapRow(at: path(2, 0))
        #expect(controller.state.payers == [1], "the last one stays")
        screen.table.tapRow(at: path(2, 1))
        #expect(controller.state.payers == [1, 2])
        screen.table.tapRow(at: path(2, 2))
        #expect(controller.state.payers == [1, 2], "there are two")
        screen.table.tapRow(at: path(2, 0))
        screen.table.tapRow(at: path(2, 2))
        #expect(controller.state.payers == [2, 3])
    }

    @Test func thereAreAtMostThreeReceipts() {
        #expect(screen.table.numberOfRows(inSection: 3) == 3)
        screen.table.tapRow(at: path(3, 2))
        #expect(app.receipts == 1)
        controller.state.receipts.append(Receipt(id: 3, name: "Train"))
        #expect(screen.table.rowTexts[3] == ["Restaurant", "Taxi", "Train"])
        #expect(screen.table.swipeToDelete(at: path(3, 0)))
        #expect(screen.table.rowTexts[3] == ["Taxi", "Train", "Add a Receipt"])
    }

    @Test func numbersOfTheAppAreShown() {
        controller.state.tip = 0.25
        controller.state.amount = 0.5
        #expect(controller.tipTextField.text == "0.25" && controller.amountTextField.text == "0.5")
        controller.state.rate = .nan
        #expect(controller.exchangeRateRateTextField.text == "NaN")
        controller.state.rate = .infinity
        #expect(controller.exchangeRateRateTextField.text == "∞")
    }
}

@MainActor
private final class ExpenseApp: ExpenseActions {
    private(set) var corrections = 0
    private(set) var receipts = 0

    func save() {}
    func correct() { corrections += 1 }
    func addReceipt() { receipts += 1 }
}
