import Testing

@Suite("Formats become calls of Foundation's format styles")
struct FormatTests {
    @Test(arguments: [
        ("$(price:number)", "state.price.formatted()"),
        ("$(price:fractionLength=2)", "state.price.formatted(.number.precision(.fractionLength(2)))"),
        ("$(count:percent)", "state.count.formatted(.percent)"),
        ("$(price:currency=EUR)", "state.price.formatted(.currency(code: \"EUR\"))"),
        ("$(count:byteCount)", "state.count.formatted(.byteCount(style: .file))"),
        ("$(names:list=or)", "state.names.formatted(.list(type: .or))"),
        ("$(due:relative)", "state.due?.formatted(.relative(presentation: .named))"),
    ])
    func aNumberIsFormatted(text: String, swift: String) {
        let generated = Generated(
            rows: "{ id: a, style: value1, text: A, detail: '\(text)' }",
            keys: "state: { price: Double, count: Int, names: [String], due: \"Date?\" }"
        )
        expect(generated, has: "detail: \(swift),")
    }

    /// Without parentheses, `map` would be a method of the last member, which isn't optional.
    @Test func anOptionalChainIsInParenthesesBeforeMap() {
        let generated = Generated(
            """
            screen: List
            types: { Order: { id: Int, last: "Stop?" }, Stop: { count: Int, isOn: Bool, length: Double, icon: String } }
            titles: { Stop.isOn: { true: Yes, false: No } }
            input: { orders: [Order] }
            table:
              prototypes:
                - { id: A, style: subtitle, text: $(order.last.count), detail: $(order.last.isOn) }
                - { id: B, text: $(order.last.length:measurement=feet), image: { named: $(order.last.icon) } }
              sections:
                - rows: { forEach: order in orders, prototype: A }
                - { id: lengths, rows: { forEach: order in orders, prototype: B } }
            """
        )
        expect(
            generated,
            has: "(order.last?.count).map { \"\\($0)\" }",
            "(order.last?.isOn).map { $0 ? \"Yes\" : \"No\" }",
            "(order.last?.icon).flatMap {",
            "(order.last?.length).map { TableSpec.measurement($0, in: UnitLength.feet) }"
        )
    }

    @Test func momentsNameWhatIsLeftOut() {
        let list = """
            screen: List
            types: { Order: { id: Int, due: Date, end: "Date?", last: "Stop?" }, Stop: { at: Date, kind: "enum(gift, sale)" } }
            input: { orders: [Order] }
            table:
              prototypes: [{ id: Cell, style: subtitle, text: $(order.due:date=long), detail: TEXT }]
              sections: [{ rows: { forEach: order in orders, prototype: Cell } }]
            """
        func generated(_ text: String) -> Generated { Generated(list.replacing("TEXT", with: text)) }
        expect(
            generated("$(order.end:time=shortened)"),
            has: "RowContent(\norder.due.formatted(date: .long, time: .omitted),\n",
            "detail: order.end?.formatted(date: .omitted, time: .shortened)"
        )
        expect(
            generated("until $(order.end:date=numeric:time=complete)"),
            has: "\"until \\(order.end?.formatted(date: .numeric, time: .complete) ?? \"\")\""
        )
        expect(
            generated("$(order.last.at:date=complete)"),
            has: "detail: order.last?.at.formatted(date: .complete, time: .omitted)"
        )
        expect(generated("$(order.last.kind)"), has: "detail: order.last?.kind.rawValue,")
    }

    @Test func aTranslatedTextTakesTheFormattedValueAsText() {
        expect(
            Generated(
                rows: "{ id: a, text: '$(count:number) of $(count)' }",
                keys: "strings: Test\nstate: { count: Int }"
            ),
            has: "defaultValue: \"\\(state.count.formatted()) of \\(state.count)\","
        )
    }
}
