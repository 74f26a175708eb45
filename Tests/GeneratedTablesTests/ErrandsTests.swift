import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Deletion by a rule, drags from section to section, and the buttons of swiped rows.
@Suite("Errands")
@MainActor
struct ErrandsTests {
    private let controller: ErrandsViewController
    private let screen: HeadlessScreen
    private let app = ErrandsApp()

    init() {
        controller = ErrandsViewController(
            state: .init(
                pending: [Self.errand(1), Self.errand(2), Self.errand(3, isUrgent: true)],
                finished: [Self.errand(4), Self.errand(5)]
            )
        )
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private static func errand(_ id: Int, isUrgent: Bool = false) -> Errand {
        Errand(id: id, name: "\(id)", isUrgent: isUrgent)
    }

    private var table: UITableView { controller.tableView }

    private var ids: [[Int]] { [controller.state.pending.map(\.id), controller.state.finished.map(\.id)] }

    // MARK: Deleting

    @Test func onlyTheRowsThatTheRuleNamesAreDeleted() {
        controller.tapEdit()
        #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete, .none, .delete, .delete])
        #expect(table.visibleCells.map(\.shouldIndentWhileEditing) == [false, true, false, true, true])
    }

    @Test func theButtonThatDeletesHasTheTitleOfTheSpecAndStandsAtTheEdge() {
        #expect(table.swipe(at: path(0, 1)) == ["Remove", "Postpone"])
        #expect(table.tapSwipeAction("Remove", at: path(0, 1)))
        #expect(ids == [[1, 3], [4, 5]])
        #expect(table.rowTexts == [["1", "3"], ["4", "5"]])
    }

    @Test func rowsComeAndGoAsTheSpecSays() {
        controller.state.pending.remove(at: 1)
        controller.state.finished.append(Self.errand(6))
        let changes = table.inspection.updateTrace.flatMap { $0 }
        #expect(changes.contains(.deleteRows([path(0, 1)], .fade)))
        #expect(changes.contains(.insertRows([path(1, 2)], .fade)))
        for case .deleteRows(_, let animation) in changes { #expect(animation == .fade) }
    }

    @Test func aRowThatIsKeptHasTheOtherButtonsOnly() {
        #expect(table.swipe(at: path(0, 2)) == ["Postpone"])
        #expect(table.tapSwipeAction("Postpone", at: path(0, 2)))
        #expect(app.postponed == [3])
    }

    @Test func theOtherEdgeHasItsOwnButtons() {
        #expect(table.swipeFromLeading(at: path(0, 1), tapping: "Finish"))
        #expect(app.finished == [2])
    }

    @Test func theMinusDeletesWhereASwipeDoesNot() {
        #expect(table.swipe(at: path(1, 0)) == nil)
        controller.tapEdit()
        #expect(table.tapEditingControl(at: path(1, 0)))
        #expect(table.tapDelete(at: path(1, 0)))
        #expect(ids == [[1, 2, 3], [4, 5]], "the app has been asked and has not answered yet")
        app.delete?()
        #expect(ids == [[1, 2, 3], [5]])
        app.delete?()
        #expect(ids == [[1, 2, 3], [5]], "what is gone is not deleted again")
    }

    // MARK: Dragging

    @Test func aRowIsDraggedIntoTheOtherSection() async {
        controller.tapEdit()
        await dragged {
            #expect(table.dragRow(from: path(0, 1), to: path(1, 2)) == path(1, 2))
            #expect(ids == [[1, 3], [4, 5, 2]])
            #expect(table.dragRow(from: path(1, 0), to: path(0, 0)) == path(0, 1), "the first row keeps its place")
        }
        #expect(ids == [[1, 4, 3], [5, 2]])
        #expect(table.rowTexts == [["1", "4", "3"], ["5", "2"]])
    }

    @Test func aRowIsDraggedIntoAnEmptySection() async {
        controller.state.pending = []
        controller.tapEdit()
        await dragged { #expect(table.dragRow(from: path(1, 1), to: path(0, 0)) == path(0, 0)) }
        #expect(ids == [[5], [4]])
    }

    @Test func theRowThatKeepsItsPlaceIsNotDragged() {
        controller.tapEdit()
        #expect(table.dragRow(from: path(0, 0), to: path(1, 0)) == nil)
    }
}

/// Rows of sections that are made for each element of the state.
@Suite("Itinerary")
@MainActor
struct ItineraryTests {
    private let controller = ItineraryViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    @Test func aRowIsDeletedFromItsElement() {
        #expect(table.swipeToDelete(at: path(1, 0)))
        #expect(controller.state.days.map { $0.stops.map(\.id) } == [[11, 12], [22]])
        #expect(table.rowTexts == [["Lisbon", "Sintra"], ["Braga"]])
    }

    @Test func aRowIsDraggedFromElementToElement() async {
        controller.tapEdit()
        await dragged { #expect(table.dragRow(from: path(0, 1), to: path(1, 0)) == path(1, 1)) }
        #expect(controller.state.days.map { $0.stops.map(\.id) } == [[11], [21, 12, 22]])
        #expect(table.rowTexts == [["Lisbon"], ["Porto", "Sintra", "Braga"]])
    }

    @Test func aValueInAnElementChangesInTheSectionThatIsThere() {
        let cells = (0...1).map { table.cellForRow(at: path(0, $0)) }
        table.inspection.updateTrace = []
        controller.state.days[0].stops[1].name = "Cascais"
        #expect(table.inspection.updateTrace.isEmpty, "no row and no section comes, goes or is loaded anew")
        #expect((0...1).map { table.cellForRow(at: path(0, $0)) } == cells)
        #expect(table.rowTexts == [["Lisbon", "Cascais"], ["Porto", "Braga"]])
        controller.state.days[0].name = "Sunday"
        #expect(table.inspection.updateTrace.isEmpty)
        #expect(table.headerView(forSection: 0)?.inspection.shownText == "Sunday")
    }

    @Test func whatSectionsTellOfTheirRowsFollowsADrag() async {
        controller.tapEdit()
        #expect((0...1).map { table.footerView(forSection: $0)?.inspection.shownText } == ["2 stops", "2 stops"])
        await dragged { table.dragRow(from: path(0, 1), to: path(1, 0)) }
        screen.layOut()
        #expect((0...1).map { table.footerView(forSection: $0)?.inspection.shownText } == ["1 stop", "3 stops"])
    }
}

/// Rows of an indexed list.
@Suite("Members")
@MainActor
struct MembersTests {
    @Test func theElementOfTheRowIsDeletedWhereverItStandsInTheState() {
        let controller = MembersViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(controller.tableView.rowTexts == [["Alma", "Alva"], ["Noor"], ["Zoe"]])
        #expect(controller.tableView.swipeToDelete(at: path(0, 1)))
        #expect(controller.state.members.map(\.id) == [1, 2, 4])
        #expect(controller.tableView.swipeToDelete(at: path(1, 0)))
        #expect(controller.tableView.rowTexts == [["Alma"], ["Zoe"]])
    }
}

private final class ErrandsApp: ErrandsActions {
    var postponed: [Int] = []
    var finished: [Int] = []
    var delete: (() -> Void)?

    func postpone(errand: Errand) { postponed.append(errand.id) }
    func finish(errand: Errand) { finished.append(errand.id) }
    func confirmDeletion(errand: Errand, delete: @escaping () -> Void) { self.delete = delete }
}
