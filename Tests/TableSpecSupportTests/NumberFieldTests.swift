import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Fields for numbers, in the languages of their users.
@MainActor
struct NumberFieldTests {
    /// A screen with fields for numbers.
    @MainActor
    private final class Form: TableSpec.StatefulScreen {
        struct State {
            var price = 1234.5
            var count = 3
            var amount: Decimal = 0
            var rate: Float = 0.1
            var weight: Double?
        }

        var state = State() { didSet { changes += 1 } }
        private(set) var changes = 0
    }

    private let form = Form()
    private let screen: HeadlessScreen

    init() { screen = HeadlessScreen(UIViewController()) }

    private func field<Number>(
        _ path: WritableKeyPath<Form.State, Number>,
        in locale: String = "en_US",
        _ set: (TableSpec.NumberField<Number>) -> Void = { _ in }
    ) -> TableSpec.NumberField<Number> {
        added(TableSpec.bind(TableSpec.NumberField<Number>(), to: path, of: form), locale, set)
    }

    private func optionalField(in locale: String = "en_US") -> TableSpec.NumberField<Double> {
        let field = added(TableSpec.NumberField<Double>(), locale) { $0.acceptsEmptyText = true }
        return TableSpec.bind(field, to: \.weight, of: form)
    }

    private func added<Number>(
        _ field: TableSpec.NumberField<Number>,
        _ locale: String,
        _ set: (TableSpec.NumberField<Number>) -> Void
    ) -> TableSpec.NumberField<Number> {
        field.locale = Locale(identifier: locale)
        set(field)
        screen.window.addSubview(field)
        return field
    }

    /// Replaces the text of a field as a user does.
    private func retype(_ text: String, in field: UITextField) {
        field.becomeFirstResponder()
        field.tapDelete(field.text?.count ?? 0)
        field.type(text)
    }

    // MARK: Languages

    @Test(
        arguments: [
            ("en_US", "1,234.5", "1234.5", "-0.25"), ("de_DE", "1.234,5", "1234,5", "-0,25"),
            ("fr_FR", "1\u{202F}234,5", "1234,5", "-0,25"), ("de_CH", "1’234.5", "1234.5", "-0.25"),
            ("ar_EG", "١٬٢٣٤٫٥", "١٢٣٤٫٥", "\u{61C}-٠٫٢٥"), ("en_IN", "1,234.5", "1234.5", "-0.25"),
        ]
    )
    func aNumberIsWrittenAndReadInTheLanguage(locale: String, shown: String, edited: String, negative: String) {
        let field = field(\.price, in: locale)
        #expect(field.text == shown)
        field.becomeFirstResponder()
        #expect(field.text == edited, "separators between thousands would be in the way")
        field.type(edited.suffix(1) == "٥" ? "٧" : "7")
        #expect(form.state.price == 1234.57)
        retype(negative, in: field)
        #expect(form.state.price == -0.25)
        field.resignFirstResponder()
        #expect(field.text == negative)
    }

    @Test(
        arguments: [
            ("en_US", "1,234,567.5", 1_234_567.5), ("en_US", "12,34,567", 1_234_567), ("en_US", "1 234", 1234),
            ("en_US", "1'234.5", 1234.5), ("en_US", " 12 ", 12), ("en_US", "+5", 5), ("en_US", "\u{2212}5", -5),
            ("en_US", ".5", 0.5), ("en_US", "5.", 5), ("en_US", "007", 7), ("en_US", "١٢", 12), ("en_US", "１２", 12),
            ("de_DE", "1.234,5", 1234.5), ("de_DE", "1.234", 1234), ("de_DE", "1234", 1234),
            ("fr_FR", "1.5", 1.5), ("fr_FR", "1\u{A0}234,5", 1234.5), ("ar_EG", "1.5", 1.5), ("ar_EG", "1٬234", 1234),
        ]
    )
    func whatIsPastedIsRead(locale: String, text: String, number: Double) {
        let field = field(\.price, in: locale)
        retype("", in: field)
        field.tapPaste(text)
        #expect(form.state.price == number && field.isValid)
        #expect(field.text == text, "only the end of editing changes it")
    }

    /// Foundation's parse strategies would read a part of these texts, or trap.
    @Test(
        arguments: [
            ("en_US", "1,5"), ("en_US", "1.5.5"), ("en_US", "12a"), ("en_US", "1e5"), ("en_US", "NaN"), ("en_US", "∞"),
            ("en_US", "-"), ("en_US", "."), ("en_US", "--5"), ("en_US", "5-"), ("en_US", "1,,234"), ("en_US", ",234"),
            ("en_US", "1,234,5"), ("en_US", "1.234,5"), ("en_US", "²"), ("en_US", "½"), ("en_US", "$5"), ("en_US", ""),
            ("en_US", "1\u{301}"), ("en_US", "0x10"), ("de_DE", "1.5"), ("de_DE", "1,5,5"), ("de_DE", "1,234.5"),
            ("fr_FR", "1,234,567"), ("ar_EG", "1,5"),
        ]
    )
    func whatIsNoNumberKeepsTheLastOne(locale: String, text: String) {
        let field = field(\.price, in: locale)
        retype("", in: field)
        field.tapPaste(text)
        #expect(form.state.price == 1234.5 && !field.isValid && field.text == text)
    }

