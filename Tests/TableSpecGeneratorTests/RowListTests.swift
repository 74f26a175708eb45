import Testing

@Suite("Lists with the rows of collections")
struct RowListTests {
    private func list(_ rows: String..., keys: String = "") -> Generated {
        Generated(
            """
            screen: List
            types: { Item: { id: Int, name: String } }
            state: { items: [Item], others: [Item], isOn: Bool }
            table:
              prototypes: [{ id: Cell, text: $(item.name) }]
              sections:
                - id: all
            \(keys)
                  rows:
            \(rows.map { "        - \($0)" }.joined(separator: "\n"))
            """
        )
    }

    @Test func anyOrderIsOneExpression() {
        let generated = list("{ forEach: item in items, prototype: Cell }", "End")
        expect(generated, has: "rows: state.items.map(Row.item) + [.end]")
        expect(generated, lacks: "ordering", ".list(")
    }

    @Test func collectionsWithOneVariableHaveTheirOwnCases() {
        let generated = list(
            "{ forEach: item in items, prototype: Cell }",
            "{ forEach: item in others, prototype: Cell }",
            "{ text: Item, visible: $(isOn) }"
        )
        expect(
            generated,
            has: "case itemsItem(Item)",
            "case othersItem(Item)",
            "state.items.map(Row.itemsItem) + state.others.map(Row.othersItem) + (state.isOn ? [.item] : [])"
        )
    }

    @Test func manyPartsAreCollected() {
        let loop = "{ forEach: item in items, prototype: Cell }"
        let generated = list("Top", loop, loop, "{ text: A, visible: $(isOn) }", "{ text: B, visible: $(!isOn) }")
        expect(
            generated,
            has: "var allRows: [Row] = [.top]",
            "allRows.append(contentsOf: state.items.map(Row.itemsItem))",
            "allRows.append(contentsOf: state.items.map(Row.itemsItemItem))",
            "if state.isOn { allRows.append(.a) }"
        )
    }

    @Test func aHeaderIsHiddenWithoutAnyRow() {
        let header = "      header: All\n      hideHeaderWhenEmpty: true"
        let loops = ["{ forEach: item in items, prototype: Cell }", "{ forEach: item in others, prototype: Cell }"]
        expect(
            list(loops[0], loops[1], keys: header),
            has: "header: state.items.isEmpty && state.others.isEmpty ? nil : \"All\""
        )
        expect(
            list("{ text: A, visible: $(isOn) }", loops[0], keys: header),
            has: "header: allRows.isEmpty ? nil : \"All\""
        )
    }
}
