import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Texts whose links are tapped.
@MainActor
struct LinkTextViewTests {
    private static let terms = "By going on you accept the [terms](https://a.example/t) and the [policy](policy?x=(1))."

    private func view(_ markdown: String, lines: Int? = 0, width: CGFloat = 200) -> TableSpec.LinkTextView {
        let view = TableSpec.linkTextView(style: .footnote, color: .secondaryLabel, alignment: .center, lines: lines)
        view.markdown = markdown
        view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
        return view
    }

    @Test(arguments: [false, true])
    func theAppLearnsWhichLinkWasTapped(isBefore17: Bool) {
        let view = view(Self.terms)
        var urls: [String] = []
        TableSpec.onLink(of: view) { urls.append($0.absoluteString) }
        let opened = HeadlessScreen.openedURLs.count
        #expect(view.tapLink("terms", isBefore17: isBefore17) && view.tapLink("policy", isBefore17: isBefore17))
        #expect(urls == ["https://a.example/t", "policy?x=(1)"])
        #expect(HeadlessScreen.openedURLs.count == opened)
        TableSpec.onLink(of: view) { _ in urls = [] }
        #expect(view.tapLink("terms", isBefore17: isBefore17) && urls == [])
        #expect(!view.tapLink("accept", isBefore17: isBefore17))
    }

    @Test(arguments: [false, true])
    func theSystemOpensLinksOtherwise(isBefore17: Bool) {
        let opened = HeadlessScreen.openedURLs.count
        #expect(view(Self.terms).tapLink("terms", isBefore17: isBefore17))
        #expect(HeadlessScreen.openedURLs.dropFirst(opened).map(\.absoluteString) == ["https://a.example/t"])
    }

    @Test func onlyLinksAreTouched() {
        let view = view("[A](a:b) and text")
        #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 60, y: 2), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: 190, y: 2), with: nil) == nil)
        #expect(!view.becomeFirstResponder())
    }

    @Test("Links in lines that are cut off can't be tapped")
    func hiddenLinks() {
        let cut = view(Self.terms, lines: 1, width: 100)
        #expect(!cut.tapLink("policy"))
        #expect(view(Self.terms, width: 100).tapLink("policy"))
        cut.isHidden = true
        #expect(!cut.tapLink("terms"))
    }

    @Test(arguments: ["", "[terms]()", "[terms](https://a.example", "[terms] (b)", "**", "](", "[](https://a.example)"])
    func otherTextHasNoLinks(markdown: String) {
        let view = view(markdown)
        #expect(!view.tapLink("terms"))
        #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) == nil)
    }

    @Test func markdownBecomesAttributes() {
        let view = view("a **b** *c* `d` ~~e~~ [f](g:h)")
        func attribute(_ key: NSAttributedString.Key, at place: Int) -> Any? {
            view.attributedText.attribute(key, at: place, effectiveRange: nil)
        }
        #expect(view.text == "a b c d e f" && view.textAlignment == .center && view.textColor == .secondaryLabel)
        #expect(view.font == UIFont.preferredFont(forTextStyle: .footnote))
        let intents = [2, 4, 6, 8].map { attribute(.inlinePresentationIntent, at: $0) as? NSNumber }
        #expect(intents == [2, 1, 4, 32])
        #expect(attribute(.link, at: 10) as? URL == URL(string: "g:h"))
        view.makeFont = { .systemFont(ofSize: 30) }
        #expect(view.font == .systemFont(ofSize: 30))
    }

    @Test func itHasTheSizeOfItsText() {
        let (one, all) = (view(Self.terms, lines: 1, width: 100), view(Self.terms, width: 100))
        let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
        #expect(one.frame.height == line.rounded(.up) && all.frame.height > 3 * line)
        #expect(view("A", lines: nil).textContainer.maximumNumberOfLines == 1)
    }
}
