import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// A table in front of a picture, a slider that reports touches, and a row that asks for confirmation.
@Suite("A view behind the rows")
@MainActor
struct AudiobookTests {
    private let controller = AudiobookViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = AudiobookApp()

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private var sheet: UIAlertController? { controller.presentedViewController as? UIAlertController }

    @Test func theViewLiesBehindTheRowsAndIsAsLargeAsTheTable() throws {
        let view = try #require(screen.table.backgroundView)
        #expect(screen.table.subviews.first === view)
        #expect(view.frame == screen.table.bounds)
        let image = try #require(view.subviews.first as? UIImageView)
        #expect(image.contentMode == .scaleAspectFill && image.alpha == 0.5)
        let book = try #require(screen.table.cell(path(0, 0)))
        #expect(book.backgroundColor == .clear)
    }

    @Test func itFollowsTheStateAndIsTapped() {
        #expect(controller.backgroundReadByReaderLabel.text == "Read by Ada Lovelace")
        controller.state.reader = "Grace Hopper"
        screen.layOut()
        #expect(controller.backgroundReadByReaderLabel.text == "Read by Grace Hopper")
        #expect(controller.backgroundReadByReaderLabel.font.isEqual(italic(13)))
        controller.backgroundReadByReaderLabel.tapView()
        #expect(app.calls == ["showReader"])
    }

    private func italic(_ size: Double) -> UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .italicSystemFont(ofSize: size))
    }

    @Test func aTextHasAShadow() throws {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(screen.table.cell(path(0, 0)))
        let labels = all(cell.contentView).compactMap { $0 as? UILabel }
        let title = try #require(labels.first { $0.text == "The Sea" })
        #expect(title.shadowColor == .black && title.shadowOffset == CGSize(width: 1, height: 1))
    }

    @Test func theAppIsNotifiedWhenAFingerTouchesTheSliderAndLeavesIt() {
        _ = screen.table.cell(path(0, 1))
        controller.positionSlider.slide(to: 0.7)
        #expect(app.calls == ["pause", "seek", "resume"])
        #expect((controller.state.position - 0.7).magnitude < 0.001)
        controller.positionSlider.sendActions(for: .touchUpOutside)
        controller.positionSlider.sendActions(for: .touchCancel)
        #expect(app.calls.suffix(2) == ["resume", "resume"])
    }

    @Test func aButtonTellsOfTouchesBesideItsTap() {
        _ = screen.table.cell(path(0, 1))
        controller.positionButton.tap()
        #expect(app.calls == ["beginRewinding", "skipBack"])
        controller.positionButton.sendActions(for: .touchUpOutside)
        #expect(app.calls.last == "endRewinding")
    }

    @Test func aTapAsksBeforeItDoesSomething() throws {
        screen.table.tapRow(at: path(2, 0))
        #expect(app.calls.isEmpty)
        let question = try #require(sheet)
        #expect(question.title == "Remove “The Sea” from this iPhone?")
        #expect(question.preferredStyle == .actionSheet)
        #expect(question.actions.map(\.title) == ["Remove Download", "Cancel"])
        #expect(question.actions.map(\.style) == [.destructive, .cancel])
        #expect(question.popoverPresentationController?.sourceView is UITableViewCell)
        #expect(question.tapAction("Cancel"))
        #expect(app.calls.isEmpty)
        screen.table.tapRow(at: path(2, 0))
        #expect(try #require(sheet).tapAction("Remove Download"))
        #expect(app.calls == ["removeDownload"])
    }

    @Test func aBarButtonAsksAndItsQuestionPointsAtIt() throws {
        let button = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(button.tap())
        #expect(app.calls.isEmpty)
        let question = try #require(sheet)
        #expect(question.title == "Remove “The Sea” from the library?")
        #expect(question.actions.map(\.title) == ["Remove", "Cancel"], "it is called as VoiceOver calls the button")
        #expect(question.popoverPresentationController?.barButtonItem === button)
        #expect(question.tapAction("Cancel"))
        #expect(app.calls.isEmpty)
        button.tap()
        #expect(try #require(sheet).tapAction("Remove"))
        #expect(app.calls == ["removeBook"])
    }

    @Test func aButtonInARowAsksAndItsQuestionPointsAtIt() throws {
        _ = screen.table.cell(path(0, 1))
        controller.state.reader = "Grace"
        controller.positionRestartButton.tap()
        #expect(app.calls.isEmpty)
        let question = try #require(sheet)
        #expect(question.title == "Start again, Grace and all?")
        #expect(question.popoverPresentationController?.sourceView === controller.positionRestartButton)
        #expect(question.tapAction("Cancel"))
        #expect(app.calls.isEmpty)
        controller.positionRestartButton.tap()
        #expect(try #require(sheet).tapAction("Restart"))
        #expect(app.calls == ["restart"])
    }
}

@MainActor private final class AudiobookApp: AudiobookActions {
    private(set) var calls: [String] = []

    func showReader() { calls.append("showReader") }
    func skipBack() { calls.append("skipBack") }
    func seek() { calls.append("seek") }
    func beginRewinding() { calls.append("beginRewinding") }
    func endRewinding() { calls.append("endRewinding") }
    func pause() { calls.append("pause") }
    func resume() { calls.append("resume") }
    func removeBook() { calls.append("removeBook") }
    func restart() { calls.append("restart") }
    func removeDownload() { calls.append("removeDownload") }
    func play(chapter: Chapter) { calls.append("play \(chapter.name)") }
}
