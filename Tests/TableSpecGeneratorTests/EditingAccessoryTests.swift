import Testing

@Suite("Accessories of editing mode")
struct EditingAccessoryTests {
    private let state = "state: { flag: Bool, level: Double }\nnavigationItem: { right: edit }"

    private func list(_ accessories: String, editing: String = "{ delete: true }") -> Generated {
        Generated(
            """
            types: { Contact: { id: Int, name: String } }
            screen: Contacts
            state: { contacts: [Contact], flag: Bool }
            navigationItem: { right: edit }
            table:
              prototypes: [{ id: Cell, text: $(contact.name), \(accessories) }]
              sections: [{ rows: { forEach: contact in contacts, prototype: Cell, editing: \(editing) } }]
            """
        )
    }

    @Test func aRowMayHaveAControlForEachMode() {
        expect(
            Generated(
                rows: "{ id: a, text: A, accessory: { switch: $(flag) }, editingAccessory: { stepper: $(level) } }",
                keys: state
            ),
            has: "RowContent(\"A\", with: aSwitch, in: \"a\").storedEditingAccessory(aEditingStepper, in: \"a\")",
            "private(set) lazy var aEditingStepper = TableSpec.bind(UIStepper(), to: \\.level, of: self)",
            "TableSpec.show(state.level, in: aEditingStepper)"
        )
    }

    @Test func aRowIsEditedForItsAccessoryAlone() {
        expect(
            Generated(
                rows: "{ id: a, text: A, editingAccessory: { switch: $(flag) } }",
                "{ id: b, text: B }",
                keys: state
            ),
            has: """
                .editing(isEditable: { row in
                    switch row {
                    case .a: true
                    default: false
                    }
                })
                """,
            """
            ) -> UITableViewCell.EditingStyle { source.editingStyle(at: indexPath) }
            """,
            "shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {\nsource.editingStyle(at: indexPath) != .none\n}"
        )
    }

    @Test func aTableThatIsNeverEditedAsksNothing() {
        expect(
            Generated(rows: "{ id: a, text: A, editingAccessory: { switch: $(flag) } }", keys: "state: { flag: Bool }"),
            lacks: ".editing(",
            "editingStyleForRowAt"
        )
    }

    @Test func theInformationButtonsOfBothModesAreDistinguished() {
        expect(
            list(
                "accessory: { detailButton: { action: show } }, editingAccessory: { detailButton: { action: rename } }"
            ),
            has: """
                if case .contact(let contact) = row(at: indexPath) {
                // UIKit calls this in and out of editing mode.
                if tableView.cellForRow(at: indexPath)?.isEditing == true {
                    actions?.rename(contact: contact)
                } else {
                    actions?.show(contact: contact)
                }
                }
                """
        )
    }

    @Test func nothingIsAskedWhereOneButtonIsThereOrBothDoTheSame() {
        let button = "{ detailButton: { action: show } }"
        for accessories in [
            "accessory: \(button), editingAccessory: detailButton", "accessory: \(button), editingAccessory: \(button)",
            "accessory: \(button), editingAccessory: { switch: $(flag) }", "editingAccessory: \(button)",
        ] {
            let generated = list(accessories)
            expect(
                generated,
                has: "if case .contact(let contact) = row(at: indexPath) { actions?.show(contact: contact) }"
            )
            expect(generated, lacks: "isEditing")
        }
    }

    @Test func aButtonOfEditingModeFindsItsRow() {
        expect(
            list("accessory: { switch: $(flag) }, editingAccessory: { button: Call, action: call }"),
            has: ".accessory(UISwitch(), in: \"Cell\")",
            ".editingAccessory(TableSpec.button(title: \"Call\"), in: \"Cell\")",
            "self?.actions?.call(contact: contact)",
            "Called when the button “Call” of a row of the prototype “Cell” in editing mode is tapped."
        )
    }
}
