import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("Reports")
struct RendererTests {
    private static func manyFindings() -> (findings: [Diagnostic], sources: SourceMap) {
        var sources = SourceMap()
        let first = sources.add(MarkedText("⟦a⟧: 1\n⟦日本⟧: 2\r\n⟦a⟧: \"⟦\t⟧\"\n"), path: "One.yaml")
        let second = sources.add(MarkedText("\u{FEFF}⟦title⟧: x⟦⟧"), path: "Folder/Two words.yaml")
        let ids = ["first-rule", "second-rule", "third-rule"]
        var findings: [Diagnostic] = []
        for (index, range) in (first + second).enumerated() {
            findings.append(
                Diagnostic(
                    Diagnostic.Severity.allCases[index % 3],
                    id: ids[index % ids.count],
                    origin: .rule,
                    "message \(index) with 'quotes' and \"more\"",
                    at: range,
                    labels: index % 2 == 0 ? [.init("label \(index)", at: first[0])] : [],
                    notes: ["note \(index)"],
                    help: "help \(index)"
                )
            )
        }
        return (findings.sortedByPlace(in: sources), sources)
    }

    /// A head line `path:line:column: severity: message [id]` without what formats say differently.
    private static func heads(in text: String) throws -> [String] {
        let pattern =
            #/
            (?<path>.+?) : (?<line>\d+) : \d+ : \s (?<severity>error|warning|info|note) : \s
            (?<message>.*) \s \[ (?<id>[a-z\-]+) \]
            /#
        return text.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: pattern).map { match in
                let severity = match.severity == "note" ? "info" : match.severity
                return "\(match.path):\(match.line) \(severity) \(match.message) \(match.id)"
            }
        }
    }

    private struct JSONReport: Decodable {
        struct Point: Decodable, Equatable { var offset, line, column, utf16Column: Int }
        struct Label: Decodable {
            var text, path: String
            var start, end: Point
        }
        struct Edit: Decodable {
            var path, replacement: String
            var start, end: Point
        }
        struct Fix: Decodable {
            var message: String
            var isSafe: Bool
            var edits: [Edit]
        }
        struct Finding: Decodable {
            var id, severity, origin, message, path: String
            var start, end: Point
            var labels: [Label]
            var notes: [String]
            var help: String?
            var fixes: [Fix]
        }
        var version: Int
        var diagnostics: [Finding]
    }

    private static func report(_ findings: [Diagnostic], _ sources: SourceMap) throws -> JSONReport {
        let text = JSONRenderer().render(findings, in: sources)
        return try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
    }

    @Test("list the same findings in every format")
    func sameFindings() throws {
        let (findings, sources) = Self.manyFindings()
        let expected = findings.map { finding in
            let file = sources[finding.range.source]
            let line = LineTable(file.bytes).position(ofByte: Int(finding.range.start)).line
            return "\(file.path):\(line) \(finding.severity.rawValue) \(finding.message) \(finding.id)"
        }
        let json = try Self.report(findings, sources).diagnostics
        #expect(expected.count == 6)
        #expect(try Self.heads(in: CaretRenderer(usesColor: false).render(findings, in: sources)) == expected)
        #expect(try Self.heads(in: XcodeRenderer().render(findings, in: sources)) == expected)
        #expect(json.map { "\($0.path):\($0.start.line) \($0.severity) \($0.message) \($0.id)" } == expected)
    }

    @Test("for Xcode have one line per place")
    func xcode() {
        var finding = MarkedFinding("日: ⟦x⟧\n⟦y⟧", severity: .info, message: "two\nlines\u{1B}", labels: ["label\n"])
        finding.diagnostic.notes = ["why"]
        finding.diagnostic.help = "how"
        #expect(
            XcodeRenderer().render([finding.diagnostic], in: finding.sources) == """
                Test.yaml:1:6: note: two\\nlines\\u{1B} [rule-id]
                Test.yaml:2:1: note: label\\n
                Test.yaml:1:6: note: why
                Test.yaml:1:6: note: help: how

                """
        )
    }

    @Test("in JSON have offsets, lines, columns, labels, help, fixes and all expected words")
    func json() throws {
        var finding = MarkedFinding("é: ⟦😀x⟧\n⟦y⟧", message: "\"\\\n\u{1}\u{202E}", labels: ["label"])
        finding.diagnostic.help = "help"
        finding.diagnostic.notes = ["note"]
        finding.diagnostic.expected = ["a", "b"]
        finding.diagnostic.fixIts = [
            FixIt(message: "fix", edits: [.init(range: finding.diagnostic.range, replacement: "z")], isSafe: true)
        ]
        let text = JSONRenderer().render([finding.diagnostic], in: finding.sources)
        let range = """
            "path":"Test.yaml","start":{"offset":4,"line":1,"column":4,"utf16Column":4},\
            "end":{"offset":9,"line":1,"column":6,"utf16Column":7}
            """
        let label = """
            "path":"Test.yaml","start":{"offset":10,"line":2,"column":1,"utf16Column":1},\
            "end":{"offset":11,"line":2,"column":2,"utf16Column":2}
            """
        let fingerprint = try #require(text.firstMatch(of: #/"fingerprint":"([0-9a-f]{16}:1)"/#)).1
        #expect(
            text == """
                {"version":1,"diagnostics":[
                {"id":"rule-id","severity":"error","origin":"rule","message":"\\"\\\\\\n\\u0001\\u202e",\(range),\
                "labels":[{"text":"label",\(label)}],"notes":["note"],"help":"help",\
                "fixes":[{"message":"fix","isSafe":true,"edits":[{\(range),"replacement":"z"}]}],\
                "expected":["a","b"],"fingerprint":"\(fingerprint)"}
                ]}

                """
        )
        let report = try Self.report([finding.diagnostic], finding.sources)
        #expect(report.version == 1)
        #expect(report.diagnostics.first?.message == "\"\\\n\u{1}\u{202E}")
        #expect(JSONRenderer().render([], in: finding.sources) == "{\"version\":1,\"diagnostics\":[]}\n")
    }

    @Test("of ten thousand findings on one long line are fast", arguments: ["x", "日é\t"])
    func manyInOneLine(_ text: String) {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "Test.yaml", text: String(repeating: text, count: 100_000)))
        let findings = (0..<10_000).map { index in
            Diagnostic(
                .error,
                id: "rule-id",
                origin: .rule,
                "message",
                at: SourceRange(source: id, start: Int32(index), end: Int32(index + 1))
            )
        }
        #expect(XcodeRenderer().render(findings, in: sources).split(separator: "\n").count == 10_000)
        #expect(CaretRenderer(usesColor: false).render(Array(findings.prefix(100)), in: sources).count > 100 * 160)
    }
}

