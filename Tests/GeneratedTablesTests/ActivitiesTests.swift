import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Texts with the marks of Markdown.
@Suite("Activities")
@MainActor
struct ActivitiesTests {
    private let controller = ActivitiesViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    /// The parts of a label's text with their marks and where they lead.
    private func parts(of label: UILabel) -> [Part] {
        guard let text = label.attributedText else { return [] }
        var parts: [Part] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let number = attributes[.inlinePresentationIntent] as? NSNumber
            parts.append(
                Part(
                    text: text.attributedSubstring(from: range).string,
                    intent: InlinePresentationIntent(rawValue: number?.uintValue ?? 0),
                    link: attributes[.link] as? URL
                )
            )
        }
        return parts
    }

    private struct Part: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: URL?
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func label(ofActivity row: Int) throws -> UILabel {
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 1)))
        return try #require(
            all(cell.contentView).lazy.compactMap { $0 as? UILabel }.first { $0.text?.contains("photo") == true }
        )
    }

    @Test func namesAreBold() throws {
        #expect(
            parts(of: try label(ofActivity: 0)) == [
                Part(text: "Ada Lovelace", intent: .stronglyEmphasized), Part(text: " liked your photo "),
                Part(text: "Harbour at Dawn", intent: .emphasized),
            ]
        )
    }

    @Test func aNameIsNoMarkdown() throws {
        #expect(
            parts(of: try label(ofActivity: 1)) == [
                Part(text: "J*ne_Doe", intent: .stronglyEmphasized), Part(text: " liked your photo "),
                Part(text: "a [raw] file_name.jpg", intent: .emphasized),
            ]
        )
    }

    @Test func aWholeTextIsMarkdownWithLinks() throws {
        let notice = controller.noticeLabel
        #expect(notice.text == "Version 4.2 counts likes with sum().")
        let intent = notice.attributedText.attribute(.inlinePresentationIntent, at: 8, effectiveRange: nil)
        #expect(intent as? NSNumber == 2)
        controller.state.notice = "*[New](https://example.com/new)*"
        #expect(notice.text == "New")
        let opened = HeadlessScreen.openedURLs.count
        #expect(notice.tapLink("New"))
        #expect(HeadlessScreen.openedURLs.dropFirst(opened).map(\.absoluteString) == ["https://example.com/new"])
    }

    @Test func linksAreShownAndTheAppFollowsThem() throws {
        let label = controller.termsLikesAreShownAsLabel
        #expect(label.text == "Likes are shown as our terms say; forever for a year.")
        let app = App()
        controller.actions = app
        #expect(label.tapLink("terms"))
        #expect(app.calls == ["https://example.com/terms"])
    }

    @Test func theAppLearnsTheRowOfALink() throws {
        let app = App()
        controller.actions = app
        for (row, title) in [(0, "Reply"), (1, "Show"), (1, "Reply")] {
            let cell = try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 1)))
            let label = try #require(all(cell.contentView).lazy.compactMap { $0 as? UITextView }.first)
            #expect(label.tapLink(title))
            #expect(!label.tapLink("Yesterday"))
        }
        #expect(app.calls == ["1 reply:1", "2 https://example.com/photos/2", "2 reply:2"])
    }

    private final class App: ActivitiesActions {
        var calls: [String] = []

        func showTerms(url: URL) { calls.append(url.absoluteString) }
        func follow(activity: Activity, url: URL) { calls.append("\(activity.id) \(url.absoluteString)") }
    }
}
