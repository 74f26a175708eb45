import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Drags that end in their own section, as in Listing 8-3 of the Table View Programming Guide.
@Suite("Chores")
@MainActor
struct ChoresTests {
    private let controller = ChoresViewController(
        state: .init(today: [Self.chore(1), Self.chore(2), Self.chore(3)], later: [Self.chore(4), Self.chore(5)])
    )
    private let screen: HeadlessScreen
    private let app = ChoresApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private static func chore(_ id: Int) -> Chore { Chore(id: id, name: "\(id)") }

    private var table: UITableView { controller.tableView }

    private var ids: [[Int]] { [controller.state.today.map(\.id), controller.state.later.map(\.id)] }

    @Test func onlyTheChoresAreEdited() {
        controller.tapEdit()
        let cells = table.visibleCells
        #expect(cells.map(\.isEditing) == [false, true, true, true, true, true])
        #expect(cells.dropFirst().map(\.editingStyle) == [.delete, .delete, .delete, .none, .none])
        #expect(cells.dropFirst().map(\.showsReorderControl) == [false, true, true, true, false])
        #expect(cells.dropFirst().map(\.shouldIndentWhileEditing) == [true, true, true, false, false])
    }

    @Test func theEditedRowsHaveTheirOwnAccessory() throws {
        let cell = try #require(table.cell(path(1, 1)))
        #expect(cell.inspection.shownAccessoryType == .disclosureIndicator)
        controller.tapEdit()
        #expect(cell.inspection.shownAccessoryType == .disclosureIndicator)
    }

    @Test func aRowThatIsNotEditedStaysWhereItIs() {
        controller.tapEdit()
        #expect(table.cell(path(0, 0))?.isEditing == false)
    }

    @Test func aChoreOpensWhileTheListIsEdited() throws {
        controller.tapEdit()
        #expect(try form(at: path(1, 0)).input.id == 1)
    }

    @Test func aDragAboveTheSectionEndsAtItsFirstPlace() {
        controller.tapEdit()
        #expect(table.dragRow(from: path(2, 0), to: path(0, 0)) == path(2, 0))
        #expect(table.dragRow(from: path(1, 2), to: path(0, 0)) == path(1, 1))
        #expect(ids == [[1, 3, 2], [4, 5]])
        #expect(table.rowTexts == [["Reminders"], ["1", "3", "2"], ["4", "5"]])
    }

    @Test func aDragBelowTheSectionEndsAtItsLastPlace() {
        controller.state.later.insert(Self.chore(6), at: 0)
        controller.tapEdit()
        #expect(table.dragRow(from: path(1, 1), to: path(2, 0)) == path(1, 2))
        #expect(table.dragRow(from: path(2, 0), to: path(2, 2)) == path(2, 1))
        #expect(ids == [[1, 3, 2], [4, 6, 5]])
        #expect(table.rowTexts == [["Reminders"], ["1", "3", "2"], ["4", "6", "5"]])
    }

    @Test func onlyRowsThatCanBeDeletedAreSwiped() {
        #expect(table.swipe(at: path(0, 0)) == nil)
        #expect(table.swipe(at: path(2, 0)) == nil)
        #expect(table.swipeToDelete(at: path(1, 1)))
        #expect(ids == [[1, 3], [4, 5]])
        #expect(table.rowTexts == [["Reminders"], ["1", "3"], ["4", "5"]])
    }

    // MARK: The form

    private func form(at path: IndexPath) throws -> EditChoreViewController {
        table.tapRow(at: path)
        return try #require(screen.topViewController as? EditChoreViewController)
    }

    @Test func theResultIsMadeOfInputAndState() throws {
        let form = try form(at: path(2, 1))
        form.nameTextField.type("Paint")
        #expect(form.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(app.results == [Chore(id: 5, name: "Paint")])
        #expect(screen.topViewController === controller, "the form has been popped")
        #expect(ids == [[1, 2, 3], [4, 5]], "what happens with the chore is the app's affair")
    }

    @Test func goingBackHandsBackNothing() throws {
        _ = try form(at: path(1, 0))
        #expect(controller.navigationController?.tapBack() == true)
        #expect(app.results == [nil])
        #expect(screen.topViewController === controller)
    }

    @Test func theResultComesOnceWhenTheFormHasGone() throws {
        let form = try form(at: path(1, 0))
        HeadlessClock.atOnce {
            form.navigationItem.rightBarButtonItem?.tap()
            form.navigationItem.rightBarButtonItem?.tap()
            #expect(app.results == [], "the form is still going")
        }
        HeadlessClock.finishAnimations()
        #expect(app.results.count == 1)
        #expect(screen.topViewController === controller)
    }

    @Test func withoutAStackTheFormIsDismissed() throws {
        let controller = ChoresViewController(state: .init(today: [Self.chore(1)], later: []))
        let screen = HeadlessScreen(controller)
        controller.actions = app
        screen.layOut()
        controller.tableView.tapRow(at: path(1, 0))
        let form = try #require(controller.presentedViewController as? EditChoreViewController)
        #expect(form.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil)
        #expect(app.results == [Chore(id: 1, name: "")])
    }
}

private final class ChoresApp: ChoresActions {
    var results: [Chore?] = []

    func prepare(_ destination: EditChoreViewController) {}

    func didFinish(editChore result: Chore?) {
        results.append(result)
    }
}
