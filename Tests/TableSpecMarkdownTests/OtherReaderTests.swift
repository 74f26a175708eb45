import Foundation
import TableSpecMarkdown
import TableSpecTestSupport
import Testing

/// What another reader of CommonMark makes of the same texts: markdown-it-py, which passes the examples of the specification
/// (https://github.com/executablebooks/markdown-it-py).
@Suite("Inline Markdown as markdown-it-py reads it")
struct OtherReaderTests {
    /// A part of a text, as the other reader tells it.
    private struct Part: Decodable, Equatable {
        var text: String
        var strong: Bool
        var emphasized: Bool
        var code: Bool
        var link: String?
    }

    /// Reads texts, a JSON array a line, and writes the parts of each.
    private static let script = """
        import json, sys
        from markdown_it import MarkdownIt
        reader = MarkdownIt("commonmark").disable(["html_inline"])
        reader.normalizeLink = lambda url: url
        reader.validateLink = lambda url: True
        def parts(tokens, strong=0, emphasized=0, link=None):
            for token in tokens:
                if token.type == "strong_open": strong += 1
                elif token.type == "strong_close": strong -= 1
                elif token.type == "em_open": emphasized += 1
                elif token.type == "em_close": emphasized -= 1
                elif token.type == "link_open": link = token.attrGet("href")
                elif token.type == "link_close": link = None
                elif token.type == "image": yield from parts(token.children, strong, emphasized, link)
                else:
                    text = "\\n" if token.type in ("softbreak", "hardbreak") else token.content
                    yield {"text": text, "strong": strong > 0, "emphasized": emphasized > 0,
                           "code": token.type == "code_inline", "link": link}
        def joined(parts):
            result = []
            for part in parts:
                same = result and all(result[-1][key] == part[key] for key in part if key != "text")
                if same: result[-1]["text"] += part["text"]
                elif part["text"]: result.append(part)
            return result
        texts = json.load(open(sys.argv[1]))
        print(json.dumps([joined(parts(reader.parseInline(text)[0].children)) for text in texts]))
        """

    /// Texts of few characters of which most mean something.
    private static func texts(_ count: Int, seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "*", "*", "**", "_", "__", "`", "[", "](", ")", "!", "\\", "<", ">", "a", "b", "a", " ", "(", ".", "é",
            "\"",
        ]
        return (0..<count).map { _ in
            (0..<Int.random(in: 1...14, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
                .joined()
                .trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(.slow, .enabled(if: ExternalProgram(name: "markdown-it").isInstalled, "needs: pip install markdown-it-py"))
    func bothReadTheSame() async throws {
        let texts = Self.texts(5_000, seed: 7)
        let folder = try TemporaryFolder()
        try JSONEncoder().encode(texts).write(to: folder.url.appendingPathComponent("texts.json"))
        let run = try await ExternalProgram.python.run("-c", Self.script, "texts.json", in: folder)
        let others = try JSONDecoder().decode([[Part]].self, from: run.data)
        try #require(others.count == texts.count)
        for (text, other) in zip(texts, others) {
            let ours = InlineMarkdown(text).runs.map { run in
                Part(
                    text: run.text,
                    strong: run.style.contains(.stronglyEmphasized),
                    emphasized: run.style.contains(.emphasized),
                    code: run.style.contains(.code),
                    link: run.link
                )
            }
            #expect(ours == other, "\(text)")
        }
    }
}
