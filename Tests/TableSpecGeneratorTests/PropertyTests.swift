import Testing

@Suite("Properties of tables, sections and cells")
struct PropertyTests {
    @Test func twoViewsOfOneClassAreMadeByOneMethod() {
        let generated = Generated(
            """
            screen: Test
            views: { above: [{ class: Compass }], below: [{ class: Compass }] }
            table: { sections: [{ rows: [A] }] }
            """
        )
        #expect(generated.swift.split(separator: "func makeCompass() -> UIView").count == 2)
        #expect(generated.swift.split(separator: "actions?.makeCompass()").count == 3)
    }

    /// The support file sets alternating colors by position; the app can change them when the row is displayed.
    @Test func alternatingColorsAndTheAppTakePartAsARowIsDisplayed() {
        let generated = Generated(
            """
            screen: Test
            hooks: [willDisplay]
            table: { sections: [{ rows: [{ id: a, text: A, backgroundColor: { even: systemRed, odd: systemBlue } }] }] }
            """
        )
        #expect(generated.swift.split(separator: "willDisplay cell: UITableViewCell").count == 2)
        expect(
            generated,
            has: ".striped(even: .systemRed, odd: .systemBlue)",
            "source.inCallback { actions?.willDisplay(cell, for: row) }"
        )
        #expect(generated.supports("indexPath.row.isMultiple(of: 2) ? stripes.even : stripes.odd"))
    }

    @Test func aTableGetsItsPropertiesBeforeItsData() {
        expect(
            Generated(
                """
                screen: Test
                table:
                  allowsSelection: false
                  separatorInset: { left: 16.5 }
                  separatorColor: systemRed
                  keyboardDismissMode: interactive
                  estimatedRowHeight: 50
                  accessibilityIdentifier: list
                  sections: [{ rows: [{ id: a, text: A }] }]
                """
            ),
            has: """
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.estimatedRowHeight = 50
                    tableView.separatorColor = .systemRed
                    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16.5, bottom: 0, right: 0)
                    tableView.allowsSelection = false
                    tableView.keyboardDismissMode = .interactive
                    tableView.accessibilityIdentifier = "list"
                    source.attach(to: tableView, showing: content)
                }
                """
        )
    }

    @Test func aReusedCellGetsItsPropertiesOnEveryPass() {
        expect(
            Generated(
                """
                screen: Test
                input: { items: [String] }
                table:
                  prototypes:
                    - id: Item
                      text: $(item)
                      tintColor: systemRed
                      accessibilityTraits: [header, image]
                      accessibilityValue: $(item)
                  sections: [{ rows: { forEach: item in items, prototype: Item } }]
                """
            ),
            has: """
                RowContent(item, in: "Item", isSelectable: false).cell { cell in
                cell.tintColor = .systemRed
                cell.accessibilityTraits.formUnion([.header, .image])
                cell.accessibilityValue = item
                }
                """
        )
    }

    @Test func aTraitIsAddedToThoseOfUIKit() {
        expect(
            Generated(rows: "{ id: a, text: A, accessibilityTraits: [header] }"),
            has: ".cell { $0.accessibilityTraits.insert(.header) }"
        )
    }

    @Test func theAccessoryOfEditingModeIsAType() {
        expect(
            Generated(rows: "{ id: a, text: A, editingAccessory: checkmark }"),
            has: ".editingAccessory(.checkmark)"
        )
    }

    @Test func sectionsWithoutAHeightHaveTheTables() {
        expect(
            Generated(
                """
                screen: Test
                table:
                  sections:
                    - { id: a, headerHeight: 0, rows: [A] }
                    - { id: b, rows: [B] }
                    - { id: c, headerHeight: 0, footerHeight: 12.5, rows: [C] }
                """
            ),
            has: """
                override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                    switch source.section(at: section) {
                    case .a, .c: 0
                    default: tableView.sectionHeaderHeight
                    }
                }
                """,
            """
                    case .c: 12.5
                    default: tableView.sectionFooterHeight
            """
        )
    }
}
