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
        expect(generated("label: $(name)", state: "name: String?"), has: ".markdown(state.name ?? \"\")")
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
