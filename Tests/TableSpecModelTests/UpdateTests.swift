import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Named updates change rows and sections in one batch")
struct UpdateTests {
    private func table(
        _ update: String,
        state: String = "{ names: [String], days: [Day] }",
        sections: String = "[{ id: names, rows: { forEach: name in names, prototype: Cell } }]",
        keys: String = ""
    ) -> Resolved {
        Resolved(
            """
            screen: Test
            types: { Day: { id: Int, stops: [String] } }
            state: \(state)
            input: { given: [String] }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections: \(sections)
              \(keys)
              updates:
                - \(update)
            """
        )
    }

    private let ofDays = "{ forEach: day in days, rows: { forEach: name in day.stops, prototype: Cell } }"

    @Test func animationsAreThoseOfRowsAndOfSections() throws {
        let rows = table("{ id: renew, of: names, deleteRows: fade, insertRows: right, moveRows: true }")
        expect(rows)
        let update = try #require(rows.screen?.table.updates.first)
        #expect(update.deleteRows.value == .fade)
        #expect(update.insertRows.value == .right)
        #expect(update.moveRows.value == true)
        #expect(rows.screen?.table.rows(of: update)?.sectionLoop == nil)
        let days = table("{ id: renew, of: $(days), deleteSections: top, insertRows: none }", sections: ofDays)
        expect(days)
        let other = try #require(days.screen?.table.updates.first)
        #expect(days.screen?.table.rows(of: other)?.sectionLoop?.variable.value == "day")
    }

    @Test func anUpdateThatChangesNothingIsIncomplete() {
        expect(
            table("⟦{ id: renew, of: names }⟧"),
            "update changes nothing; expected 'deleteRows', 'insertRows', 'moveRows', 'deleteSections' or 'insertSections'"
        )
    }

    @Test func theCollectionIsInTheStateAndHasRows() {
        expect(
            table(
                "{ id: renew, of: ⟦given⟧, deleteRows: fade }",
                sections: "[{ rows: { forEach: name in given, prototype: Cell } }]"
            ),
            "an update changes the state, but 'given' is in the input"
        )
        expect(
            table("{ id: renew, of: ⟦days⟧, deleteRows: fade }"),
            "an update changes rows or sections, but the table has none for the elements of 'days'"
        )
        expect(
            table("{ id: renew, of: ⟦name⟧, deleteRows: fade }"),
            "unknown name 'name'; expected 'names', 'days' or 'given'"
        )
    }

    @Test func onlyElementsWithSectionsChangeThem() {
        expect(
            table("{ id: renew, of: names, deleteSections: ⟦fade⟧ }"),
            "the elements of 'names' are shown as rows, not as sections"
        )
        expect(
            table(
                "⟦{ id: renew, of: days, deleteRows: fade }⟧",
                sections: "{ forEach: day in days, rows: { forEach: name in names, prototype: Cell } }"
            ),
            "an update of sections can change only the rows of their elements, but 'names' isn't part of 'day'"
        )
    }

    @Test func noOtherRowsComeAndGoWithTheElements() {
        expect(
            table(
                "{ id: renew, of: ⟦names⟧, deleteRows: fade }",
                state: "{ names: [String] }",
                sections: "[{ id: none, rows: [{ text: None, visible: $(names.isEmpty) }] }, "
                    + "{ id: a, rows: { forEach: name in names, prototype: Cell } }]"
            ),
            "the elements determine whether other rows are visible, so an update can't position the rows of 'names'"
        )
    }

    @Test func nothingElseSaysWhereRowsGo() {
        let condition = "[{ id: a, visible: $(isOn), rows: { forEach: name in names, prototype: Cell } }]"
        expect(
            table(
                "{ id: renew, of: ⟦names⟧, deleteRows: fade }",
                state: "{ names: [String], isOn: Bool }",
                sections: condition
            ),
            "the section can be hidden, so an update can't position the rows of 'names'"
        )
        expect(
            table(
                "{ id: renew, of: ⟦names⟧, deleteRows: fade }",
                state: "{ names: [String], isOn: Bool }",
                sections: "[{ header: A, collapsible: $(isOn), rows: { forEach: name in names, prototype: Cell } }]"
            ),
            "the section can be collapsed, so an update can't position the rows of 'names'"
        )
        let twins =
            "[{ id: a, rows: { forEach: name in names, prototype: Cell } }, "
            + "{ id: b, rows: { forEach: name in names, prototype: Cell } }]"
        expect(
            table("{ id: renew, of: ⟦names⟧, deleteRows: fade }", sections: twins),
            "other rows show the same elements, so an update can't position the rows of 'names'"
        )
    }

    @Test func twoUpdatesOfOneNameAreRefused() {
        let twice = "{ id: renew, of: names, deleteRows: fade }\n    - { id: ⟦renew⟧, of: names, insertRows: fade }"
        expect(table(twice), "update 'renew' is declared twice")
    }
}
