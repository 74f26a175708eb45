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

    @Test func movesAreABooleanOrAMapping() {
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
            "unknown fixed row 'frist'; expected 'first' or 'last'"
        )
    }

    @Test func theCollectionMustBeInTheState() {
        expect(
            groceries("{ delete: true }", keys: "input: { groceries: [Grocery] }", loop: "grocery in ⟦groceries⟧"),
            "rows can be edited only if their collection is in the state, but 'groceries' is in the input"
        )
    }

    private func regions(_ keys: String, editing: String, root: String = "state", collection: String = "region.zones")
        -> Resolved
    {
        Resolved(
            """
            screen: Test
            types: { Region: { id: Int, isOpen: Bool, zones: [String] } }
            \(root): { regions: [Region] }
            table:
              prototypes: [{ id: Cell, text: $(zone) }]
              sections:
                forEach: region in regions
                \(keys)
                rows: { forEach: zone in \(collection), prototype: Cell, editing: \(editing) }
            """
        )
    }

    @Test func theCollectionOfAnElementOfTheStateIsEdited() {
        expect(regions("", editing: "{ delete: true, move: { within: table } }"))
    }

    @Test func theCollectionOfAnElementOfTheInputCannotBeEdited() {
        expect(
            regions("", editing: "{ delete: true }", root: "input", collection: "⟦region.zones⟧"),
            "rows can be edited only if their collection is in the state, "
                + "but 'region.zones' belongs to the element 'region'"
        )
    }

    @Test func sectionsWhoseRowsAreEditedDoNotComeAndGo() {
        expect(
            regions("visible: ⟦$(region.isOpen)⟧", editing: "{ delete: true }"),
            "a section with 'forEach' can't have 'visible', because its rows can be edited"
        )
    }

    @Test func aSectionForEachElementHasNoRowThatInserts() {
        expect(
            regions("", editing: "{ insertRow: ⟦{ text: Add, action: add }⟧ }"),
            "a section with 'forEach' can't have an insert row"
        )
    }

    @Test func theRowsOfAnIndexedListAreDeletedAndNothingElse() {
        let index = "index: { collation: name }"
        expect(groceries("{ delete: true }", table: index))
        expect(
            groceries("{ move: ⟦true⟧ }", table: index),
            "the index sorts the rows, so they can't have 'move'"
        )
        expect(
            groceries("{ delete: { except: [⟦first⟧] } }", table: index),
            "the index sorts the rows, so they can't have 'except'"
        )
    }

    @Test func aRuleSaysWhichRowsAreDeleted() {
        let deletion = editing(groceries("{ delete: { except: [last], confirm: ask } }"))?.deletion
        #expect(deletion?.except.map(\.value) == [.last])
        #expect(deletion?.confirmation?.value == "ask")
        expect(
            groceries("{ delete: { when: $(⟦nothing⟧) } }"),
            "unknown name 'nothing'; expected 'grocery' or 'groceries'"
        )
        expect(
            groceries("{ delete: ⟦3⟧ }"),
            "expected 'true', 'false' or a mapping with the keys of a deletion, found the number '3'"
        )
    }

    @Test func aRowThatCannotBeDeletedHasNoMinusInThePicture() {
        let rows = groceries(
            "{ delete: { except: [first] }, deleteTitle: Remove, move: { except: [last] } }"
        ).content?.sections.first?.rows
        #expect(rows?.map(\.editing?.style) == [EditingContent.Style.none, .delete, .delete])
        #expect(rows?.map(\.editing?.canMove) == [true, true, false])
        #expect(rows?.last?.editing?.deleteTitle == "Remove")
    }

    @Test func theButtonsOfASwipedRowHaveATitleAndAnAction() {
        let actions = editing(groceries("{ trailingSwipeActions: [{ title: Flag, action: flag }] }"))?.swipeActions
        #expect(actions?.map(\.name) == ["flag"])
        expect(
            groceries("{ trailingSwipeActions: [⟦{ title: Flag }⟧] }"),
            "swipe action does nothing; expected 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
        expect(
            groceries("{ leadingSwipeActions: [{ title: A, action: a, style: ⟦red⟧ }] }"),
            "unknown swipe action style 'red'; expected 'normal' or 'destructive'"
        )
    }

    @Test func theRowsOfATableComeAndGoInOneWay() {
        expect(
            groceries("{ delete: true, animation: ⟦fad⟧ }"),
            "unknown row animation 'fad'; expected 'fade', 'top', 'left', 'none', 'right', 'middle' or 2 others; "
                + "see 'tablespec help values row animation'"
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
        expect(resolved, "rows of 'names' can't be dragged, because other rows show them, too")
    }

    @Test func rowsAreDroppedIntoOneListOfASection() {
        let resolved = Resolved(
            """
            screen: Test
            state: { names: [String], others: [String], more: [String] }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
                - id: a
                  rows:
                    - { forEach: name in names, prototype: Cell, editing: { move: { within: table } } }
                    - { forEach: name in others, prototype: Cell, editing: { move: ⟦{ within: table }⟧ } }
                - { id: b, rows: { forEach: name in more, prototype: Cell, editing: { move: { within: table } } } }
            """
        )
        expect(resolved, "only one collection of a section can have rows that are dragged between sections")
    }

    @Test func theInsertRowHasItsOwnID() {
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
            "insert row inserts nothing; expected 'segue' or 'action'"
        )
        expect(groceries("{ insertRow: ⟦{ action: add }⟧ }"), "insert row has no 'text'")
    }

    @Test func theInsertRowComesAndGoes() {
        let resolved = groceries("{ insertRow: { text: Add, action: add, visible: $(groceries.count < 3) } }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.last?.text != "Add", "there are three samples")
        let other = groceries("{ insertRow: { text: Add, action: add, visible: $(groceries.count < 4) } }")
        #expect(other.content?.sections.first?.rows.last?.text == "Add")
        expect(
            groceries("{ insertRow: { text: Add, action: add, visible: $(⟦grocery⟧.name == name) } }"),
            "unknown name 'grocery'; expected 'groceries'"
        )
        let mistaken = groceries("{ insertRow: { text: Add, action: add, when: $(groceries.count < 4) } }")
        #expect(mistaken.messages.first?.contains("'visible'") == true)
    }

    @Test func theInsertRowBelongsToNoElement() {
        expect(
            groceries("{ insertRow: { text: Add $(⟦grocery⟧.name), action: add } }"),
            "unknown name 'grocery'; expected 'groceries'"
        )
    }
}
