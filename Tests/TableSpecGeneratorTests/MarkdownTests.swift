import Testing

@Suite("Texts with Markdown in generated code")
struct MarkdownTests {
    private func generated(_ content: String, state: String = "", keys: String = "") -> Generated {
        Generated(rows: "{ id: a, content: { \(content), markdown: true } }", keys: "state: { \(state) }\n\(keys)")
    }

    @Test func aTextIsReadWhenItIsShown() {
        let label = generated("label: 'A **b**'")
        expect(label, has: "TableSpec.with(TableSpec.label()) { $0.attributedText = TableSpec.markdown(\"A **b**\") }")
        #expect(label.supports("static func markdown(_ text: String) -> NSAttributedString {"))
    }

    @Test func aValueWithinATextIsShownAsItIs() {
        expect(
            generated(
                "label: '**$(name)** of $(other), $(n), $(x:number)'",
                state: "name: String, other: String?, n: Int, x: Double"
            ),
            has: """
                **\\(TableSpec.escapedForMarkdown(state.name))** of \\(TableSpec.escapedForMarkdown(state.other ?? "")), \\
                \\(state.n), \\(TableSpec.escapedForMarkdown(state.x.formatted()))
                """
        )
    }

    @Test func aValueThatIsTheTextIsMarkdown() {
        expect(
            generated("label: $(name), shadow: { color: black }", state: "name: String?"),
            has: ".attributedText = TableSpec.markdown(state.name ?? \"\")"
        )
        expect(generated("label: $(name)", state: "name: String?"), has: ".markdown = state.name ?? \"\"")
    }

    @Test func linksAreTapped() {
        let text = "label: 'Our [terms](https://a.example)'"
        let plain = generated("\(text), font: { size: 20 }, lineBreakMode: byClipping")
        expect(
            plain,
            has: "TableSpec.with(TableSpec.linkTextView()) {",
            "$0.makeFont = { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .regular)) }",
            "$0.lineBreakMode = .byClipping",
            "$0.markdown = \"Our [terms](https://a.example)\""
        )
        #expect(plain.supports("final class LinkTextView: UITextView, UITextViewDelegate {"))
        expect(
            generated("\(text), font: footnote, color: label, alignment: center, numberOfLines: 2, action: open"),
            has: "TableSpec.linkTextView(style: .footnote, color: .label, alignment: .center, lines: 2)",
            "/// Called when a link in the label of the row “a” is tapped.",
            "func open(url: URL)",
            "TableSpec.onLink(of: $0) { [weak self] url in self?.actions?.open(url: url) }"
        )
        expect(
            generated("\(text), color: { named: Ink }"),
            has: "TableSpec.linkTextView(color: UIColor(named: \"Ink\") ?? .label)"
        )
        let whole = generated("\(text), openURL: https://a.example")
        expect(whole, has: ".attributedText", "onTapGesture")
        expect(whole, lacks: "linkTextView")
        expect(generated("label: 'Our **terms**', action: open"), has: "onTapGesture", "func open()")
    }

    @Test func translationsHaveTheirOwnLinks() {
        expect(
            generated(
                "label: 'By [$(name)]($(page))', action: open",
                state: "name: String, page: URL?",
                keys: "strings: Test"
            ),
            has: "$0.markdown = String(",
            "[\\(TableSpec.escapedForMarkdown(state.name))](\\(TableSpec.escapedForMarkdown(state.page?.absoluteString ?? \"\"))"
        )
    }

    @Test func theViewsOfASectionHaveLinks() {
        let label = "{ label: '[A](a:b)', markdown: true, action: open, id: note }"
        expect(
            Generated(
                "screen: Test\ntable:\n  sections:\n    - id: a\n      footer: { content: \(label) }\n      rows: [{ text: A }]"
            ),
            has: "TableSpec.onLink(of: views.note) { [weak self] url in self?.actions?.open(url: url) }"
        )
    }

    @Test func translationsHaveTheirOwnMarks() {
        expect(
            generated("label: 'By **$(name)**'", state: "name: String", keys: "strings: Test"),
            has: "defaultValue: \"By **\\(TableSpec.escapedForMarkdown(state.name))**\",",
            "$0.attributedText = TableSpec.markdown("
        )
    }

    @Test func theFontComesBeforeTheText() {
        expect(
            generated("label: A, font: { size: 20 }"),
            has: """
                $0.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .regular))
                $0.attributedText = TableSpec.markdown("A")
                """
        )
        expect(
            generated("label: A, class: Badge, font: headline"),
            has: """
                $0.font = .preferredFont(forTextStyle: .headline)
                $0.adjustsFontForContentSizeCategory = true
                $0.attributedText = TableSpec.markdown("A")
                """
        )
    }

    @Test func otherScreensDoWithoutIt() {
        let plain = Generated(rows: "{ id: a, content: { label: 'A **b**', markdown: false } }")
        expect(plain, lacks: "attributedText")
        #expect(!plain.supports("escapedForMarkdown"))
    }
}
