import Foundation
import TableSpecTestSupport
import Testing

@Suite("The form of specs")
struct FormTests {
    @Test(
        "of keys, lines, comments and blank lines",
        arguments: [
            // Keys are in the order of the reference, with their comments.
            (
                "title: A # a\n# b\nscreen: B\n", "# b\nscreen: B\ntitle: A # a\n"
            ),
            // Comments at the top stay there.
            ("# top\n\ntitle: A\nscreen: B\n", "# top\n\nscreen: B\ntitle: A\n"),
            // Indentation and lists.
            ("table:\n    sections:\n    - rows:\n       - A\n", "table:\n  sections:\n    - rows:\n        - A\n"),
            // Collections in brackets are on one line if they fit.
            ("types: {A: {b: String,c: Int},\n  D: [ e ] }\n", "types: { A: { b: String, c: Int }, D: [e] }\n"),
            // With a comment inside, they aren't.
            ("types: {\n  A: b, # c\n  D: e\n}\n", "types:\n  A: b  # c\n  D: e\n"),
            // At most one blank line, and none at the start of a block.
            ("\n\nscreen: A\n\n\n\ntable:\n\n  style: plain\n\n\n", "screen: A\n\ntable:\n  style: plain\n"),
            // Texts keep their quotes and the relative indentation of their lines.
            (
                "x-a:\n   - 'a'\n   - \"b\n     c\"\n   - |\n      d\n        e\n\n      f\n   - >2-\n       g\n",
                "x-a:\n  - 'a'\n  - \"b\n    c\"\n  - |\n    d\n      e\n\n    f\n  - >2-\n      g\n"
            ),
            // Blank lines at the end of a text that keeps them.
            ("x-a: |+\n  a\n\n\nscreen: A\n", "x-a: |+\n  a\n\n\nscreen: A\n"),
            // Anchors stay before their aliases.
            ("table: &a { style: plain }\nscreen: *a\n", "table: &a { style: plain }\nscreen: *a\n"),
            ("x-a: &a\n    b: c\nx-d:\n - <<: *a\n", "x-a: &a\n  b: c\nx-d:\n  - <<: *a\n"),
            // Documents and directives.
            (
                "# a\n%YAML 1.2\n--- # b\nscreen:   A\n...\n# c\n", "# a\n%YAML 1.2\n--- # b\nscreen: A\n...\n# c\n"
            ),
            // Comments stay in their columns.
            (
                "table:\n    style: plain   # a\n    rowHeight: 4 # b\n",
                "table:\n  style: plain   # a\n  rowHeight: 4 # b\n"
            ),
            // Comments of elements and at ends of blocks.
            (
                "x-a:\n  # a\n  - # b\n    c: d\n    # e\n  # f\n# g\nscreen: A\n# h\n",
                "x-a:\n  # a\n  # b\n  - c: d\n    # e\n  # f\n# g\nscreen: A\n# h\n"
            ),
            ("x-a: [a,\n  # b\n  ]\n", "x-a:\n  - a\n  # b\n"),
            ("screen:\n  # a\n  B\n", "# a\nscreen: B\n"),
            ("? screen\n: A\n", "screen: A\n"), ("x-a: { b, c: , d: }\n", "x-a: { b: , c: , d: }\n"),
            ("x-a: [b: c]\n", "x-a: [{ b: c }]\n"), ("- - a\n  - b\n", "- - a\n  - b\n"),
            ("# a\n\n\n# b", "# a\n\n# b\n"),
            ("", ""), ("a", "a\n"), ("{screen: A}", "{ screen: A }\n"), ("x-a:\n  -\n  - b\n", "x-a:\n  -\n  - b\n"),
        ]
    )
    func examples(_ source: String, form: String) {
        #expect(Formatted(source).text == form)
        #expect(Formatted(form).text == form)
    }

