import TableSpecDiagnostics
import Testing

@testable import TableSpecModel

@Suite("Text fields for numbers")
struct NumberFieldTests {
    private func row(_ keys: String, state: String = "price: Double = 1234.5", validate: String = "") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { \(state), name: String }
            navigationItem: { right: { title: Save, action: save, enabled: $(\(validate.isEmpty ? "isChanged" : "isValid")) } }
            table: { sections: [{ id: s, rows: [{ id: r, text: Price, accessory: { \(keys) }\(validate) }] }] }
            """
        )
    }

    private func shown(_ resolved: Resolved, in locale: String? = nil) -> String? {
        guard let screen = resolved.screen else { return nil }
        let content = screen.content(types: resolved.model.typesByName, locale: locale)
        guard case .control(let control)? = content.sections.first?.rows.first?.accessory,
            case .textField(let text, _, _) = control.plain
        else { return nil }
        return text
    }

    @Test(
        arguments: [
            ("Int = 1234", "1,234"), ("Int", "0"), ("'Int?'", ""), ("Double = 0.1", "0.1"),
            ("Double = 1e-7", "0.0000001"),
            ("Float = 0.1", "0.1"), ("Decimal = 19.90", "19.9"), ("Decimal = -1234567.891", "-1,234,567.891"),
            ("'Decimal? = 5'", "5"),
        ]
    )
    func theNumberIsShownWithAllItsDigits(type: String, text: String) {
        let resolved = row("textField: $(price)", state: "price: \(type)")
        expect(resolved)
        #expect(shown(resolved) == text)
    }

    @Test func aNumberIsShownInTheLanguage() {
        #expect(shown(row("textField: $(price)"), in: "de") == "1.234,5")
        #expect(shown(row("textField: $(price)"), in: "fr") == "1\u{202F}234,5")
        #expect(shown(row("textField: $(price)"), in: "ar-EG") == "١٬٢٣٤٫٥")
    }

    @Test func aFieldShowsTextOrANumber() {
        expect(
            row("textField: ⟦$(price)⟧", state: "price: Bool"),
            "a text field shows a string or a number, but 'price' is 'Bool'"
        )
        expect(
            row("slider: ⟦$(price)⟧", state: "price: Decimal"),
            "a slider shows an 'Int', a 'Double' or a 'Float', but 'price' is 'Decimal'"
        )
    }

    @Test func limitsAreThoseOfNumbers() {
        expect(row("textField: $(price), min: 0, max: 10.5"))
        expect(
            row("textField: $(name), min: ⟦1⟧, max: ⟦5⟧"),
            "'min' limits a number, but the text field shows a string",
            "'max' limits a number, but the text field shows a string"
        )
        #expect(row("textField: $(name), max: 5").diagnostics.first?.help?.contains("'maximumLength'") == true)
        expect(
            row("textField: $(price), min: ⟦0.5⟧", state: "price: Int"),
            "'min' must be a whole number like the value, which is 'Int', found 0.5"
        )
        expect(
            row("textField: $(price), max: ⟦12.5⟧", state: "price: 'Int?'"),
            "'max' must be a whole number like the value, which is 'Int', found 12.5"
        )
        expect(row("textField: $(price), max: ⟦x⟧"), "expected a number, found 'x'")
        expect(
            row("textField: $(price), maximumLength: ⟦5⟧"),
            "'maximumLength' limits text, but the field shows a number"
        )
    }

    @Test func aFieldForANumberHasItsOwnClass() {
        let resolved = Resolved(
            """
            screen: Test
            state: { price: Double }
            table: { sections: [{ id: s, rows: [{ id: r, content: { textField: $(price), class: ⟦PriceField⟧ } }] }] }
            """
        )
        expect(resolved, "a text field for a number uses a generated class")
    }

    @Test func aSearchFieldShowsText() {
        expect(
            Resolved(
                """
                screen: Test
                state: { count: Int }
                navigationItem: { search: ⟦$(count)⟧ }
                table: { sections: [{ id: s, rows: [A] }] }
                """
            ),
            "a text field shows a string, but 'count' is 'Int'"
        )
    }

    @Test(arguments: ["1234567890123456", "1e31", "nan", "'1'", "x"])
    func aDecimalHasFifteenDigits(number: String) {
        let found = Resolved("screen: T\nstate: { price: Decimal = \(number) }\ntable: { sections: [{ rows: [A] }] }")
        #expect(found.messages.count == 1 && found.messages[0].hasPrefix("expected a number of at most 15 digits"))
    }

    // MARK: Validation

    @Test func aNumberOutsideTheLimitsIsInvalid() {
        let keys = "textField: $(price), min: 1, max: 20"
        let message = ", validate: { number: From 1 to 20. }"
        let resolved = row(keys, validate: message)
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.message == "From 1 to 20.")
        #expect(resolved.content?.rightItems.first?.isEnabled == false)
        let valid = row(keys, state: "price: Double = 20", validate: message)
        #expect(valid.content?.sections.first?.rows.first?.message == nil)
        #expect(valid.content?.rightItems.first?.isEnabled == true)
        let other = row(keys, validate: ", validate: { when: $(price != 0), else: Enter a price. }")
        #expect(other.content?.sections.first?.rows.first?.message == "Enter a price.")
    }

    @Test func emptyTextCanBeMissing() {
        expect(row("textField: $(price)", validate: ", validate: { required: Enter a price. }"))
        let optional = row(
            "textField: $(price), min: 1",
            state: "price: 'Double?'",
            validate: ", validate: [{ number: Wrong. }, { required: Enter a price. }]"
        )
        expect(optional)
        #expect(optional.content?.sections.first?.rows.first?.message == "Enter a price.")
        expect(
            row("slider: $(price)", validate: ", validate: ⟦{ required: A }⟧"),
            "'price' is 'Double', which is never missing"
        )
        expect(
            row("textField: $(price)", validate: ", validate: { number: A, ⟦else⟧: B }"),
            "'number' already has its message, so 'else' doesn't apply"
        )
    }
}
