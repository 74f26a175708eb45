import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Code actions apply fixes and disable rules")
struct CodeActionTests {
    /// The actions at the mark of a spec, and the spec after each.
    private func actions(_ text: String, only: String = "") throws -> [(title: String, text: String?)] {
        let session = try EditorSession()
        session.open("A.yaml", text)
        let context = #""range":\#(session.range(of: 0, in: "A.yaml")),"context":{"diagnostics":[]\#(only)}"#
        let result = session.result("textDocument/codeAction", of: "A.yaml", context)
        return (result.elements ?? []).map {
            ($0["title"]?.string ?? "", session.applying($0["edit"])["A.yaml"])
        }
    }

    private static let misspelled = "screen: A\n⟦titel⟧: B\ntable: { sections: [{ id: s, rows: [{ text: C... }] }] }\n"

    @Test func fixes() throws {
        let actions = try actions(Self.misspelled)
        #expect(actions.first?.title == "Replace with 'title'")
        #expect(actions.first?.text?.contains("\ntitle: B\n") == true)
    }

    @Test func allSafeFixes() throws {
        let actions = try actions(Self.misspelled, only: #","only":["source.fixAll"]"#)
        #expect(actions.map(\.title) == ["Apply all safe fixes"])
        let text = try #require(actions.first?.text)
        #expect(text.hasPrefix("screen: A\ntitle: B\n"))
        let session = try EditorSession()
        session.open("A.yaml", text)
        #expect(!session.findings(in: "A.yaml").contains { $0.contains("unknown-key") })
    }

    @Test(arguments: ["quickfix", "refactor", "source.organizeImports"])
    func onlyTheRequestedKinds(_ kind: String) throws {
        let titles = try actions(Self.misspelled, only: #","only":["\#(kind)"]"#).map(\.title)
        #expect(titles == (kind == "quickfix" ? ["Replace with 'title'"] : []))
    }

    @Test(arguments: ["\n", "\r\n"])
    func disableARule(_ lineEnding: String) throws {
        let text = """
            screen: A
            title: A
            table:
              sections:
                - id: s
                  rows:
                    - text: ⟦C...⟧

            """.replacing("\n", with: lineEnding)
        let action = try actions(text).first { $0.title == "Disable 'three-dots' here" }
        let edited = try #require(action?.text)
        #expect(
            edited.contains(
                "rows:\(lineEnding)        # tablespec:disable:next three-dots -- reason\(lineEnding)        - text"
            )
        )
        let session = try EditorSession()
        session.open("A.yaml", edited)
        #expect(session.findings(in: "A.yaml") == [])
    }

    @Test func createAScreen() throws {
        let capabilities = #"{"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}}}"#
        let session = try EditorSession(capabilities: capabilities)
        session.open(
            "A.yaml",
            "screen: A\ntitle: A\ntable: { sections: [{ id: s, rows: [{ text: B, segue: ⟦C⟧ }] }] }\n"
        )
        let context = #""range":\#(session.range(of: 0, in: "A.yaml")),"context":{"diagnostics":[]}"#
        let actions = session.result("textDocument/codeAction", of: "A.yaml", context).elements ?? []
        let action = try #require(actions.first { $0["title"]?.string == "Create the screen 'C'" })
        let changes = action.at("edit", "documentChanges")?.elements ?? []
        #expect(changes.first?["uri"]?.string == session.uri("C.yaml"))
        session.open("C.yaml", changes.last?["edits"]?.elements?.first?["newText"]?.string ?? "")
        #expect(session.findings(in: "A.yaml").allSatisfy { !$0.contains("error") })
        #expect(session.findings(in: "C.yaml").allSatisfy { !$0.contains("error") })
    }

    @Test func errorsCannotBeDisabled() throws {
        #expect(try !actions(Self.misspelled).contains { $0.title.hasPrefix("Disable") })
    }

    @Test func noneElsewhere() throws {
        #expect(try actions("⟦screen⟧: A\ntitle: A\ntable: { sections: [{ id: s, rows: [B] }] }\n").isEmpty)
    }
}

@Suite("The outline, folding, selections, colors and links follow the structure of a spec")
struct StructureTests {
    private static let spec = """
        screen: A
        title: A
        # A comment.
        types: { Zone: { name: String } }
        table:
          sections:
            - id: first
              rows:
                - { text: B, textColor: "#FF3B30" }
                - text: C
                  openURL: https://example.com/a

        """

