import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("After each of many edits, the findings of the server are those of lint")
struct RandomEditTests {
    private static let edits = TestTier.count(quick: 120, slow: 2_000)

    private static var seed: UInt64 {
        ProcessInfo.processInfo.environment["TABLESPEC_SEED"].flatMap(UInt64.init) ?? 1
    }

    private static let specs = [
        "List.yaml": """
        # A list with a detail.
        screen: List
        title: List
        types: { Item: { name: String, count: Int } }
        state: { items: [Item], isOn: Bool = true }
        table:
          prototypes:
            - { id: ItemCell, text: $(item.name), segue: { to: Detail, pass: { item: $(item) } } }
          sections:
            - id: power
              rows:
                - { id: power, text: "Power 😀...", accessory: { switch: $(isOn) }, selectionStyle: none }
            - id: items
              visible: $(isOn && !items.isEmpty)
              rows: { forEach: item in items, prototype: ItemCell }
        samples:
          items: [{ name: Ä, count: 1 }]

        """,
        "Detail.yaml": """
        screen: Detail\r
        title: $(item.name)\r
        input: { item: Item }\r
        table:\r
          sections:\r
            - id: only\r
              rows: [A, B]\r

        """,
        "tablespec.yaml": "rules: { three-dots: warning }\n",
    ]

    private static let insertions = [
        " ", "\n", "  ", ":", "-", "{", "}", "[", "]", "\"", "'", "#", "$(", ")", "x", "😀", "é", "\t", "\r\n", "- ",
        "&a ",
        "*a", "title: X\n", "screen: Detail\n", "item", "Item", "types", "true", "null", "|", "\u{0}", "!!str ", "<<: ",
    ]

    @Test func findingsEqualThoseOfLint() throws {
        let session = try EditorSession(Self.specs)
        var generator = SeededGenerator(seed: Self.seed)
        for (name, text) in Self.specs { session.open(name, text) }
        var texts = Self.specs
        for number in 0..<Self.edits {
            let name = generator.pick(texts.keys.sorted())
            try edit(name, &texts, session, &generator)
            try #require(session.text(of: name) == texts[name], "edit \(number) of \(name)")
            let shown = session.server.shownFindings(in: session.folder)
            let expected = try Self.lint(session.folder)
            try #require(shown == expected, "edit \(number) of \(name):\n\(texts[name] ?? "")")
            _ = session.takeMessages()
            if number.isMultiple(of: 5) { try checkAnswer(about: name, texts[name] ?? "", session, &generator) }
        }
    }

    /// Sends a request about a random place, which must be answered.
    private func checkAnswer(
        about name: String,
        _ text: String,
        _ session: EditorSession,
        _ generator: inout SeededGenerator
    ) throws {
        let method = generator.pick(LanguageServer.features.map(\.method))
        let bytes = Array(text.utf8)
        let position = TextLines(bytes, .utf16).position(at: generator.number(0...bytes.count)).text
        let response = session.request(
            method,
            """
            {"textDocument":{"uri":"\(session.uri(name))"},"position":\(position),"positions":[\(position)],
            "range":{"start":\(position),"end":\(position)},"context":{"diagnostics":[]},"newName":"renamed",
            "query":"","files":[],"command":"","color":{"red":0,"green":0,"blue":0,"alpha":1}}
            """
        )
        let code = response.at("error", "code")?.integer
        try #require(response["result"] != nil || code == -32803, "\(method) at \(position)")
    }

    /// Changes a document by one edit and saves it, without telling the server.
    private func edit(
        _ name: String,
        _ texts: inout [String: String],
        _ session: EditorSession,
        _ generator: inout SeededGenerator
    ) throws {
        let original = Self.specs[name] ?? ""
        var scalars = Array((texts[name] ?? "").unicodeScalars)
        // Otherwise, nothing would be valid after some edits.
        if generator.chance(30) {
            texts[name] = original
            session.change(name, to: original)
        } else {
            let start = generator.number(0...scalars.count)
            let end = min(scalars.count, start + (generator.chance(50) ? 0 : generator.number(0...12)))
            let new = generator.chance(70) ? generator.pick(Self.insertions) : ""
            let lines = TextLines(Array((texts[name] ?? "").utf8), .utf16)
            let offsets = [start, end].map { String(String.UnicodeScalarView(scalars[..<$0])).utf8.count }
            let range = lines.range(offsets[0]..<offsets[1])
            scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
            // A position between the two characters of a line ending is the end of the line.
            let bytes = try lines.offsets(JSONTree(parsing: Array(range.text.utf8)) ?? .null)
            guard bytes == offsets[0]..<offsets[1] else { return }
            texts[name] = String(String.UnicodeScalarView(scalars))
            session.change(name, #"[{"range":\#(range.text),"text":\#(JSONValue.string(new).text)}]"#)
        }
        try session.folder.write(texts[name] ?? "", to: name)
    }

    private static func lint(_ folder: TemporaryFolder) throws -> [String] {
        let run = try LintRun(Workspace(paths: [folder.path]))
        var tables: [SourceID: LineTable] = [:]
        return run.diagnostics.map { finding in
            let file = run.sources[finding.range.source]
            let table = tables[finding.range.source] ?? LineTable(file.bytes)
            tables[finding.range.source] = table
            let ends = [finding.range.start, max(finding.range.start, finding.range.end)].map { offset in
                let position = table.position(ofByte: Int(offset))
                return "\(position.line - 1):\(position.utf16Column - 1)"
            }
            let name = file.path.split(separator: "/").last ?? ""
            let remarks = finding.notes.map { "note: \($0)" } + [finding.help.map { "help: \($0)" }].compactMap { $0 }
            let message = ([finding.message] + remarks).joined(separator: "\n")
            return "\(name) \(ends[0])-\(ends[1]) \(finding.severity.rawValue) \(finding.id) \(message)"
        }
        .sorted()
    }
}

extension LanguageServer {
    /// What the client shows in a folder.
    fileprivate func shownFindings(in folder: TemporaryFolder) -> [String] {
        published.flatMap { path, text in
            (JSONTree(parsing: Array(text.utf8))?.elements ?? []).map { finding in
                let severity = ["error", "warning", "info"][(finding["severity"]?.integer ?? 1) - 1]
                let message = finding["message"]?.string ?? ""
                let name = path.split(separator: "/").last ?? ""
                return
                    "\(name) \(finding["range"]?.place ?? "") \(severity) \(finding["code"]?.string ?? "") \(message)"
            }
        }
        .sorted()
    }
}
