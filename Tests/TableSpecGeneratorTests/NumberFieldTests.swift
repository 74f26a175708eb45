import Testing

@Suite("Text fields for numbers in Swift")
struct NumberFieldTests {
    private func field(_ keys: String, type: String, validate: String = "") -> Generated {
        Generated(
            rows: "{ id: price, text: Price, accessory: { textField: $(price)\(keys) }\(validate) }",
            keys: "state: { price: \(type) }"
        )
    }

    @Test func aFieldHasTheTypeOfItsNumber() {
        let generated = field(", placeholder: Price, min: 0, max: 99.5", type: "Double")
        #expect(generated.findings == [])
        expect(
            generated,
            has: """
                private(set) lazy var priceTextField = TableSpec.with(TableSpec.NumberField<Double>()) {
                    $0.minimumValue = 0
                    $0.maximumValue = 99.5
                    $0.placeholder = "Price"
                    $0.keyboardType = .decimalPad
                    $0.returnKeyType = .done
                    TableSpec.onReturnEndEditing(of: $0)
                    TableSpec.bind($0, to: \\.price, of: self)
                }
                """,
            "TableSpec.show(state.price, in: priceTextField)"
        )
        #expect(generated.supports("final class NumberField<Number: FieldNumber>: UITextField"))
    }

    @Test(
        arguments: [
            ("Int", "", "numberPad"), ("Int", ", min: 0", "numberPad"),
            ("'Int?'", ", min: -1", "numbersAndPunctuation"),
            ("Decimal", ", max: -5", "decimalPad"), ("Float", ", keyboardType: phonePad", "phonePad"),
        ]
    )
    func theKeyboardSuitsTheNumber(type: String, keys: String, keyboard: String) {
        expect(field(keys, type: type), has: "$0.keyboardType = .\(keyboard)\n")
    }

    @Test func anOptionalNumberCanBeEmpty() {
        expect(
            field("", type: "'Decimal?'"),
            has: "TableSpec.with(TableSpec.NumberField<Decimal>()) {\n$0.acceptsEmptyText = true\n"
        )
        #expect(!field("", type: "Decimal").swift.contains("acceptsEmptyText"))
    }

    /// Swift would read a literal with a fraction as a `Double` first.
    @Test func decimalsAreExact() {
        let generated = Generated(
            rows:
                "{ id: price, text: Price, accessory: { textField: $(price), min: 0.01 }, visible: $(price < 3.133) }",
            "{ text: Cheap, visible: $(price <= 20) }",
            keys: "state: { price: Decimal = -19.99, tax: Decimal = 7, none: Decimal }"
        )
        #expect(generated.findings == [])
        expect(
            generated,
            has: "var price: Decimal = Decimal(sign: .minus, exponent: -2, significand: 1999)",
            "var tax: Decimal = 7",
            "var none: Decimal = 0",
            "$0.minimumValue = Decimal(sign: .plus, exponent: -2, significand: 1)",
            "state.price < Decimal(sign: .plus, exponent: -3, significand: 3133)",
            "state.price <= 20"
        )
    }

    @Test func theTextIsValidated() {
        expect(
            field(
                "",
                type: "Double",
                validate: ", validate: [{ required: A }, { number: B }, { when: $(price > 0), else: C }]"
            ),
            has: """
                case .price:
                    if !priceTextField.hasText { return .message("A") }
                    if !priceTextField.isValid { return .message("B") }
                    if state.price <= 0 { return .message("C") }
                """,
            "TableSpec.validate($0, as: .price, of: self)"
        )
        expect(
            field("", type: "Double", validate: ", validate: { required: A }"),
            has: "case .price:\nif !priceTextField.isValid { return .message(\"A\") }\n}"
        )
        expect(
            field("", type: "'Double?'", validate: ", validate: { required: A }"),
            has:
                "if !priceTextField.hasText { return .message(\"A\") }\nif !priceTextField.isValid { return .message(\"A\") }"
        )
    }

    @Test func aFieldInACellWritesToItsElement() {
        let generated = Generated(
            """
            screen: Test
            types: { Item: { id: Int, count: Int, weight: "Double?" } }
            state: { items: [Item] }
            table:
              prototypes:
                - id: Cell
                  content: [{ textField: $(item.count), min: 1 }, { textField: $(item.weight) }]
              sections: [{ rows: { forEach: item in items, prototype: Cell } }]
            """
        )
        #expect(generated.findings == [])
        expect(
            generated,
            has: "if let value = control.number { $0.count = value }",
            "$0.weight = control.number"
        )
    }
}
