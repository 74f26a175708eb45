import TableSpecModel
import Testing

@Suite("Limits of selection lists")
struct SelectionTests {
    private func list(_ selection: String) -> Resolved {
        Resolved(
            """
            screen: Test
            types: { Topping: { id: String, name: String } }
            input: { toppings: [Topping], limit: Int }
            state: { chosen: Set<String>, one: "String?" }
            table:
              prototypes: [{ id: Cell, text: $(topping.name) }]
              sections: [{ rows: { forEach: topping in toppings, prototype: Cell, selection: \(selection) } }]
            """
        )
    }

    @Test func theLimitsAreNumbersOrValues() {
        let resolved = list("{ mode: inclusive, value: $(chosen), min: 1, max: $(limit) }")
        expect(resolved)
        let selection = resolved.screen?.table.dynamicRows.first?.selection
        #expect(selection?.minimum == .constant(1))
        #expect(selection?.maximum?.binding?.path?.type == .integer)
    }

    @Test func theyFitEachOtherAndTheMode() {
        expect(
            list("⟦{ mode: inclusive, value: $(chosen), min: 3, max: 3 }⟧"),
            "expected a 'max' above the 'min' of 3, found 3"
        )
        expect(
            list("⟦{ mode: inclusive, value: $(chosen), max: 0 }⟧"),
            "expected a 'max' above the 'min' of 0, found 0"
        )
        expect(
            list("⟦{ mode: exclusive, value: $(one), max: 2 }⟧"),
            "an exclusive selection has one checkmark, so it can't have 'max'"
        )
        expect(
            list("{ mode: inclusive, value: $(chosen), max: ⟦$(one)⟧ }"),
            "expected a whole number, but 'one' is 'String?'"
        )
        #expect(list("{ mode: inclusive, value: $(chosen), max: -1 }").diagnostics.count == 1)
        #expect(list("{ mode: inclusive, value: $(chosen), limit: 1 }").messages.first?.contains("'max'") == true)
    }
}
