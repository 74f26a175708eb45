import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

@Suite("A named update changes the state and the table in one batch")
@MainActor
struct NamedUpdateTests {
    private let states = StateNamesViewController(state: .sample)
    private let groups = ThreeByThreeViewController(state: .sample)
    private let stateScreen: HeadlessScreen
    private let groupScreen: HeadlessScreen

    init() {
        stateScreen = HeadlessScreen(inStack: states)
        groupScreen = HeadlessScreen(inStack: groups)
        stateScreen.layOut()
        groupScreen.layOut()
    }

    @Test func deletionsCountFromTheOldRowsAndInsertionsFromTheNewOnes() {
        let california = stateScreen.table.cell(path(0, 1))
        states.tableView.inspection.trace = []
        states.renewStates(
            deletingRows: [4, 2],
            insertingRows: [5: "Virginia", 0: "Alaska", 3: "Georgia"]
        )
        let result = ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]
        #expect(states.state.states == result)
        let update: [TableChange] = [
            .deleteRows([path(0, 2), path(0, 4)], .fade),
            .insertRows([path(0, 0), path(0, 3), path(0, 5)], .right),
        ]
        #expect(states.tableView.inspection.updateTrace == [update])
        #expect(
            states.tableView.inspection.trace.map(\.description).filter { $0.hasPrefix("cellForRow") } == [
                "cellForRow(0, 0)", "cellForRow(0, 3)", "cellForRow(0, 5)",
            ]
        )
        #expect(stateScreen.table.rowTexts == [result])
        #expect(stateScreen.table.cell(path(0, 2)) === california)
    }

    @Test func theNextChangeOfTheStateIsAnOrdinaryOneAgain() {
        states.renewStates(deletingRows: [0])
        states.state.states.removeFirst()
        #expect(
            states.tableView.inspection.updateTrace.last == [.deleteRows([path(0, 0)], .automatic)]
        )
        #expect(stateScreen.table.rowTexts == [["Delaware", "New Jersey", "Washington"]])
    }

    @Test func rowsWithEqualTextsAreDistinguishedByTheirPlaces() {
        states.state.states = ["A", "A", "B"]
        let second = stateScreen.table.cell(path(0, 1))
        states.renewStates(deletingRows: [0], insertingRows: [2: "C"])
        #expect(stateScreen.table.rowTexts == [["A", "B", "C"]])
        #expect(stateScreen.table.cell(path(0, 0)) === second)
    }

    @Test func aTableThatIsNotShownFollowsLater() {
        let controller = StateNamesViewController(state: .sample)
        controller.renewStates(deletingRows: [0, 1, 2, 3])
        #expect(controller.state.states == ["Washington"])
        let screen = HeadlessScreen(inStack: controller)
        #expect(screen.table.rowTexts == [["Washington"]])
    }

    @Test func sectionsAndRowsChangeTogether() {
        let kept = groupScreen.table.cell(path(2, 0))
        groups.rearrange(
            deletingSections: [1],
            deletingRows: [[0, 1]],
            insertingRows: [[1, 1]: "NEW"]
        )
        #expect(groups.state.groups.map(\.numbers) == [["0.0", "0.2"], ["2.0", "NEW", "2.1", "2.2"]])
        #expect(
            groups.tableView.inspection.updateTrace == [
                [
                    .deleteSections([1], .fade), .insertSections([], .automatic), .deleteRows([path(0, 1)], .fade),
                    .insertRows([path(1, 1)], .right),
                ]
            ]
        )
        #expect(groupScreen.table.rowTexts == [["0.0", "0.2"], ["2.0", "NEW", "2.1", "2.2"]])
        #expect(groupScreen.table.cell(path(1, 0)) === kept)
    }

    @Test func aRowMovesToAnotherSectionWithItsCell() {
        let moved = groupScreen.table.cell(path(0, 2))
        groups.rearrange(
            deletingSections: [1],
            insertingSections: [0: NumberGroup(name: "New", numbers: ["x"])],
            deletingRows: [[0, 0]],
            movingRows: [[0, 2]: [2, 0]]
        )
        #expect(groupScreen.table.rowTexts == [["x"], ["0.1"], ["0.2", "2.0", "2.1", "2.2"]])
        #expect(groups.state.groups.map(\.name) == ["New", "Section 0", "Section 2"])
        #expect(groupScreen.table.cell(path(2, 0)) === moved)
        #expect(groups.tableView.inspection.updateTrace.last?.last == .moveRow(path(0, 2), path(2, 0)))
    }
}
