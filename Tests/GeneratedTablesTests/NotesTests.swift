import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A button that deletes beside another one.
@Suite("Notes")
@MainActor
struct NotesTests {
    private final class Code: NotesActions {
        var pinned: [String] = []
        func pin(note: Note) { pinned.append(note.title) }
    }

    private let code = Code()
    private let controller = NotesViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        controller.actions = code
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func bothButtonsHaveTitles() {
        #expect(screen.table.swipe(at: path(0, 0)) == ["Delete", "Pin"])
        #expect(screen.table.tapSwipeAction("Pin", at: path(0, 0)))
        #expect(code.pinned == ["Shopping"])
    }

    @Test func aFullSwipeDeletes() {
        #expect(screen.table.swipeToDelete(at: path(0, 0)))
        #expect(controller.state.notes.map(\.title) == ["Ideas"])
        #expect(screen.table.rowTexts == [["Ideas"]])
    }

    @Test func theFooterCountsTheNotes() {
        #expect(screen.table.footerView(forSection: 0)?.inspection.shownText == "2 notes")
        #expect(screen.table.swipeToDelete(at: path(0, 0)))
        #expect(screen.table.footerView(forSection: 0)?.inspection.shownText == "1 note")
        controller.state.notes = []
        #expect(screen.table.footerView(forSection: 0)?.inspection.shownText == "0 notes")
    }
}
