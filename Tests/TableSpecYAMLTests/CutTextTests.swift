import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Comments that might be part of a text")
struct CutTextTests {
    @Test(
        "are identified by a letter or digit after '#', following an unquoted text",
        arguments: [
            ("text: Issue #12\n", ["Issue #12"]), ("- One #two three\n- B\n", ["One #two three"]),
            ("a: One # two\n", []), ("a: 'One' #two\n", []), ("a: #two\n", []), ("a: One\n#two\n", []), ("a: C#\n", []),
            ("a: One ## two\n", []), ("a: [x] #two\n", []), ("a: One #é\n", ["One #é"]),
            ("a: One #tablespec:disable:line x\n", []), ("a: |\n  One #12\n", []),
        ]
    )
    func cut(_ text: String, _ expected: [String]) throws {
        let parsed = Parsed(text)
        let cut = try #require(parsed.document).cutTexts.map { cut in
            String(decoding: parsed.bytes[Int(cut.text.start)..<Int(cut.comment.end)], as: UTF8.self)
        }
        #expect(cut == expected)
    }

    @Test(
        "are mentioned if a value is missing",
        arguments: ["a: #FF0000\n", "a:   #FF0000\nb: 1\n", "- b: 1\n  a: #FF0000"]
    )
    func missingValue(_ text: String) throws {
        let root = try Parsed(text).root()
        #expect((root["a"] ?? root.elements.first?["a"])?.commentInPlace == "#FF0000")
    }

    @Test("are reported if they hide a closing bracket")
    func brackets() {
        let message = "yaml-syntax: '#' starts a comment here, so the rest of the line isn't read"
        for text in [
            "- { text: Go, textColor: ⟦#00FF00 }⟧\n- { text: B }\n", "a: [Issue ⟦#12]⟧\nb: 1\n", "a: [A, ⟦#]⟧\nb: 1\n",
            "a: [A, ⟦#]⟧\nb:\n  - c\n",
            "a: { b: Issue ⟦#12 }⟧\n",
        ] {
            let parsed = Parsed(text)
            #expect(parsed.messages == [message])
            #expect(parsed.places == parsed.marks)
        }
        #expect(Parsed("a: { b: 1 # one\n").messages == ["yaml-syntax: this '{' is never closed"])
    }
}
