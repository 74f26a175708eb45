import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("Edits of sources")
struct SourceEditTests {
    @Test("change the bytes of their ranges and nothing else, in any order")
    func edits() {
        var sources = SourceMap()
        let first = sources.add(MarkedText("\u{FEFF}é ⟦x⟧\r\n⟦y⟧⟦⟧"), path: "One.yaml")
        let second = sources.add(MarkedText("⟦日本⟧: 1"), path: "Two.yaml")
        let texts = ["XX", "", "insertion", "語"]
        let edits = zip(first + second, texts).map { FixIt.Edit(range: $0, replacement: $1) }
        for edits in [edits, edits.reversed()] {
            let changed = sources.applying(edits)
            #expect(changed.files.map(\.path) == ["One.yaml", "Two.yaml"])
            #expect(String(decoding: changed.files[0].bytes, as: UTF8.self) == "\u{FEFF}é XX\r\ninsertion")
            #expect(String(decoding: changed.files[1].bytes, as: UTF8.self) == "語: 1")
        }
    }

    @Test("that overlap an earlier edit are skipped, and ranges outside the file are clamped")
    func hostile() {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "One.yaml", text: "abcdef"))
        func edit(_ start: Int32, _ end: Int32, _ text: String) -> FixIt.Edit {
            FixIt.Edit(range: SourceRange(source: id, start: start, end: end), replacement: text)
        }
        let changed = sources.applying([edit(1, 4, "-"), edit(3, 5, "+"), edit(-3, 0, "<"), edit(9, 12, ">")])
        #expect(String(decoding: changed.files[0].bytes, as: UTF8.self) == "<a-ef>")
    }
}
