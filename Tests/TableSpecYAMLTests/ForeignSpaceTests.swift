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
        for space in ["\u{A0}", "\u{3000}", "\u{202F}", "\u{2003}"] {
            let parsed = Parsed(marked.replacing("␠", with: space))
            let name = ["\u{A0}": "U+00A0 (no-break space)", "\u{3000}": "U+3000 (ideographic space)"][space]
            #expect(parsed.messages.count == 1, "\(parsed.messages)")
            #expect(parsed.messages[0].hasSuffix("isn't a space in YAML"))
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

    @Test("don't hide another error")
    func others() {
        #expect(Parsed("a: 10\u{A0}km\nb: [1\n").messages == ["yaml-syntax: this '[' is never closed"])
    }
}
