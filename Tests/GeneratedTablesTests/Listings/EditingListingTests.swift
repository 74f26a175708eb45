import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Chapter 7 of the Table View Programming Guide: inserting and deleting rows and sections.
@Suite("Table view guide, chapter 7")
@MainActor
struct EditingListingTests {
    private let controller = GroceriesViewController(
        state: .init(groceries: ["Bread", "Milk", "Eggs"].map { Grocery(id: $0, name: $0) })
    )
    private let code = GroceriesCode()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = code
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    private var addButton: UIBarButtonItem? { controller.navigationItem.rightBarButtonItem }

    private func presentedForm() throws -> NewGroceryViewController {
        let stack = try #require(controller.presentedViewController as? UINavigationController)
        return try #require(stack.topViewController as? NewGroceryViewController)
    }

    @Test("Listing 7-1: A view controller responds to setEditing:animated:")
    func editReachesTheTableAndSwitchesTheAddButtonOff() {
        controller.setEditing(true, animated: true)
        #expect(table.isEditing)
        #expect(addButton?.isEnabled == false)
        controller.setEditing(false, animated: true)
        #expect(!table.isEditing)
        #expect(addButton?.isEnabled == true)
    }

    @Test("Listing 7-2: Customizing the editing style of rows")
    func theLastRowInsertsAndTheOthersAreDeleted() {
        controller.tapEdit()
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .delete, .insert])
    }

    @Test("Listing 7-3: Updating the model array and deleting the row")
    func theModelAndTheTableLoseTheRowAndThePlusIsNotIgnored() throws {
        controller.tapEdit()
        table.tapEditingControl(at: path(0, 1))
        #expect(table.tapDelete(at: path(0, 1)))
        #expect(controller.state.groceries.map(\.name) == ["Bread", "Eggs"])
        #expect(table.rowTexts == [["Bread", "Eggs", "Add a grocery"]])
        table.tapEditingControl(at: path(0, 2))
        _ = try presentedForm()
    }

    @Test("Listing 7-4: Adding an Add button to the navigation bar")
    func theAddButtonIsOnTheRight() {
        #expect(addButton?.inspection.systemItem == .add)
    }

    @Test("Listing 7-5: Responding to a tap on the Add button")
    func theFormIsPresentedInItsOwnStack() throws {
        addButton?.tap()
        let form = try presentedForm()
        #expect(form.navigationController !== controller.navigationController)
        form.nameTextField.type("Butter")
        form.navigationItem.leftBarButtonItem?.tap()
        #expect(try #require(form.presentedViewController as? UIAlertController).tapAction("Discard Changes"))
        addButton?.tap()
        #expect(try presentedForm().state.name.isEmpty, "the next form is a new one")
    }

    @Test("Listing 7-6: Adding the new item to the model array")
    func theItemIsTheLastAndTheFormIsGone() throws {
        addButton?.tap()
        let form = try presentedForm()
        form.nameTextField.type("Butter")
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(controller.presentedViewController == nil)
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Butter", "Add a grocery"]])
    }

    @Test("Listing 7-7: The methods for inserting and deleting in a batch")
    func rowsAndSectionsComeAndGoTogether() {
        let controller = ThreeByThreeViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        let kept = screen.table.cell(path(2, 0))
        let failures = HeadlessFailure.collect {
            controller.rearrange(
                deletingSections: [1],
                deletingRows: [[0, 1]],
                insertingRows: [[1, 1]: "new"]
            )
        }
        #expect(failures.isEmpty)
        #expect(screen.table.rowTexts == [["0.0", "0.2"], ["2.0", "new", "2.1", "2.2"]])
        #expect(screen.table.cell(path(1, 0)) === kept)
    }

    @Test("Listing 7-8: Inserting and deleting a block of rows")
    func statesComeAndGoInOneUpdate() {
        let controller = StateNamesViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        #expect(screen.table.rowTexts == [["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
        let jersey = screen.table.cell(path(0, 3))
        let failures = HeadlessFailure.collect {
            controller.renewStates(
                deletingRows: [2, 4],
                insertingRows: [0: "Alaska", 3: "Georgia", 5: "Virginia"]
            )
        }
        #expect(failures.isEmpty)
        let after = ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]
        #expect(screen.table.rowTexts == [after])
        #expect(screen.table.cell(path(0, 4)) === jersey)
        #expect(
            controller.tableView.inspection.updateTrace == [
                [
                    .deleteRows([path(0, 2), path(0, 4)], .fade),
                    .insertRows([path(0, 0), path(0, 3), path(0, 5)], .right),
                ]
            ]
        )
    }
}

/// Gets the form ready, and the new groceries their ids.
private final class GroceriesCode: GroceriesActions, NewGroceryActions {
    func prepare(_ destination: NewGroceryViewController) { destination.actions = self }

    func makeGrocery(from state: NewGroceryViewController.State) -> Grocery? {
        Grocery(id: state.name, name: state.name)
    }
}
