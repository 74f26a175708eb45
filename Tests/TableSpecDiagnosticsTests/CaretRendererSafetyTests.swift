import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("The caret report of hostile and long text")
struct CaretRendererSafetyTests {
    @Test("control and bidirectional characters are shown as escapes")
    func escapes() {
        #expect(
            MarkedFinding("a: \u{1B}[31m⟦red⟧ \u{202E}x\u{7}").pretty == """
                Test.yaml:1:9: error: message [rule-id]
                 1 | a: \\u{1B}[31mred \\u{202E}x\\u{07}
                   |              ^~~

                """
        )
        #expect(
            MarkedFinding("a: ⟦\u{1B}⟧").pretty == """
                Test.yaml:1:4: error: message [rule-id]
                 1 | a: \\u{1B}
                   |    ^~~~~~

                """
        )
    }

    @Test("bytes that aren't UTF-8 are shown as escapes")
    func strayBytes() {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "Test.yaml", bytes: Array("é: ".utf8) + [0xFF, 0xC3] + Array("x".utf8)))
        let range = SourceRange(source: id, start: 5, end: 6)
        let finding = Diagnostic(.error, id: "rule-id", origin: .syntax, "message", at: range)
        #expect(
            CaretRenderer(usesColor: false).render([finding], in: sources) == """
                Test.yaml:1:5: error: message [rule-id]
                 1 | é: \\xFF\\xC3x
                   |        ^~~~

                """
        )
    }

    @Test("messages, labels, notes, help and paths are escaped too", arguments: [true, false])
    func texts(_ usesColor: Bool) {
        let hostile = "\u{1B}]0;x\u{7}\r\u{9B}\u{202E}\u{2028}"
        var finding = MarkedFinding("⟦a⟧: ⟦b⟧", path: hostile, message: hostile + "\n", labels: [hostile])
        finding.diagnostic.id = hostile
        finding.diagnostic.notes = [hostile]
        finding.diagnostic.help = hostile
        finding.diagnostic.fixIts = [FixIt(message: hostile + "!", edits: [], isSafe: false)]
        let text = CaretRenderer(usesColor: usesColor).render([finding.diagnostic], in: finding.sources)
        let sane = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars
        #expect(sane.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) })
        #expect(text.contains("\\u{1B}]0;x\\u{07}\\r\\u{9B}\\u{202E}\\u{2028}"))
    }

    @Test("long lines are truncated to a window around the place")
    func longLines() {
        let filler = String(repeating: "0123456789", count: 30)
        #expect(
            MarkedFinding("\(filler)⟦HERE⟧\(filler)").pretty == """
                Test.yaml:1:301: error: message [rule-id]
                 1 | …\(filler.suffix(40))HERE\(filler.prefix(116))…
                   | \(String(repeating: " ", count: 41))^~~~

                """
        )
        #expect(
            MarkedFinding("⟦HERE⟧\(filler)").pretty == """
                Test.yaml:1:1: error: message [rule-id]
                 1 | HERE\(filler.prefix(156))…
                   | ^~~~

                """
        )
        #expect(
            MarkedFinding("\(filler)⟦HERE⟧").pretty == """
                Test.yaml:1:301: error: message [rule-id]
                 1 | …\(filler.suffix(156))HERE
                   | \(String(repeating: " ", count: 157))^~~~

                """
        )
    }

    @Test("a place wider than the window is underlined in its visible part")
    func widePlace() throws {
        let pretty = MarkedFinding("a: ⟦\(String(repeating: "x", count: 100_000))⟧").pretty
        let lines = pretty.split(separator: "\n")
        #expect(lines[1] == " 1 | a: " + String(repeating: "x", count: 157) + "…")
        #expect(lines[2] == "   |    ^" + String(repeating: "~", count: 156))
    }

    @Test("long lines of wide characters are truncated between characters")
    func longWideLines() {
        let filler = String(repeating: "日", count: 5000)
        let pretty = MarkedFinding("\(filler)⟦é⟧\(filler)").pretty
        #expect(
            pretty == """
                Test.yaml:1:5001: error: message [rule-id]
                 1 | …\(filler.prefix(20))é\(filler.prefix(59))…
                   | \(String(repeating: " ", count: 41))^

                """
        )
    }

    @Test(
        "ranges outside the file are clamped to it",
        arguments: [(-5, -1), (-1, 100), (3, 1), (50, 60)] as [(Int32, Int32)]
    )
    func rangesOutside(_ start: Int32, _ end: Int32) {
        var finding = MarkedFinding("⟦a⟧: b\n")
        finding.diagnostic.range.start = start
        finding.diagnostic.range.end = end
        finding.diagnostic.labels = [.init("label", at: finding.diagnostic.range)]
        #expect(finding.pretty.hasPrefix("Test.yaml:"))
        #expect(XcodeRenderer().render([finding.diagnostic], in: finding.sources).hasPrefix("Test.yaml:"))
        #expect(JSONRenderer().render([finding.diagnostic], in: finding.sources).contains("Test.yaml"))
    }
}
