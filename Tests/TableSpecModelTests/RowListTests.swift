import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("A list of rows can contain the rows of collections")
struct RowListTests {
    private func resolved(_ rows: String, keys: String = "", table: String = "") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { name: String, isOn: Bool = true, tags: [String], others: [String] }
            table:
              prototypes: [{ id: Cell, text: $(tag) }]
              \(table)
              sections:
                - id: a
            \(keys.isEmpty ? "" : "      \(keys)\n")      rows: \(rows)
            samples: { name: N, tags: [One, Two], others: [Three] }
            """
        )
    }

    private func texts(_ resolved: Resolved) -> [String?] { resolved.content?.sections.first?.rows.map(\.text) ?? [] }

    private static let loop = "{ forEach: tag in tags, prototype: Cell }"

    @Test func theRowsStandInTheOrderOfTheList() {
        let mixed = resolved(
            "[Top, \(Self.loop), { text: Add, action: add }, { forEach: tag in others, prototype: Cell }]"
        )
        expect(mixed)
        #expect(texts(mixed) == ["Top", "One", "Two", "Add", "Three"])
        #expect(mixed.screen?.table.dynamicRows.map(\.listIndex) == [0, 1])
        #expect(mixed.screen?.table.staticRows.map(\.id.value) == ["top", "add"])
        #expect(mixed.content?.sections.first?.rows.map(\.id) == ["top", "One", "Two", "add", "Three"])
    }

    @Test func theRowsBelowElementsStayBelowThem() {
        let editing = "editing: { insertRow: { text: New, action: add } }"
        let mixed = resolved("[Top, { forEach: tag in tags, prototype: Cell, \(editing) }, End]")
        expect(mixed)
        #expect(texts(mixed) == ["Top", "One", "Two", "New", "End"])
        let loading = resolved(
            "[{ forEach: tag in tags, prototype: Cell, loadMore: { when: $(isOn), action: load } }, End]"
        )
        expect(loading)
        #expect(texts(loading) == ["One", "Two", nil, "End"])
    }

    @Test func aListOfOneCollectionIsThatCollection() {
        let one = resolved("[\(Self.loop)]")
        expect(one)
        #expect(texts(one) == ["One", "Two"])
        #expect(one.screen?.table.dynamicRows.map(\.listIndex) == [nil])
        expect(
            Resolved(
                """
                screen: Test
                state: { groups: [Group] }
                types: { Group: { id: Int, names: [String] } }
                table:
                  prototypes: [{ id: Cell, text: $(name) }]
                  sections: { forEach: group in groups, rows: [{ forEach: name in group.names, prototype: Cell }] }
                """
            )
        )
    }

    @Test func whatNeedsOneCollectionRefusesOthers() {
        expect(
            resolved("[Top, \(Self.loop)]", table: "index: ⟦{ collation: name }⟧"),
            "an index sorts the rows of one collection; expected one section with 'forEach' in its 'rows'"
        )
        for rows in ["[⟦Top⟧, \(Self.loop)]", "[\(Self.loop), ⟦Top⟧]", "[\(Self.loop), ⟦\(Self.loop)⟧]"] {
            expect(
                Resolved(
                    """
                    screen: Test
                    state: { groups: [String], tags: [String] }
                    table:
                      prototypes: [{ id: Cell, text: $(tag) }]
                      sections: { forEach: group in groups, rows: \(rows) }
                    """
                ),
                "a section with 'forEach' can have only the rows of one collection; expected 'forEach', found a list"
            )
        }
    }

    @Test func mistakesInACollectionAreReportedThere() {
        expect(
            resolved("[Top, { forEach: tag in ⟦tag⟧, prototype: Cell }]"),
            "unknown name 'tag'; expected 'name', 'isOn', 'tags' or 'others'"
        )
        expect(
            resolved("[Top, { forEach: ⟦tags⟧, prototype: Cell }, End]"),
            "'tags' isn't a loop; expected 'element in collection'"
        )
        expect(
            resolved("[Top, ⟦{ forEach: tag in tags }⟧]"),
            "dynamic rows has no 'prototype'"
        )
        expect(
            resolved("[Top, { forEach: tag in tags, prototype: Cell, ⟦text⟧: A }]"),
            "unknown key 'text' in dynamic rows"
        )
    }

    @Test func aMisspelledForEachIsThatOfACollection() {
        let misspelled = resolved("[Top, { ⟦forEac⟧: tag in tags, prototype: Cell }]")
        #expect(misspelled.diagnostics.map(\.range) == misspelled.marks)
        #expect(misspelled.messages.first?.hasPrefix("unknown key 'forEac' in dynamic rows") == true)
        #expect(misspelled.diagnostics.first?.help == "did you mean 'forEach'?")
    }

    @Test func anIDOfARowAndThatOfTheInsertRowDiffer() {
        let editing = "editing: { insertRow: { id: ⟦add⟧, text: New, action: add } }"
        expect(
            resolved("[{ id: add, text: Add }, { forEach: tag in tags, prototype: Cell, \(editing) }]"),
            "two rows have the id 'add'"
        )
    }

    @Test func theFirstEntryNamesTheSection() {
        func id(_ rows: String) -> String? {
            Resolved(
                """
                screen: Test
                state: { tags: [String] }
                table: { prototypes: [{ id: Cell, text: $(tag) }], sections: [{ rows: \(rows) }] }
                """
            ).screen?.table.sections.all.first?.id.value
        }
        #expect(id("[Top, \(Self.loop)]") == "top")
        #expect(id("[\(Self.loop), Top]") == "tags")
    }
}
