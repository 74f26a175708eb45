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

    private func label(ofActivity row: Int) throws -> UILabel {
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 1)))
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
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

    @Test func aWholeTextIsMarkdown() {
        #expect(
            parts(of: controller.noticeLabel) == [
                Part(text: "Version "), Part(text: "4.2", intent: .stronglyEmphasized),
                Part(text: " counts likes with "),
                Part(text: "sum()", intent: .code), Part(text: "."),
            ]
        )
        controller.state.notice = "*New*"
        #expect(parts(of: controller.noticeLabel) == [Part(text: "New", intent: .emphasized)])
    }

    @Test func aLinkIsShownAndTheAppFollowsIt() throws {
        #expect(
            parts(of: controller.termsLikesAreShownAsLabel) == [
                Part(text: "Likes are shown as our "),
                Part(text: "terms", link: URL(string: "https://example.com/terms")), Part(text: " say; "),
                Part(text: "forever", intent: .strikethrough), Part(text: " for a year."),
            ]
        )
        let app = App()
        controller.actions = app
        #expect(controller.termsLikesAreShownAsLabel.tapView())
        #expect(app.isAskedForTerms)
    }

    private final class App: ActivitiesActions {
        var isAskedForTerms = false

        func showTerms() { isAskedForTerms = true }
    }
}
