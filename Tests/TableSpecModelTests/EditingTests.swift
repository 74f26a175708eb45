import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Rows of a collection can be edited")
struct EditingTests {
    private func groceries(
        _ editing: String,
        keys: String = "state: { groceries: [Grocery] }",
        table: String = "",
        loop: String = "grocery in groceries"
    ) -> Resolved {
        Resolved(
            """
            screen: Groceries
            types: { Grocery: { id: String, name: String } }
            \(keys)
            table:
              prototypes: [{ id: Cell, text: $(grocery.name) }]
              \(table)
              sections: [{ rows: { forEach: \(loop), prototype: Cell, editing: \(editing) } }]
            """
        )
    }

    private func editing(_ resolved: Resolved) -> RowEditing? { resolved.screen?.table.dynamicRows.first?.editing }

    @Test func nothingIsAllowedThatIsNotStated() {
        let resolved = groceries("{}")
        expect(resolved)
        #expect(editing(resolved)?.deletes == false)
        #expect(editing(resolved)?.insertRow == nil)
        #expect(editing(resolved)?.move == nil)
    }

    @Test func movesAreATruthValueOrAMapping() {
        #expect(editing(groceries("{ move: true }"))?.move?.except == [])
        #expect(editing(groceries("{ move: false }"))?.move == nil)
        let move = editing(groceries("{ move: { within: section, except: [first, last] } }"))?.move
        #expect(move?.within.value == .section)
        #expect(move?.keeps(.first) == true && move?.keeps(.last) == true)
        expect(
            groceries("{ move: ⟦often⟧ }"),
            "expected 'true', 'false' or a mapping with the keys of a move, found 'often'"
        )
        expect(
            groceries("{ move: { except: [⟦frist⟧] } }"),
            "unknown row that keeps its place 'frist'; expected 'first' or 'last'"
        )
    }

    @Test func theCollectionMustBeInTheState() {
        expect(
            groceries("{ delete: true }", keys: "input: { groceries: [Grocery] }", loop: "grocery in ⟦groceries⟧"),
            "rows can be edited where their collection is in the state, but 'groceries' is in the input"
        )
    }

    @Test func theCollectionOfAnElementCannotBeEdited() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Region: { id: Int, zones: [String] } }
            state: { regions: [Region] }
            table:
              prototypes: [{ id: Cell, text: $(zone) }]
              sections:
                forEach: region in regions
                rows: { forEach: zone in ⟦region.zones⟧, prototype: Cell, editing: { delete: true } }
            """
        )
        expect(
            resolved,
            "rows can be edited where their collection is in the state, but 'region.zones' belongs to the element 'region'"
        )
    }

    @Test func anIndexedListIsNotEdited() {
        expect(
            groceries("⟦{ delete: true }⟧", table: "index: { collation: name }"),
            "the rows of an indexed list stand where the index sorts them, so they have no 'editing'"
        )
    }

    @Test func aCollectionOfTwoSectionsCannotBeDragged() {
        let resolved = Resolved(
            """
            screen: Test
            state: { names: [String] }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
                - id: a
                  rows: { forEach: name in names, prototype: Cell, editing: { move: ⟦true⟧ } }
                - id: b
                  rows: { forEach: name in names, prototype: Cell }
            """
        )
        expect(resolved, "a row of 'names' cannot be dragged here, as another section shows it too")
    }

    @Test func theInsertRowIsARowWithAnIDOfItsOwn() {
        let resolved = groceries("{ insertRow: { text: Add a grocery, action: add } }")
        expect(resolved)
        #expect(resolved.screen?.table.staticRows.map(\.id.value) == ["addAGrocery"])
        #expect(resolved.content?.sections.first?.rows.map(\.text).last == "Add a grocery")
        #expect(
            editing(groceries("{ insertRow: { id: plus, text: A, action: a } }"))?.insertRow?.row.id.value == "plus"
        )
    }

    @Test func theInsertRowInsertsSomething() {
        expect(
            groceries("{ insertRow: ⟦{ text: Add }⟧ }"),
            "insert row has neither 'segue' nor 'action', so it would insert nothing"
        )
        expect(groceries("{ insertRow: ⟦{ action: add }⟧ }"), "insert row has no 'text'")
    }

    @Test func theInsertRowBelongsToNoElement() {
        expect(
            groceries("{ insertRow: { text: Add $(⟦grocery⟧.name), action: add } }"),
            "unknown name 'grocery'; expected 'groceries'"
        )
    }
}
