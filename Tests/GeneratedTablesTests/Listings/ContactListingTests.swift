import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The Contacts app in the figures of the View Controller Programming Guide.
@Suite("View controller guide, contacts")
@MainActor
struct ContactListingTests {
    private let code = ContactsCode()
    private let screen: HeadlessScreen

    init() {
        let app = AddressBookApp(state: .init(groups: ContactGroupsViewController.Input.sample.groups), screens: code)
        screen = HeadlessScreen(app.rootViewController)
    }

    private func openList() throws -> ContactListViewController {
        #expect(screen.table.tapRow(at: path(0, 0)))
        return try #require(screen.topViewController as? ContactListViewController)
    }

    private func openForm() throws -> NewContactViewController {
        #expect(try openList().navigationItem.rightBarButtonItem?.tap() == true)
        return try #require(screen.topViewController as? NewContactViewController)
    }

    @Test("View controller guide, Figure 1-5: Navigating hierarchical data")
    func groupsLeadToAListAndToDetails() throws {
        #expect(screen.table.rowTexts == [["All Contacts", "Friends"]])
        let list = try openList()
        #expect(list.title == "All Contacts")
        #expect(screen.table.rowTexts == [["Ada Lovelace", "Grace Hopper"]])
        #expect(screen.table.tapRow(at: path(0, 1)))
        let detail = try #require(screen.topViewController as? ContactDetailViewController)
        #expect(detail.title == "Grace Hopper")
        #expect(detail.navigationController?.viewControllers.count == 3)
        #expect(detail.navigationController?.inspection.shownBackButtonTitle == "All Contacts")
    }

    @Test("View controller guide, Figure 1-7: Presenting a view controller modally")
    func theFormIsClosedByTheListThatPresentsIt() throws {
        let list = try openList()
        #expect(list.navigationItem.rightBarButtonItem?.tap() == true)
        let form = try #require(screen.topViewController as? NewContactViewController)
        #expect(list.presentedViewController === form.navigationController)
        form.nameTextField.type("Mary Shelley")
        #expect(form.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(screen.topViewController === list)
        #expect(screen.table.rowTexts == [["Ada Lovelace", "Grace Hopper", "Mary Shelley"]])
    }

    @Test("View controller guide, Figure 5-2: A chain of modal view controllers")
    func theFormPresentsThePicker() throws {
        let form = try openForm()
        #expect(screen.table.tapRow(at: path(1, 0)))
        #expect(screen.topViewController === code.picker)
        code.picker.presentingViewController?.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === form, "the picker alone is closed")
        screen.table.tapRow(at: path(1, 0))
        form.navigationController?.presentingViewController?.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController is ContactListViewController, "the form goes with what it has presented")
    }

    @Test("View controller guide, Figure 2-11: The modes in which a view is shown and edited")
    func editTurnsTheSameScreenIntoFields() throws {
        _ = try openList()
        screen.table.tapRow(at: path(0, 0))
        let detail = try #require(screen.topViewController as? ContactDetailViewController)
        #expect(screen.table.rowTexts == [["Mobile", "Share Contact"]])
        #expect(screen.table.tapRow(at: path(0, 0)))
        #expect(code.calls == ["call"])
        #expect(detail.tapEdit())
        #expect(screen.topViewController === detail)
        #expect(screen.table.isEditing)
        #expect(screen.table.rowTexts == [["Name", "Mobile", "Edit Photo"]])
        #expect(screen.table.cell(path(0, 0))?.editingStyle == UITableViewCell.EditingStyle.none)
        #expect(detail.nameTextField.text == "Ada Lovelace")
        detail.nameTextField.tapDelete("Lovelace".count)
        detail.nameTextField.type("King")
        #expect(detail.tapEdit())
        #expect(detail.title == "Ada King")
        #expect(screen.table.rowTexts == [["Mobile", "Share Contact"]])
    }
}

private final class ContactsCode: AddressBookScreens, ContactGroupsActions, ContactListActions, NewContactActions,
    ContactDetailActions
{
    private(set) var calls: [String] = []
    let picker = UIViewController(nibName: nil, bundle: nil)
    private weak var list: ContactListViewController?

    func prepare(_ destination: ContactGroupsViewController) { destination.actions = self }

    func prepare(_ destination: ContactListViewController) {
        list = destination
        destination.actions = self
    }

    func prepare(_ destination: NewContactViewController) { destination.actions = self }
    func prepare(_ destination: ContactDetailViewController) { destination.actions = self }
    func makePhotoPicker() -> UIViewController { picker }
    func call() { calls.append("call") }
    func share() { calls.append("share") }

    func makeContact(from state: NewContactViewController.State) -> Contact? {
        Contact(id: 9, name: state.name, phone: state.phone, isFavorite: false)
    }

    func didFinish(newContact result: Contact?) {
        if let result { list?.input.group.contacts.append(result) }
    }

    func setEditing(_ viewController: ContactDetailViewController, editing: Bool, animated: Bool) {
        let table = viewController
        if editing {
            table.state = .init(isEdited: true, name: table.input.contact.name, phone: table.input.contact.phone)
        } else {
            table.input.contact.name = table.state.name
            table.input.contact.phone = table.state.phone
            table.state.isEdited = false
        }
    }
}
