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
        #expect(generated.swift.split(separator: "table.actions?.makeCompass()").count == 3)
    }

    /// Both belong into one method.
    @Test func coloursByTurnsAndTheAppTakePartAsARowIsDisplayed() {
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
            has: "setBackground(of: cell, at: indexPath)\nactions?.willDisplay(cell, for: rows[indexPath.row])"
        )
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
                func attach(to tableView: UITableView) {
                    tableView.estimatedRowHeight = 50
                    tableView.separatorColor = .systemRed
                    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16.5, bottom: 0, right: 0)
                    tableView.allowsSelection = false
                    tableView.keyboardDismissMode = .interactive
                    tableView.accessibilityIdentifier = "list"
                    tableView.dataSource = self
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
                cell.contentConfiguration = content
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
            has: "cell.accessibilityTraits.insert(.header)"
        )
    }

    @Test func theAccessoryOfEditingModeIsAType() {
        expect(
            Generated(rows: "{ id: a, text: A, editingAccessory: checkmark }"),
            has: "cell.editingAccessoryType = .checkmark"
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
                func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                    switch sections[section].id {
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
