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
            has: """
                cell.accessoryView = aSwitch
                cell.editingAccessoryView = aEditingStepper
                """,
            "private(set) lazy var aEditingStepper: UIStepper = {",
            "state.level = aEditingStepper.value",
            "aEditingStepper.value = state.level"
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
                func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                    switch rows[indexPath.row] {
                    case .a: return true
                    default: return false
                    }
                }
                """,
            """
            ) -> UITableViewCell.EditingStyle {
                .none
            }
            """,
            """
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
                false
            }
            """
        )
    }

    @Test func aTableThatIsNeverEditedAsksNothing() {
        expect(
            Generated(rows: "{ id: a, text: A, editingAccessory: { switch: $(flag) } }", keys: "state: { flag: Bool }"),
            lacks: "canEditRowAt",
            "editingStyleForRowAt"
        )
    }

    @Test func theInformationButtonsOfBothModesAreToldApart() {
        expect(
            list(
                "accessory: { detailButton: { action: show } }, editingAccessory: { detailButton: { action: rename } }"
            ),
            has: """
                let contact = contacts[indexPath.row]
                // UIKit calls this for the buttons of both modes.
                if tableView.cellForRow(at: indexPath)?.isEditing == true {
                    actions?.rename(contact: contact)
                } else {
                    actions?.show(contact: contact)
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
                has: """
                        let contact = contacts[indexPath.row]
                        actions?.show(contact: contact)
                    """
            )
            expect(generated, lacks: "isEditing")
        }
    }

    @Test func aButtonOfEditingModeFindsItsRow() {
        expect(
            list("accessory: { switch: $(flag) }, editingAccessory: { button: Call, action: call }"),
            has: """
                guard let self, let cell, let indexPath = tableView?.indexPath(for: cell) else { return }
                """,
            "cell.accessoryView = control",
            "cell.editingAccessoryView = editingControl",
            "Called when the button of a row of the prototype “Cell” in editing mode is tapped."
        )
    }
}
