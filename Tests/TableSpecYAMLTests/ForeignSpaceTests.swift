import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Characters that look like spaces")
struct ForeignSpaceTests {
    @Test(
        "are reported where YAML requires a space",
        arguments: [
            "rows:\n  - text:⟦␠⟧One\n", "a: 1\nstyle:⟦␠⟧plain\n", "screen:⟦␠⟧X\ntitle: A\n",
            "title: A\nscreen:⟦␠⟧X\ntable: {}\n", "- header: One\n-⟦␠⟧header: Two\n", "segue:⟦␠⟧Other\n",
            "a: One\n  detail:⟦␠⟧Two\n", "a:\n  b: 1\n⟦␠⟧ c: 2\n", "a: ⟦␠⟧One\n", "a: One⟦␠⟧\n", "a⟦␠⟧: One\n",
            "⟦␠⟧a: One\n",
            "{ a: One,⟦␠⟧b: Two }\n", "{ a:⟦␠⟧One }\n", "{ a: One, b:⟦␠⟧Two }\n", "a:\n  -⟦␠⟧One\n",
            "rows:\n  - { text:⟦␠⟧One }\n",
        ]
    )
    func wording(_ marked: String) {
        // libyaml passes over U+FEFF, the byte order mark, at the start of a line.
        for space in ["\u{A0}", "\u{3000}", "\u{202F}", "\u{2003}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{3164}"]
        where !(space == "\u{FEFF}" && marked.contains(#/(?:^|\n)⟦/#)) {
            let parsed = Parsed(marked.replacing("␠", with: space))
            let name = ["\u{A0}": "U+00A0 (no-break space)", "\u{3000}": "U+3000 (ideographic space)"][space]
            #expect(parsed.messages.count == 1, "\(parsed.messages)")
            #expect(parsed.messages.allSatisfy { $0.hasSuffix("isn't a space in YAML") })
            if let name { #expect(parsed.messages == ["yaml-syntax: \(name) isn't a space in YAML"]) }
            #expect(parsed.places == parsed.marks)
        }
    }

    @Test(
        "are part of a text elsewhere",
        arguments: [
            "a: 10␠km\n", "a: '␠One'\n", "a: \"Prix\u{A0}: 5\"\n", "a: |\n  Prix :␠5\n", "a: Prix :␠5\n",
            "# b:␠c\na: 1\n",
            "a: |\n  text:␠5\n",
        ]
    )
    func texts(_ text: String) {
        #expect(Parsed(text.replacing("␠", with: "\u{A0}")).messages.isEmpty)
    }

    @Test("are read as spaces, so nothing else is reported")
    func key() throws {
        #expect(try #require(Parsed("a: 1\n\u{A0}b: 2\n").document).root["b"]?.string == "2")
        #expect(try #require(Parsed("- text:\u{A0}One\n").document).root.elements.first?.isHole == true)
    }

    @Test(
        "end a line if they are line breaks of another kind",
        arguments: ["a: One⟦␠⟧Two\nb: 1\n", "# One⟦␠⟧Two\nb: 1\n"]
    )
    func lineBreaks(_ marked: String) {
        for (character, name) in [
            ("\u{2028}", "U+2028 (line separator)"), ("\u{2029}", "U+2029 (paragraph separator)"),
        ] {
            let parsed = Parsed(marked.replacing("␠", with: character))
            #expect(parsed.messages == ["yaml-syntax: \(name) ends the line here"])
            #expect(parsed.places == parsed.marks)
        }
        #expect(Parsed(marked.replacing("␠", with: "\u{85}")).messages == ["yaml-syntax: U+0085 ends the line here"])
        #expect(Parsed("a: \"One\u{2028}Two\"\nb: 1\n").messages.isEmpty)
    }

    @Test("don't hide another error")
    func others() {
        #expect(Parsed("a: 10\u{A0}km\nb: [1\n").messages == ["yaml-syntax: this '[' is never closed"])
    }
}