    @Test("of long collections is a line for each entry") func longCollections() {
        let rows = (1...8).map { "{ text: Row number \($0), detail: x }" }.joined(separator: ", ")
        let form =
            "screen: A\ntable:\n  sections:\n    - rows:\n"
            + (1...8).map { "        - { text: Row number \($0), detail: x }\n" }.joined()
        #expect(
            Formatted("screen: A\ntable:\n  sections:\n    - { rows: [\(rows)] } # c\n").text
                == form.replacing("    - rows:", with: "    # c\n    - rows:")
        )
        // A comment about the line keeps it.
        let line = "x-a: [\(rows)]  # tablespec:disable:line a -- b\n"
        #expect(Formatted(line).text == line)
    }

    @Test("of 120 characters is one line") func width() {
        let fits = "x-a: [\(String(repeating: "é", count: 113))]\n"
        #expect(Formatted(fits).text == fits)
        #expect(Formatted(fits.replacing("[", with: "[é")).text?.hasPrefix("x-a:\n  - é") == true)
    }

    @Test("is the same with other line breaks, tabs and a byte order mark") func files() {
        #expect(
            Formatted("screen:  A\r\ntable:\r\n    style: plain\t# a\r\n").text
                == "screen: A\r\ntable:\r\n  style: plain # a\r\n"
        )
        #expect(Formatted("\u{FEFF}screen:  A").text == "\u{FEFF}screen: A\n")
    }

    @Test("of some lines leaves the others as they are") func ranges() {
        let source = "title:   A\nscreen:  B\ntable:\n    sections:\n    -   rows:\n        -   A\n        -   B\n"
        #expect(Formatted(source, lines: 1...1).text == source.replacing("title:   A", with: "title: A"))
        #expect(Formatted(source, lines: 7...7).text == source.replacing("-   B", with: "- B"))
        #expect(Formatted(source, lines: 1...99).text == Formatted(source).text)
        #expect(Formatted(source, lines: 50...60).text == source)
    }

    @Test("of specs with syntax errors doesn't exist") func errors() {
        for source in ["title: \"a\nscreen: A\n", "a: 1\na: 2\n", "a: *b\n", "--- a\n--- b\n"] {
            let formatted = Formatted(source)
            #expect(formatted.text == nil)
            #expect(formatted.diagnostics.count == 1)
        }
    }

    @Test("of the specs of this package is their own") func specs() throws {
        let folder = Repository.root.appending(path: "Specs")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        where name.hasSuffix(".yaml") && name != "tablespec.yaml" {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(Formatted(text).text == text, "\(name)")
            // The same spec in another form.
            #expect(Formatted.fault(Self.disarranged(text)) == nil, "\(name)")
        }
    }

    /// The text with more blank lines, and spaces at the ends of lines.
    private static func disarranged(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "  \n\n\n")
    }

    @Test(
        "exists for odd texts, and never changes them",
        arguments: [
            "a: \"\\u2028\\U0001F600\" # \u{202E}\u{200B}\nb: 👩‍👩‍👧 c\n", "a: 'b\n\n\n  c'\n", "a: b\n  c\n\n  d\n",
            "\u{E9}: { \u{4E00}: [\u{1F600}] }\n", "? a b\n: c\n", "\"a b\": c\n", "*a : b\n", "&a b: *a\n",
            "a: !!str 1\n",
            "a: &b !!map { c: d }\n", "a: |\n  b\n\n\nc: >-\n  d\n# e\n", "a:\n- b\n# c\n- d\n# e\nf: g\n", "a: b #c\n",
            "a: [b, [c, {d: e}], 'f, g']\n", "a: - b\n", "a: |2\n   b\n  c\n", "a: \"b\\\n  \\  c\"\n", "a: b\rc: d\r",
            "a: \u{85}b\n",
            "---\n- a\n", "--- |\n a\n", "--- &a\nb: c\n", "--- {a: b}\n", "a: {? b : c}\n", "a: { \"b\":c }\n", "[]",
            "{}",
            "- - - a\n    - b\n", "a: [ # b\n]\n", "a: |\r\n  b\r\n  c\r\nd: |+\r\n  e\r\n\r\n", "a: |\n   b  \n",
            "a:\n  # b\n\n  # c\n  d: e\n\n\n  # f\n\n# g\n",
            "a: { b: c } # d\n# e\n",
            "a: # b\n  - c\n",
        ]
    )
    func oddTexts(_ source: String) {
        let formatted = Formatted(source)
        guard let text = formatted.text else {
            #expect(!formatted.diagnostics.isEmpty)
            return
        }
        #expect(Formatted.fault(source) == nil)
        #expect(Formatted(text).text == text)
    }

    @Test("takes time in proportion to the text") func size() {
        let long = "a: [" + (0..<50_000).map { "{ b: \($0) }" }.joined(separator: ", ") + "]\n"
        #expect(Formatted(long).text?.count(where: \.isNewline) == 50_001)
        let text = "a: \(String(repeating: "x", count: 10_000_000))\n"
        #expect(Formatted(text).text == text)
        let deep = String(repeating: "[", count: 90) + String(repeating: "]", count: 90) + "\n"
        #expect(Formatted("a: \(deep)").text != nil)
    }
}
