import TableSpecModel
import Testing

@Suite("What rows can do in editing mode is part of their content")
struct EditingContentTests {
    private func contents(_ editing: String) throws -> [EditingContent?] {
        let resolved = Resolved(
            """
            screen: Groceries
            types: { Grocery: { id: String, name: String } }
            state: { groceries: [Grocery] }
            table:
              prototypes: [{ id: Cell, text: $(grocery.name) }]
              sections: [{ rows: { forEach: grocery in groceries, prototype: Cell\(editing) } }]
            samples:
              groceries: [{ id: a, name: A }, { id: b, name: B }, { id: c, name: C }]
            """
        )
        let screen = try #require(resolved.screen)
        return resolved.model.content(of: screen).sections.flatMap(\.rows).map(\.editing)
    }

    @Test func rowsThatAreNotEditedStayAsTheyAre() throws {
        #expect(try contents("") == [nil, nil, nil])
    }

    @Test func deletedRowsHaveTheMinusAndTheInsertRowThePlus() throws {
        let delete = EditingContent(style: .delete)
        let rows = try contents(", editing: { delete: true, insertRow: { text: Add, action: add } }")
        #expect(rows == [delete, delete, delete, EditingContent(style: .insert)])
    }

    @Test func movedRowsHaveAGripUnlessTheyKeepTheirPlace() throws {
        let (fixed, movable) = (EditingContent(), EditingContent(canMove: true))
        #expect(try contents(", editing: { move: { except: [first] } }") == [fixed, movable, movable])
        #expect(try contents(", editing: { move: { except: [first, last] } }") == [fixed, movable, fixed])
    }
}
