import TableSpecDiagnostics
import Testing

@Suite("Views and buttons of section headers, and segues of buttons")
struct TitleViewTests {
    private func generated(_ section: String, rows: String = "[A]") -> Generated {
        Generated(
            """
            screen: Test
            state: { name: String, isOn: Bool, page: Int, note: "String?" }
            external: { All: AllViewController }
            table: { sections: [{ id: first, \(section), rows: \(rows) }] }
            """
        )
    }

    @Test func aButtonStandsAfterTheText() {
        let generated = generated("header: { text: $(name), button: { title: All, segue: All } }")
        expect(
            generated,
            has: "header: state.name,",
            "views: TableSpec.TitleViews(FirstHeaderViews.self, afterText: true) { [weak self] views in",
            "TableSpec.onTap(of: views.allButton) { [weak self] _ in self?.showAll() }",
            "private final class FirstHeaderViews: TableSpec.RowViews {\nlet allButton = TableSpec.button(title: \"All\")",
            "source.headerView(inSection: section)"
        )
        #expect(generated.supports("struct TitleViews {"))
        #expect(!generated.supports("private struct HiddenTitle"))
        expect(generated, lacks: "accessibilityTraits")
    }

    @Test func controlsWriteTheState() {
        expect(
            generated(
                "footer: { content: [On, { switch: $(isOn), action: turned }, "
                    + "{ segmentedControl: $(page), segments: [A, B] }] }"
            ),
            has: "footer: \"\",",
            "TitleViews(FirstFooterViews.self) { [weak self] views in\nguard let self else { return }",
            "TableSpec.bind(views.isOnSwitch, to: \\.isOn, of: self) { [weak self] in self?.actions?.turned() }",
            "TableSpec.bind(views.pageSegmentedControl, to: \\.page, of: self)",
            "/// Called when the switch of the footer of the section “first” is changed.\n    func turned()"
        )
    }

    @Test func theFirstTextOfAHeaderIsAHeading() {
        let generated = generated("header: { content: [{ image: { symbol: star } }, A, B] }")
        expect(
            generated,
            has: "TableSpec.with(TableSpec.label(\"A\")) { $0.accessibilityTraits = .header }",
            "TableSpec.label(\"B\"),"
        )
        expect(generated, has: "TableSpec.TitleStyle(views: TableSpec.TitleViews(FirstHeaderViews.self))")
    }

    @Test func whatIsHiddenAtTimesIsAlwaysThereForTheTable() {
        let generated = generated("footer: { text: $(note), textColor: systemRed, visible: $(note != nil) }")
        expect(
            generated,
            has: "footer: state.note ?? \"\",",
            "footerStyle: TableSpec.TitleStyle(color: .systemRed, isShown: state.note != nil)"
        )
        #expect(generated.supports("private struct HiddenTitle: UIContentConfiguration {"))
        #expect(!generated.supports("TitleViews"))
    }

    @Test func textsAloneNeedNoSupportForViews() {
        let generated = generated("header: { text: A, textColor: systemRed }")
        #expect(!generated.supports("TitleViews") && !generated.supports("HiddenTitle"))
    }

    @Test func sectionsOfElementsHandThemOver() {
        expect(
            Generated(
                """
                screen: Test
                types: { Group: { id: Int, name: String, isOn: Bool, items: [String] } }
                state: { groups: [Group] }
                table:
                  prototypes: [{ id: Item, text: $(item) }]
                  sections:
                    forEach: group in groups
                    header: { text: $(group.name), button: { title: All, action: showAll } }
                    footer: { content: [{ switch: $(group.isOn) }, { button: More, action: more }] }
                    rows: { forEach: item in group.items, prototype: Item }
                """
            ),
            has: "TableSpec.onTap(of: views.allButton) { [weak self] _ in self?.actions?.showAll(group: group) }",
            "TableSpec.change(group, in: &state.groups, by: \\.id) { $0.isOn = control.tableSpecValue }",
            "self?.actions?.more(group: group)",
            "private final class GroupHeaderViews: TableSpec.RowViews {"
        )
    }

    @Test func twoClassesOfOneNameCollide() {
        let generated = Generated(
            """
            screen: Test
            state: { names: [String] }
            table:
              prototypes: [{ id: FirstHeaderCell, content: [$(name)] }]
              sections:
                - { id: first, header: { content: [A] }, rows: { forEach: name in names, prototype: FirstHeaderCell } }
            """
        )
        let messages = generated.collisions.map(\.message)
        #expect(messages.contains { $0.contains("would both be called 'FirstHeaderViews' in Swift") })
    }

    @Test func buttonsAmongViewsLeadOn() {
        let rows = "[{ id: row, content: [A, { button: All, segue: { to: All, kind: presentModally } }] }]"
        expect(
            generated("header: A", rows: rows),
            has:
                "private(set) lazy var rowAllButton = TableSpec.onTap(of: TableSpec.button(title: \"All\")) { [weak self] _ in",
            "presentAll()",
            "shown when the button “All” of the row “row” is tapped"
        )
    }

    @Test func buttonsOfPrototypesPassTheElement() {
        expect(
            Generated(
                """
                screen: Test
                state: { names: [String] }
                external: { All: { class: AllViewController, input: { name: String } } }
                table:
                  headerView: { content: { button: All, segue: { to: All, pass: { name: none } } } }
                  prototypes: [{ id: Item, content: [A, { button: All, segue: { to: All, pass: { name: $(name) } } }] }]
                  sections: [{ rows: { forEach: name in names, prototype: Item } }]
                """
            ),
            has:
                "case .name(let name):\nTableSpec.RowContent(ItemViews.self, isSelectable: false) { [weak self] views in",
            "showAll(name: name)",
            "showAll(name: \"none\")",
            "which is shown when the button “All” of the table header view or the"
        )
    }
}
