import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Editing as in Figures 7-1 and 8-2 of the Table View Programming Guide, and a form as in its Listings 7-4 to 7-6.
@Suite("Groceries")
@MainActor
struct GroceriesTests {
    private let controller = GroceriesViewController(
        state: .init(groceries: ["Bread", "Milk", "Eggs"].map { Grocery(id: $0, name: $0) })
    )
    private let screen: HeadlessScreen
    private let app = GroceriesApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    private var names: [String] { controller.state.groceries.map(\.name) }

    /// The messages since the last look, as text.
    private func trace(of action: () -> Void) -> [String] {
        table.inspection.trace = []
        action()
        return table.inspection.trace.map(\.description)
    }

    // MARK: Editing mode

    @Test func theInsertRowIsThereBeforeEditingBegins() {
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Add a grocery"]])
    }

    @Test func editAsksAboutEveryRowAndSwitchesTheAddButtonOff() {
        let trace = trace { controller.tapEdit() }
        #expect(
            trace.prefix(4) == [
                "setEditing(true)", "canEditRow(0, 0)", "editingStyle(0, 0)", "canMoveRow(0, 0)",
            ]
        )
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .delete, .insert])
        #expect(table.visibleCells.map(\.showsReorderControl) == [false, true, true, false])
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        controller.tapEdit()
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == true)
    }

    @Test func aTapOnTheInsertRowDoesWhatItsControlDoes() {
        controller.tapEdit()
        #expect(!table.tapRow(at: path(0, 0)), "the other rows don't react")
        #expect(table.tapRow(at: path(0, 3)))
        #expect(screen.topViewController is NewGroceryViewController)
    }

    // MARK: Deleting

    @Test func theMinusDeletesAfterTheConfirmation() {
        controller.tapEdit()
        #expect(table.tapEditingControl(at: path(0, 1)))
        #expect(names == ["Bread", "Milk", "Eggs"])
        let eggs = table.cell(path(0, 2))
        let trace = trace { #expect(table.tapDelete(at: path(0, 1))) }
        #expect(trace.first == "commit(delete, 0, 1)")
        #expect(!trace.contains { $0.hasPrefix("setEditing") || $0.hasPrefix("cellForRow") })
        #expect(names == ["Bread", "Eggs"])
        #expect(table.rowTexts == [["Bread", "Eggs", "Add a grocery"]])
        #expect(table.cell(path(0, 1)) === eggs, "rows that stay keep their cells")
    }

    @Test func aSwipeDeletesWithoutTheEditButton() {
        let trace = trace { #expect(table.swipeToDelete(at: path(0, 0))) }
        #expect(trace.contains("commit(delete, 0, 0)"))
        #expect(names == ["Milk", "Eggs"])
        #expect(table.rowTexts == [["Milk", "Eggs", "Add a grocery"]])
        #expect(!table.isEditing)
    }

    @Test func everyGroceryCanGoButNotTheInsertRow() {
        #expect(table.swipe(at: path(0, 3)) == nil)
        for _ in 0..<3 { #expect(table.swipeToDelete(at: path(0, 0))) }
        #expect(table.rowTexts == [["Add a grocery"]])
        controller.tapEdit()
        #expect(table.visibleCells.map(\.editingStyle) == [.insert])
    }

    @Test func oneOfTwoEqualGroceriesCanBeDeleted() {
        controller.state.groceries.append(Grocery(id: "Bread", name: "Bread"))
        #expect(table.swipeToDelete(at: path(0, 3)))
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Add a grocery"]])
    }

    // MARK: Dragging

    @Test func aDragMovesTheModelAndTheTableOnce() {
        controller.tapEdit()
        let trace = trace { #expect(table.dragRow(from: path(0, 2), to: path(0, 1)) == path(0, 1)) }
        #expect(
            trace.filter { !$0.hasPrefix("canMoveRow") } == ["targetForMove(0, 2, 0, 1)", "moveRow(0, 2, 0, 1)"]
        )
        #expect(names == ["Bread", "Eggs", "Milk"])
        #expect(table.rowTexts == [["Bread", "Eggs", "Milk", "Add a grocery"]])
    }

    @Test func aDragOntoAFixedRowEndsBesideIt() {
        controller.tapEdit()
        #expect(table.dragRow(from: path(0, 2), to: path(0, 0)) == path(0, 1))
        #expect(table.dragRow(from: path(0, 1), to: path(0, 3)) == path(0, 2))
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Add a grocery"]])
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func fixedRowsCannotBeDragged() {
        controller.tapEdit()
        #expect(table.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
        #expect(table.dragRow(from: path(0, 3), to: path(0, 1)) == nil)
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func theTableStillFollowsTheStateAfterADrag() {
        controller.tapEdit()
        table.dragRow(from: path(0, 2), to: path(0, 1))
        controller.state.groceries.removeFirst()
        #expect(table.rowTexts == [["Eggs", "Milk", "Add a grocery"]])
    }

    /// A cell that is requested when the controller is being deallocated would stop the app.
    @Test func aDropThatEndsOffScreenRequestsNoCells() async {
        controller.tapEdit()
        HeadlessClock.atOnce { _ = table.dragRow(from: path(0, 2), to: path(0, 1)) }
        screen.window.rootViewController = nil
        table.inspection.trace = []
        await drained()
        #expect(!table.inspection.trace.contains { $0.description.hasPrefix("cellForRow") })
        #expect(names == ["Bread", "Eggs", "Milk"])
    }

    // MARK: The form

    /// The form that is open.
    private func form() throws -> NewGroceryViewController {
        let stack = try #require(controller.presentedViewController as? UINavigationController)
        return try #require(stack.topViewController as? NewGroceryViewController)
    }

    @Test func savingAppendsTheResultAndClosesTheForm() throws {
        #expect(controller.navigationItem.rightBarButtonItem?.tap() == true)
        let form = try form()
        #expect(form.title == "New Grocery")
        form.nameTextField.type("Butter")
        #expect(form.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil)
        #expect(controller.state.groceries.last == Grocery(id: "new-Butter", name: "Butter"))
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Butter", "Add a grocery"]])
    }

    @Test func tappingSaveTwiceAddsOneGrocery() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        form.nameTextField.type("Butter")
        let failures = HeadlessFailure.collect {
            HeadlessClock.atOnce {
                form.navigationItem.rightBarButtonItem?.tap()
                form.navigationItem.rightBarButtonItem?.tap()
            }
            HeadlessClock.finishAnimations()
        }
        #expect(controller.presentedViewController == nil)
        #expect(failures == [])
        #expect(names == ["Bread", "Milk", "Eggs", "Butter"])
    }

    @Test func theTableScrollsToWhatWasAdded() throws {
        controller.state.groceries = (0..<60).map { Grocery(id: "\($0)", name: "Grocery \($0)") }
        screen.layOut()
        #expect(table.indexPathsForVisibleRows?.contains(path(0, 59)) == false)
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        form.nameTextField.type("Butter")
        form.navigationItem.rightBarButtonItem?.tap()
        screen.layOut()
        #expect(table.indexPathsForVisibleRows?.contains(path(0, 60)) == true)
    }

    @Test func cancellingChangesNothing() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        form.nameTextField.type("Butter")
        #expect(form.navigationItem.leftBarButtonItem?.tap() == true)
        #expect(try #require(form.presentedViewController as? UIAlertController).tapAction("Cancel"))
        #expect(form.state.name == "Butter" && controller.presentedViewController === form.navigationController)
        form.navigationItem.leftBarButtonItem?.tap()
        #expect(try #require(form.presentedViewController as? UIAlertController).tapAction("Discard Changes"))
        #expect(controller.presentedViewController == nil)
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func cancellingAnUnchangedFormClosesIt() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        #expect(try form().navigationItem.leftBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil)
    }

    @Test func theFormStaysWhileTheAppMakesNothing() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(controller.presentedViewController != nil)
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func anUnchangedFormIsSwipedAway() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        #expect(try form().swipeDown())
        #expect(controller.presentedViewController == nil)
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func aSwipeAsksBeforeItDiscardsChanges() throws {
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        form.nameTextField.type("Butter")
        #expect(!form.swipeDown())
        let question = try #require(form.presentedViewController as? UIAlertController)
        #expect(question.popoverPresentationController?.barButtonItem === form.navigationItem.leftBarButtonItem)
        #expect(question.tapAction("Cancel"))
        #expect(form.state.name == "Butter")
        #expect(!form.swipeDown())
        #expect(try #require(form.presentedViewController as? UIAlertController).tapAction("Discard Changes"))
        #expect(controller.presentedViewController == nil)
        #expect(names == ["Bread", "Milk", "Eggs"])
    }

    @Test func whatTheAppEntersBeforehandIsNoChange() throws {
        app.prepared = "Butter"
        controller.navigationItem.rightBarButtonItem?.tap()
        let form = try form()
        #expect(form.nameTextField.text == "Butter")
        #expect(!form.isModalInPresentation)
        form.nameTextField.type("!")
        #expect(form.isModalInPresentation)
    }

    @Test func thePlusOpensTheForm() throws {
        controller.tapEdit()
        let trace = trace { #expect(table.tapEditingControl(at: path(0, 3))) }
        #expect(trace == ["commit(insert, 0, 3)"])
        let form = try form()
        form.nameTextField.type("Butter")
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(table.rowTexts == [["Bread", "Milk", "Eggs", "Butter", "Add a grocery"]])
        #expect(table.cell(path(0, 3))?.editingStyle == .delete)
        #expect(table.isEditing)
    }

    @Test func aTapOnTheInsertRowOpensTheForm() throws {
        table.tapRow(at: path(0, 3))
        #expect(table.indexPathForSelectedRow == nil)
        _ = try form()
    }
}

/// Gives the form its own actions, and the new groceries their ids.
private final class GroceriesApp: GroceriesActions, NewGroceryActions {
    /// What the app enters into the form before it's presented.
    var prepared = ""

    func prepare(_ destination: NewGroceryViewController) {
        destination.actions = self
        if !prepared.isEmpty { destination.state.name = prepared }
    }

    func makeGrocery(from state: NewGroceryViewController.State) -> Grocery? {
        state.name.isEmpty ? nil : Grocery(id: "new-\(state.name)", name: state.name)
    }
}