    private func session(_ text: String = spec) throws -> EditorSession {
        let session = try EditorSession()
        session.open("A.yaml", text)
        return session
    }

    private func outline(_ symbols: [JSONTree], _ indent: String = "") -> [String] {
        symbols.flatMap { symbol -> [String] in
            let name = symbol["name"]?.string ?? ""
            let detail = symbol["detail"]?.string.map { " (\($0))" } ?? ""
            return ["\(indent)\(name)\(detail)"] + outline(symbol["children"]?.elements ?? [], indent + " ")
        }
    }

    @Test func symbols() throws {
        let symbols = try session().result("textDocument/documentSymbol", of: "A.yaml").elements ?? []
        #expect(
            outline(symbols) == [
                "types", " Zone (String)", "  name", "table", " sections", "  first (section)", "   rows",
                "    B (row)",
                "    C (row)",
            ]
        )
    }

    @Test func symbolsWithoutNesting() throws {
        let session = try EditorSession(capabilities: "{}")
        session.open("A.yaml", Self.spec)
        let symbols = session.result("textDocument/documentSymbol", of: "A.yaml").elements ?? []
        let names = symbols.map { $0["name"]?.string }
        #expect(names.contains("first"))
        #expect(symbols.allSatisfy { $0["location"] != nil })
    }

    @Test func folding() throws {
        let ranges = try session().result("textDocument/foldingRange", of: "A.yaml").elements ?? []
        let lines = ranges.map { "\($0["startLine"]?.integer ?? 0)-\($0["endLine"]?.integer ?? 0)" }
        #expect(lines.contains("4-10"), "table")
        #expect(lines.contains("9-10"), "the last row")
        #expect(!lines.contains("3-3"))
    }

    @Test func selections() throws {
        let session = try session(Self.spec.replacing("text: B", with: "text: ⟦B⟧"))
        let position = session.position(of: Self.spec.utf8Offset(of: "B, text"), in: "A.yaml")
        let result = session.result("textDocument/selectionRange", of: "A.yaml", #""positions":[\#(position)]"#)
        var places: [String] = []
        var selection = result.elements?.first
        while let current = selection {
            places.append(current["range"]?.place ?? "")
            selection = current["parent"]
        }
        #expect(places.prefix(3) == ["8:18-8:19", "8:12-8:19", "8:10-8:43"])
        #expect(places.last == "0:0-11:0")
    }

    @Test func colors() throws {
        let session = try session()
        let colors = session.result("textDocument/documentColor", of: "A.yaml").elements ?? []
        #expect(colors.compactMap { $0["range"]?.place } == ["8:32-8:41"])
        #expect(colors.first?.at("color", "red")?.double == 1)
        let color = #""color":{"red":0,"green":0.5,"blue":1,"alpha":0.5},"range":{}"#
        let labels = session.result("textDocument/colorPresentation", of: "A.yaml", color)
        #expect(labels.elements?.first?["label"]?.string == "\"#0080FF80\"")
    }

    @Test func colorsOfTheSystem() throws {
        let session = try EditorSession()
        let rows = "[{ text: A, textColor: systemRed }, { text: B, textColor: { named: Brand } }]"
        session.open("A.yaml", "screen: A\ntable: { sections: [{ id: s, rows: \(rows) }] }\n")
        let colors = session.result("textDocument/documentColor", of: "A.yaml").elements ?? []
        #expect(colors.map { $0.at("color", "green")?.double } == [Double(0x3B) / 255])
    }

    @Test func links() throws {
        let links = try session().result("textDocument/documentLink", of: "A.yaml").elements ?? []
        #expect(links.compactMap { $0["target"]?.string } == ["https://example.com/a"])
    }

    @Test(arguments: ["documentSymbol", "foldingRange", "documentColor", "documentLink"])
    func brokenYAML(_ method: String) throws {
        let session = try session("screen: [\n")
        #expect(session.result("textDocument/\(method)", of: "A.yaml").elements == [])
    }

    @Test func aliasesAreNotRepeated() throws {
        let session = try session(
            "screen: A\nx-row: &row { text: B }\ntable: { sections: [{ id: s, rows: [*row] }] }\n"
        )
        let symbols = session.result("textDocument/documentSymbol", of: "A.yaml").elements ?? []
        #expect(outline(symbols).count { $0.contains("B") } == 1)
    }
}

extension String {
    fileprivate func utf8Offset(of text: String) -> Int {
        range(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? 0
    }
}
