import TableSpecMarkdown
import Testing

/// Markdown within lines. What is right is said by CommonMark's specification, and for many texts by another reader of it.
@Suite("Inline Markdown")
struct InlineMarkdownTests {
    /// The parts of a text as `text`, `*emphasized*`, `**strong**`, `***both***`, `` `code` ``, `~struck~` and `[link](address)`.
    private func described(_ text: String) -> String {
        InlineMarkdown(text).runs.map { run in
            let marks = [
                (InlineMarkdown.Style.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
            ]
            let names = marks.filter { run.style.contains($0.0) }.map(\.1).joined()
            let address = run.link.map { "→\($0)" } ?? ""
            return names.isEmpty && address.isEmpty ? run.text : "{\(names)\(address) \(run.text)}"
        }.joined()
    }

    @Test(
        arguments: [
            ("plain", "plain"), ("a **b** c", "a {b b} c"), ("*a* _b_ __c__", "{i a} {i b} {b c}"),
            ("***a***", "{bi a}"), ("**a *b* c**", "{b a }{bi b}{b  c}"), ("`a*b*`", "{c a*b*}"),
            ("`` `a` ``", "{c `a`}"), ("~~a~~", "{s a}"), ("[a](b)", "{→b a}"), ("[a *b*](c \"d\")", "{→c a }{i→c b}"),
            ("<https://a.b>", "{→https://a.b https://a.b}"), ("<me@a.b>", "{→mailto:me@a.b me@a.b}"),
            ("![a](b)", "a"), ("\\*a\\*", "*a*"), ("&amp;&#33;&#x2014;", "&!—"), ("[a](<b c>)", "{→b c a}"),
            ("[a](b(c)d)", "{→b(c)d a}"), ("`a``b`", "{c a``b}"),
        ]
    ) func marksBecomeStyles(text: String, parts: String) {
        #expect(described(text) == parts)
    }

    @Test(
        "Unmatched and misplaced delimiters are shown",
        arguments: [
            "2 * 3 * 4", "**", "*a", "a*", "snake_case_name", "**a", "[a]", "[a](", "[a] (b)", "`a", "~a", "a \\ b",
            "<a b>", "[a](<b>\"c\")",
            "&unknown;", "&", "\\", "", " ", "a & b", "5 < 6 > 4", "__", "* a *",
        ]
    ) func whatMeansNothingStays(text: String) {
        #expect(described(text) == text)
    }

    @Test func spacesAndLineEndsStay() {
        #expect(described("  a\n\n**b**  \n- c") == "  a\n\n{b b}  \n- c")
    }

    @Test(
        "An escaped text is shown unchanged",
        arguments: [
            "J*ne_Doe_*", "[a](b)", "`x`", "~~a~~", "\\", "&amp;", "<https://a.b>", "![a](b)", "a*", "# 1. – é 😀", "*",
            "a\nb",
        ]
    ) func escapedTextIsItself(text: String) {
        let escaped = InlineMarkdown.escaped(text)
        #expect(InlineMarkdown(escaped).runs == (text.isEmpty ? [] : [.init(text)]))
        #expect(described("**\(escaped)** and *\(escaped)*") == "{b \(text)} and {i \(text)}")
    }

    @Test(
        "Any number of unmatched delimiters is shown",
        arguments: ["*a ", "a* ", "[](a", "[](a (", "<a:", "[", "![", "`", "&", "_a "]
    ) func manyMarksWithoutPartners(part: String) {
        let text = String(repeating: part, count: 20_000 / part.count)
        #expect(InlineMarkdown(text).runs == [.init(text)])
    }

    @Test func manyMarksInEachOther() {
        let count = 5_000
        let text = String(repeating: "*a ", count: count) + "b" + String(repeating: " a*", count: count)
        let shown = String(repeating: "a ", count: count) + "b" + String(repeating: " a", count: count)
        #expect(InlineMarkdown(text).runs == [.init(shown, .emphasized)])
        let links = InlineMarkdown(String(repeating: "[a](b) ", count: count)).runs
        #expect(links.count == 2 * count && links.allSatisfy { $0.link == ($0.text == "a" ? "b" : nil) })
    }
}
