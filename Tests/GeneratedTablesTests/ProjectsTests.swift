import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Rows nested in rows, of which a user opens one at a time.
@Suite("Nested rows")
@MainActor
struct ProjectsTests {
    private let controller = ProjectsViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = ProjectsApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var table: UITableView { screen.table }

    private func chevron(_ row: Int, _ section: Int = 0) throws -> TableSpec.DisclosureButton {
        try #require(table.cell(IndexPath(row: row, section: section))?.accessoryView as? TableSpec.DisclosureButton)
    }

    private func tap(_ row: Int, _ section: Int = 0) {
        table.tapRow(at: IndexPath(row: row, section: section))
        screen.layOut()
    }

    private static let closed = ["Kitchen", "Garden", "New Project"]
    private static let kitchen = ["Kitchen", "Remove the tiles", "Paint the walls", "Garden", "New Project"]
    private static let garden = ["Kitchen", "Garden", "Plant a tree", "New Project"]

    private var texts: [[String?]] {
        (0..<2).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.cell(IndexPath(row: $0, section: section))?.inspection.shownText
            }
        }
    }

    @Test func aTapOnARowShowsAndHidesTheRowsInIt() throws {
        #expect(texts == [Self.kitchen, ["Ada", "Grace"]])
        tap(0)
        #expect(texts[0] == Self.closed)
        #expect(controller.state.projects.map(\.isOpen) == [false, false])
        tap(0)
        #expect(texts[0] == Self.kitchen)
    }

    @Test func theChevronDoesSo() throws {
        let chevron = try chevron(0)
        chevron.tap()
        screen.layOut()
        #expect(texts[0] == Self.closed)
        #expect(try self.chevron(0) === chevron, "the row stays")
        chevron.tap()
        screen.layOut()
        #expect(texts[0] == Self.kitchen)
    }

    @Test func oneRowIsOpenAtATime() throws {
        tap(3)
        #expect(texts[0] == Self.garden)
        #expect(controller.state.projects.map(\.isOpen) == [false, true])
        try chevron(1, 1).tap()
        screen.layOut()
        #expect(texts == [Self.closed, ["Ada", "Grace", "Home"]])
        #expect(controller.state.colleagues.map(\.isOpen) == [false, true])
        try chevron(0, 1).tap()
        screen.layOut()
        #expect(texts == [Self.closed, ["Ada", "Mobile", "Grace"]])
    }

    @Test func nestedRowsAreIndented() {
        let levels = (0..<5).map { table.cell(IndexPath(row: $0, section: 0))?.indentationLevel }
        #expect(levels == [0, 1, 1, 0, 0])
    }

    @Test func voiceOverSaysWhetherARowIsOpen() throws {
        let (open, closed) = (try chevron(0), try chevron(3))
        #expect(open.accessibilityLabel == "Kitchen" && closed.accessibilityLabel == "Garden")
        #expect(open.accessibilityExpandedStatus == .expanded && closed.accessibilityExpandedStatus == .collapsed)
        #expect(open.configuration?.image == UIImage(systemName: "chevron.down"))
        #expect(table.cell(IndexPath(row: 0, section: 0))?.accessibilityExpandedStatus == .expanded)
        #expect(table.cell(IndexPath(row: 3, section: 0))?.accessibilityExpandedStatus == .collapsed)
        // A tap on this row does something else.
        #expect(table.cell(IndexPath(row: 0, section: 1))?.accessibilityExpandedStatus == .unsupported)
        #expect(try chevron(0, 1).accessibilityExpandedStatus == .collapsed)
    }

    @Test func theRowIsTappedOutsideItsChevron() throws {
        let chevron = try chevron(0)
        for (distance, isInside) in [(0.0, true), (21, true), (-21, true), (23, false), (-23, false)] {
            let (x, y) = (chevron.bounds.midX, chevron.bounds.midY)
            #expect(chevron.point(inside: CGPoint(x: x + distance, y: y), with: nil) == isInside)
            #expect(chevron.point(inside: CGPoint(x: x, y: y + distance), with: nil) == isInside)
        }
    }

    @Test func aRowWithAnEffectOfItsOwnIsOpenedByItsChevronOnly() throws {
        tap(0, 1)
        #expect(app.events == ["showColleague Ada"])
        #expect(texts[1] == ["Ada", "Grace"])
    }

    @Test func aSwitchChangesTheElementInItsElement() throws {
        let control = try #require(table.cell(IndexPath(row: 2, section: 0))?.accessoryView as? UISwitch)
        #expect(!control.isOn)
        control.tap()
        #expect(controller.state.projects[0].steps.map(\.isDone) == [true, true])
        #expect(app.events == ["stepChanged Paint the walls true in Kitchen"])
    }

    @Test func rowsComeAndGoByIdentity() throws {
        controller.state.projects.swapAt(0, 1)
        screen.layOut()
        #expect(texts[0] == ["Garden", "Kitchen", "Remove the tiles", "Paint the walls", "New Project"])
        controller.state.projects[1].steps.removeFirst()
        screen.layOut()
        #expect(texts[0] == ["Garden", "Kitchen", "Paint the walls", "New Project"])
        controller.state.projects[1].name = "Bathroom"
        screen.layOut()
        #expect(table.cell(IndexPath(row: 2, section: 0))?.inspection.shownDetailText == "Part of Bathroom")
        #expect(try chevron(1).accessibilityLabel == "Bathroom")
    }

    @Test func anActionReceivesBothElements() {
        #expect(table.swipe(at: IndexPath(row: 1, section: 0)) == ["Delete"])
        table.tapSwipeAction("Delete", at: IndexPath(row: 1, section: 0))
        #expect(app.events == ["deleteStep Remove the tiles of Kitchen"])
    }

    @Test func theRowBelowHasItsOwnTap() {
        tap(4)
        #expect(app.events == ["addProject"])
    }
}

@MainActor
private final class ProjectsApp: ProjectsActions {
    var events: [String] = []

    func stepChanged(project: Project, step: Step) {
        events.append("stepChanged \(step.name) \(step.isDone) in \(project.name)")
    }

    func deleteStep(project: Project, step: Step) { events.append("deleteStep \(step.name) of \(project.name)") }
    func showColleague(colleague: Colleague) { events.append("showColleague \(colleague.name)") }
    func call(line: PhoneLine) { events.append("call \(line.number)") }
    func addProject() { events.append("addProject") }
}