@Suite("Findings")
struct DiagnosticTests {
    @Test("are sorted by path, start, severity and id, without duplicates")
    func sorting() {
        var sources = SourceMap()
        let second = sources.add(SourceFile(path: "b.yaml", text: "abc"))
        let first = sources.add(SourceFile(path: "a.yaml", text: "abc"))
        func finding(_ severity: Diagnostic.Severity, _ id: String, _ source: SourceID, _ start: Int32) -> Diagnostic {
            Diagnostic(severity, id: id, origin: .rule, id, at: SourceRange(source: source, start: start, end: 3))
        }
        let expected = [
            finding(.info, "z", first, 0), finding(.error, "c", first, 1), finding(.error, "d", first, 1),
            finding(.warning, "a", first, 1), finding(.info, "a", first, 1), finding(.error, "a", second, 0),
        ]
        for shift in expected.indices {
            let shuffled = Array(expected[shift...] + expected[..<shift])
            #expect((shuffled + expected.reversed()).sortedByPlace(in: sources) == expected)
        }
    }

    @Test("with different messages at one place are all reported")
    func differentWords() {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "a.yaml", text: "abc"))
        let range = SourceRange(source: id, start: 0, end: 1)
        let findings = ["one", "two"].map { Diagnostic(.error, id: "x", origin: .rule, $0, at: range) }
        #expect(findings.sortedByPlace(in: sources) == findings)
    }

    @Test("use little memory for places")
    func size() {
        #expect(MemoryLayout<SourceRange>.size == 12)
    }

    @Test("compare severities")
    func gravity() {
        #expect(Diagnostic.Severity.allCases.sorted() == [.info, .warning, .error])
    }
}

@Suite("Marked text")
struct MarkedTextTests {
    @Test("yields the text and the ranges in the order of their opening marks")
    func ranges() {
        let marked = MarkedText("é⟦a⟦b⟧⟧c⟦⟧")
        #expect(marked.text == "éabc")
        #expect(marked.ranges == [2..<4, 3..<4, 5..<5])
    }
}