    @Test func numbersAreAsLargeAsTheirTypes() {
        let count = field(\.count)
        for (text, number) in [
            ("9223372036854775807", Int.max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
            (String(repeating: "9", count: 400), nil), ("12.0", 12), ("12.5", nil),
        ] {
            retype(text, in: count)
            #expect(count.isValid == (number != nil) && (number == nil || form.state.count == number), "\(text)")
        }
        let price = field(\.price)
        retype("", in: price)
        price.tapPaste(String(repeating: "9", count: 400))
        #expect(!price.isValid && form.state.price == 1234.5)
        let rate = field(\.rate)
        #expect(rate.text == "0.1")
        retype("", in: rate)
        rate.tapPaste(String(repeating: "9", count: 40))
        #expect(!rate.isValid && form.state.rate == 0.1)
        let amount = field(\.amount)
        retype("12345678901234567890.12", in: amount)
        #expect(form.state.amount == Decimal(string: "12345678901234567890.12"))
        retype(String(repeating: "9", count: 39), in: amount)
        #expect(!amount.isValid)
    }

    @Test func numbersThatAreNoneAreShownOnce() {
        form.state.price = .nan
        let field = field(\.price)
        #expect(field.text == "NaN")
        field.type("x")
        TableSpec.show(Double.nan, in: field)
        #expect(field.text == "NaNx")
        TableSpec.show(.infinity, in: field)
        #expect(field.text == "∞")
        TableSpec.show(-1e300, in: field)
        retype("5", in: field)
        #expect(form.state.price == 5)
    }

    // MARK: Typing

    @Test func whatIsHalfTypedStays() {
        let field = field(\.price)
        retype("12.", in: field)
        #expect(form.state.price == 12)
        TableSpec.show(form.state.price, in: field)
        #expect(field.text == "12.")
        field.type("50")
        #expect(field.text == "12.50" && form.state.price == 12.5)
        retype("-", in: field)
        TableSpec.show(form.state.price, in: field)
        #expect(field.text == "-" && form.state.price == 1234.5, "nothing was left of 12.50")
        field.type("3")
        #expect(form.state.price == -3)
    }

    /// Deleting all digits passes through other numbers.
    @Test func aNumberThatWasDeletedComesBack() {
        let field = field(\.price)
        retype("", in: field)
        #expect(form.state.price == 1234.5 && !field.isValid && field.text == "")
        field.resignFirstResponder()
        #expect(field.text == "1,234.5" && field.isValid)
        retype("8", in: field)
        field.resignFirstResponder()
        retype("", in: field)
        #expect(form.state.price == 8)
    }

    @Test func editingEndsWithTheLastNumber() {
        let field = field(\.price)
        retype("7x", in: field)
        field.resignFirstResponder()
        #expect(field.text == "7" && field.isValid && form.state.price == 7)
        retype("", in: field)
        #expect(!field.isValid)
        field.resignFirstResponder()
        #expect(field.text == "7" && form.state.price == 7)
        retype("0012345.50", in: field)
        field.resignFirstResponder()
        #expect(field.text == "12,345.5")
    }

    @Test func allDigitsStay() {
        form.state.price = 0.12345678901
        let field = field(\.price)
        #expect(field.text == "0.12345678901")
        form.state.amount = Decimal(string: "0.00000000000000000000001") ?? 0
        #expect(self.field(\.amount).text == "0.00000000000000000000001")
    }

    @Test func emptyTextIsNoNumber() {
        let field = optionalField()
        #expect(field.text == "" && field.isValid)
        field.type("2.5")
        #expect(form.state.weight == 2.5)
        field.type("x")
        #expect(form.state.weight == 2.5 && !field.isValid)
        field.tapDelete(4)
        #expect(form.state.weight == nil && field.isValid)
        field.type(" ")
        #expect(form.state.weight == nil && field.isValid)
        field.resignFirstResponder()
        #expect(field.text == "")
        TableSpec.show(7, in: field)
        #expect(field.text == "7")
        TableSpec.show(nil, in: field)
        #expect(field.text == "")
    }

    @Test func aNumberOutsideTheLimitsIsNotStored() {
        let field = field(\.count) { ($0.minimumValue, $0.maximumValue) = (1, 20) }
        retype("20", in: field)
        #expect(form.state.count == 20 && field.isValid)
        field.type("5")
        #expect(form.state.count == 20 && !field.isValid && field.text == "205")
        field.resignFirstResponder()
        #expect(field.text == "20")
        retype("0", in: field)
        #expect(form.state.count == 20)
        // The app itself isn't limited, but the user has to correct its number.
        form.state.count = 50
        TableSpec.show(50, in: field)
        #expect(field.text == "50" && !field.isValid && field.number == 50)
    }

    @Test func theAppChangesTheNumberDuringEditing() {
        let field = field(\.price)
        retype("12x", in: field)
        TableSpec.show(99, in: field)
        #expect(field.text == "99" && field.isValid)
        field.type("1")
        #expect(form.state.price == 991)
    }

    @Test func thatANumberStaysIsNoChange() {
        let field = field(\.price)
        #expect(form.changes == 0)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(form.changes == 0 && form.state.price == 1234.5)
    }

    @Test func anotherLocaleWritesTheNumberAgain() {
        let field = field(\.price)
        field.locale = Locale(identifier: "de_DE")
        #expect(field.text == "1.234,5")
    }

    @Test func theFieldGrowsWithTheTextSize() {
        let field = TableSpec.NumberField<Int>()
        #expect(field.font == .preferredFont(forTextStyle: .body) && field.adjustsFontForContentSizeCategory)
    }
}
