import Testing

@Suite("Collapsible sections")
struct CollapsibleTests {
    @Test func aButtonWritesTheState() {
        let generated = Generated(
            """
            screen: Test
            state: { isOpen: Bool }
            table: { sections: [{ id: one, header: One, collapsible: $(isOpen), rows: [A, B] }] }
            """
        )
        expect(
            generated,
            has: "rows: state.isOpen ? [.a, .b] : []",
            "let isOpenDisclosure = TableSpec.with(TableSpec.DisclosureButton()) { $0.accessibilityLabel = \"One\" }",
            "TableSpec.bind(views.isOpenDisclosure, to: \\.isOpen, of: self)",
            "afterText: true"
        )
        #expect(generated.supports("final class DisclosureButton: UIButton, ValueControl {"))
    }

    @Test func aButtonWritesTheElementOfItsSection() {
        let generated = Generated(
            """
            screen: Test
            types: { Item: { id: Int, name: String }, Group: { id: Int, name: String, isOpen: Bool, items: [Item] } }
            state: { groups: [Group] }
            table:
              prototypes: [{ id: ItemCell, text: $(item.name) }]
              sections:
                forEach: group in groups
                header: $(group.name)
                collapsible: $(group.isOpen)
                rows: { forEach: item in group.items, prototype: ItemCell }
            """
        )
        expect(
            generated,
            has: "group.isOpen ? group.items.map",
            "TableSpec.change(group, in: &state.groups, by: \\.id) { $0.isOpen = control.tableSpecValue }",
            "views.isOpenDisclosure.accessibilityLabel = group.name"
        )
    }

    @Test func exclusiveSectionsCloseTheOthersInTheSameChange() {
        let generated = Generated(
            """
            screen: Test
            state: { isOpen: Bool, isLate: Bool }
            table:
              exclusiveToggles: true
              sections:
                - { id: one, header: One, collapsible: $(isOpen), rows: [A, B] }
                - { rows: [{ text: C, toggle: $(isLate) }, { text: D, visible: $(isLate) }] }
            """
        )
        expect(
            generated,
            has: "TableSpec.show(state.isOpen, in: views.isOpenDisclosure)",
            "if control.tableSpecValue { $0.isLate = false }",
            "$0.isOpen = control.tableSpecValue",
            "$0.isLate.toggle()"
        )
    }
}
