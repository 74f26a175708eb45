import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A section in which the rows of two collections are between static rows.
@Suite("Poll")
@MainActor
struct PollTests {
    private let controller = PollViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = PollApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private var table: UITableView { controller.tableView }

    private var choices: [Int] { controller.state.choices.map(\.id) }

    private var voters: [String] { controller.state.voters.map(\.id) }

    @Test func theRowsStandInTheOrderOfTheSpec() {
        #expect(
            table.rowTexts == [
                [
                    "", "At the library", "In the park", "At home", "Add Choice", "Open to Everyone", "Ada", "Grace",
                    "Invite", "Preview",
                ]
            ]
        )
    }

    @Test func onlyElementsAndTheInsertRowAreEdited() {
        controller.tapEdit()
        let cells = (0..<10).compactMap { table.cell(path(0, $0)) }
        #expect(
            cells.map(\.editingStyle) == [
                .none, .none, .delete, .delete, .none, .none, .delete, .delete, .insert, .none,
            ]
        )
        #expect(
            cells.map { $0.isEditing && $0.showsReorderControl } == [
                false, true, true, false, false, false, true, true, false, false,
            ]
        )
    }

    @Test func aDeletedRowIsThatOfItsElement() {
        controller.state.isOpen = false
        controller.state.voters.append(Voter(id: "ada", name: "Ada again"))
        #expect(
            table.rowTexts.first?[6...] == [
                "Only the people below can vote", "Ada", "Grace", "Ada again", "Invite", "Preview",
            ]
        )
        #expect(table.swipeToDelete(at: path(0, 9)))
        #expect(controller.state.voters.map(\.name) == ["Ada", "Grace"], "of two with one identity, the second goes")
        #expect(table.swipeToDelete(at: path(0, 2)))
        #expect(choices == [1, 3])
        #expect(table.rowTexts.first?[..<4] == ["", "At the library", "At home", "Add Choice"])
    }

    @Test func aDragStaysInItsList() {
        controller.tapEdit()
        #expect(table.dragRow(from: path(0, 1), to: path(0, 8)) == path(0, 2), "the last choice keeps its place")
        #expect(choices == [2, 1, 3])
        #expect(table.dragRow(from: path(0, 7), to: path(0, 1)) == path(0, 6))
        #expect(voters == ["grace", "ada"])
        #expect(table.dragRow(from: path(0, 6), to: path(0, 9)) == path(0, 7))
        #expect(voters == ["ada", "grace"])
        #expect(choices == [2, 1, 3])
    }

    @Test func anEmptyListHasItsPlace() {
        controller.state.choices = []
        #expect(table.rowTexts.first?[..<2] == ["", "Add Choice"])
        controller.state.voters = []
        #expect(table.rowTexts == [["", "Add Choice", "Open to Everyone", "Invite", "Preview"]])
        controller.state.choices = [Choice(id: 7, text: "Nowhere")]
        controller.state.voters = [Voter(id: "alan", name: "Alan")]
        #expect(
            table.rowTexts == [["", "Nowhere", "Add Choice", "Open to Everyone", "Alan", "Invite", "Preview"]]
        )
    }

    @Test func elementsMayHaveTheIDsOfOtherRows() {
        controller.state.choices = [Choice(id: 1, text: "1")]
        controller.state.voters = [Voter(id: "question", name: "Q"), Voter(id: "invite", name: "I")]
        #expect(
            table.rowTexts == [["", "1", "Add Choice", "Open to Everyone", "Q", "I", "Invite", "Preview"]]
        )
        controller.state.voters.reverse()
        #expect(table.rowTexts.first?[4...5] == ["I", "Q"])
    }

    @Test func aNamedUpdateCountsFromTheTopOfItsList() {
        controller.state.isOpen = false
        table.inspection.updateTrace = []
        controller.replaceVoters(deletingRows: [0], insertingRows: [1: Voter(id: "alan", name: "Alan")])
        #expect(
            table.inspection.updateTrace == [[.deleteRows([path(0, 7)], .fade), .insertRows([path(0, 8)], .fade)]]
        )
        controller.replaceVoters(deletingRows: [0, 1])
        controller.replaceVoters(insertingRows: [0: Voter(id: "ada", name: "Ada")])
        #expect(table.rowTexts.first?[6...] == ["Only the people below can vote", "Ada", "Invite", "Preview"])
    }

    @Test func tapsCallTheAppOfStaticRows() {
        #expect(table.tapRow(at: path(0, 4)))
        #expect(table.tapRow(at: path(0, 8)))
        #expect(table.tapRow(at: path(0, 9)))
        #expect(app.calls == ["addChoice", "invite", "showPreview"])
    }
}

@MainActor
private final class PollApp: PollActions {
    private(set) var calls: [String] = []

    func addChoice() { calls.append("addChoice") }

    func invite() { calls.append("invite") }

    func showPreview() { calls.append("showPreview") }
}
