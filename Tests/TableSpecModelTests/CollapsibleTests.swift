import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Collapsible sections")
struct CollapsibleTests {
    private func resolved(_ section: String) -> Resolved {
        Resolved(
            """
            screen: Test
            input: { isFixed: Bool }
            state: { isOpen: Bool, name: String }
            table: { sections: [{ id: one, \(section), rows: [A, B] }] }
            """
        )
    }

    @Test func theRowsAreThereWhileTheSectionIsOpen() throws {
        let resolved = resolved("header: One, collapsible: $(isOpen)")
        expect(resolved)
        let section = try #require(resolved.screen?.table.sections.all.first)
        #expect(section.collapsible?.path?.type == .boolean)
        #expect(section.headerAttributes?.button?.accessibilityLabel == section.header)
        // The picture shows the state as it begins: closed.
        let content = try #require(resolved.content?.sections.first)
        #expect(content.rows.isEmpty)
        #expect(content.headerAttributes?.button?.kind == .control(.disclosure(isExpanded: false, label: "One")))
    }

    @Test func errorsAreReportedAtTheirPlaces() {
        #expect(resolved("collapsible: $(isOpen)").diagnostics.map(\.id) == ["missing-key"])
        expect(
            resolved("collapsible: $(isOpen), header: ⟦{ image: { symbol: star } }⟧"),
            "the header of a collapsible section needs text, which is the label of its button"
        )
        expect(
            resolved("collapsible: $(isOpen), header: ⟦{ content: [A] }⟧"),
            "the header of a collapsible section can only be text, because it has its own button"
        )
        expect(
            resolved("header: One, collapsible: ⟦$(name)⟧"),
            "a disclosure button shows a Boolean, but 'name' is 'String'"
        )
        expect(
            resolved("header: One, collapsible: ⟦$(isFixed)⟧"),
            "a disclosure button changes its value, so it must be bound to the state, but 'isFixed' isn't part of it"
        )
    }

    @Test func anIndexCreatesItsOwnSections() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { id: Int, name: String } }
            state: { items: [Item], isOpen: Bool }
            table:
              style: plain
              index: { collation: name }
              prototypes: [{ id: ItemCell, text: $(item.name) }]
              sections:
                - { header: All, collapsible: ⟦$(isOpen)⟧, rows: { forEach: item in items, prototype: ItemCell } }
            """
        )
        expect(resolved, "an indexed list has one section for each letter, so it can't be collapsible")
    }
}
