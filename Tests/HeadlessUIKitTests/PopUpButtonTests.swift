import HeadlessUIKit
import Testing

@Suite("Pop-up buttons")
@MainActor
struct PopUpButtonTests {
    private final class Log {
        var chosen: [String] = []
    }

    private func button(_ log: Log, on: String? = nil) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(
            children: ["One", "Two"].map { title in
                UIAction(title: title, state: title == on ? .on : .off) { log.chosen.append($0.title) }
            }
        )
        return button
    }

    @Test func theTitleIsThatOfTheActionThatIsOn() {
        #expect(button(Log()).currentTitle == "One")
        #expect(button(Log(), on: "Two").currentTitle == "Two")
    }

    @Test func aChoiceMovesTheCheckmark() {
        let log = Log()
        let button = button(log)
        #expect(button.choose("Two"))
        #expect(log.chosen == ["Two"])
        #expect(button.currentTitle == "Two")
        #expect(button.menu?.children.map { ($0 as? UIAction)?.state } == [.off, .on])
    }

    @Test func aPullDownKeepsItsTitle() {
        let log = Log()
        let button = button(log)
        button.changesSelectionAsPrimaryAction = false
        button.configuration?.title = "Sort"
        #expect(button.choose("Two"))
        #expect(button.currentTitle == "Sort")
        #expect(button.menu?.children.map { ($0 as? UIAction)?.state } == [.off, .off])
    }

    @Test func aButtonThatDoesNotReactShowsNoMenu() {
        let button = button(Log())
        button.isEnabled = false
        #expect(!button.choose("Two"))
        #expect(UIButton(configuration: .plain()).choose("Two") == false)
    }
}
