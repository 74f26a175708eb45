import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The row that is selected first, and the row that a table scrolls to.
@Suite("Selecting and scrolling by code")
@MainActor
struct RowChoiceTests {
    private static let trains = (0..<40).map { number in
        Train(id: number, time: "\(number)", destination: "Bergen", isNext: number == 20 || number == 30)
    }

    private func timetable(chosen: Int? = nil) -> (TimetableViewController, HeadlessScreen) {
        let controller = TimetableViewController(state: .init(trains: Self.trains, chosen: chosen))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        return (controller, screen)
    }

    @Test func theListBeginsAtTheNextTrain() {
        let (_, screen) = timetable()
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 20), "the first of those that are next")
        #expect(screen.table.indexPathForSelectedRow == nil, "no train is chosen")
    }

    @Test func theChosenRowIsSelectedWithoutScrollingToIt() {
        let (_, screen) = timetable(chosen: 2)
        #expect(screen.table.indexPathForSelectedRow == path(0, 2))
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 20))
    }

    @Test func anotherChoiceSelectsAnotherRow() {
        let (controller, screen) = timetable(chosen: 2)
        controller.state.chosen = 25
        #expect(screen.table.indexPathForSelectedRow == path(0, 25))
        controller.state.chosen = 99
        #expect(screen.table.indexPathForSelectedRow == path(0, 25), "there is no such row")
    }

    /// Trains from a server arrive after the screen has appeared.
    @Test func rowsThatArriveLaterAreSelectedAndScrolledTo() {
        let controller = TimetableViewController(state: .init(trains: [], chosen: 2))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        controller.state.trains = Self.trains
        screen.layOut()
        #expect(screen.table.indexPathForSelectedRow == path(0, 2))
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 20))
        screen.table.dragContent(toOffset: 0)
        controller.state.trains.removeLast()
        screen.layOut()
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 0), "the row was found")
    }

    @Test func aPersonsScrollingStaysOnReturn() {
        let (controller, screen) = timetable()
        screen.table.dragContent(toOffset: 0)
        controller.show(UIViewController(), sender: nil)
        controller.navigationController?.tapBack()
        screen.layOut()
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 0))
    }

    @Test func aRowOfTheSpecIsSelectedAndStaysSo() {
        let controller = SidebarViewController()
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(screen.table.indexPathForSelectedRow == path(0, 1))
        #expect(screen.table.cell(path(0, 1))?.isSelected == true)
        controller.show(UIViewController(), sender: nil)
        controller.navigationController?.tapBack()
        #expect(screen.table.indexPathForSelectedRow == path(0, 1))
    }

    @Test func aNewRowIsScrolledToOnceItIsThere() {
        let contacts = (1...40).map { Contact(id: $0, name: "Contact \($0)", phone: "", isFavorite: false) }
        let controller = ContactListViewController(input: .init(group: ContactGroup(name: "All", contacts: contacts)))
        let screen = HeadlessScreen(inStack: controller)
        screen.layOut()
        #expect(screen.table.indexPathsForVisibleRows?.first == path(0, 0))
        controller.input.group.contacts.append(Contact(id: 41, name: "New", phone: "", isFavorite: false))
        controller.state.newest = 41
        #expect(screen.table.indexPathsForVisibleRows?.last == path(0, 40))
    }
}
