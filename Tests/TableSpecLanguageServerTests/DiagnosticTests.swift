import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Findings are those of lint, in the texts of the editor")
struct DiagnosticTests {
    private static let list =
        "screen: List\ntitle: List\ntable: { sections: [{ id: s, rows: [{ text: A, accessory: disclosureIndicator, segue: Detail }] }] }\n"
    private static let detail = "screen: Detail\ntitle: Detail\ntable: { sections: [{ id: s, rows: [B] }] }\n"

    @Test func closedFilesAreChecked() throws {
        let session = try EditorSession(["Specs/List.yaml": Self.list, "tablespec.yaml": ""])
        #expect(session.findings(in: "Specs/List.yaml") == ["3: error segue-to-unknown-screen"])
    }

    @Test func unsavedTexts() throws {
        let session = try EditorSession(["List.yaml": Self.list, "tablespec.yaml": ""])
        session.open("Detail.yaml", Self.detail)
        #expect(session.findings(in: "List.yaml") == [], "the new document declares the screen")
        session.change("Detail.yaml", to: Self.detail.replacing("screen: Detail", with: "screen: Details"))
        #expect(session.findings(in: "List.yaml") == ["3: error segue-to-unknown-screen"])
        session.change("Detail.yaml", to: Self.detail)
        #expect(session.findings(in: "List.yaml") == [])
        session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(session.uri("Detail.yaml"))"}}"#)
        #expect(session.findings(in: "List.yaml") == ["3: error segue-to-unknown-screen"], "the document wasn't saved")
    }

    @Test func aFileThatAnotherProgramChanges() throws {
        let session = try EditorSession(["List.yaml": Self.list, "tablespec.yaml": ""])
        try session.folder.write(Self.detail, to: "Detail.yaml")
        session.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
        #expect(session.findings(in: "List.yaml") == [])
    }

    @Test func configurationOfTheEditor() throws {
        let session = try EditorSession([
            "List.yaml": "screen: List\ntitle: List\ntable: { sections: [{ id: s, rows: [{ text: A... }] }] }\n",
            "tablespec.yaml": "",
        ])
        #expect(session.findings(in: "List.yaml") == ["3: info three-dots"])
        session.open("tablespec.yaml", "rules: { three-dots: error }\n")
        #expect(session.findings(in: "List.yaml") == ["3: error three-dots"])
        session.change("tablespec.yaml", to: "rules: { three-dot: error }\n")
        #expect(session.findings(in: "tablespec.yaml") == ["1: error unknown-name"])
    }

    @Test func twoWorkspaces() throws {
        let session = try EditorSession([
            "One/tablespec.yaml": "", "Two/tablespec.yaml": "", "One/List.yaml": Self.list,
        ])
        session.open("Two/Detail.yaml", Self.detail)
        #expect(
            session.findings(in: "One/List.yaml") == ["3: error segue-to-unknown-screen"],
            "each sees its own screens"
        )
        session.open("One/Detail.yaml", Self.detail)
        #expect(session.findings(in: "One/List.yaml") == [])
    }

    @Test func aWorkspaceInAnother() throws {
        let session = try EditorSession([
            "tablespec.yaml": "rules: { three-dots: error }\n", "Inner/tablespec.yaml": "",
            "Inner/List.yaml": "screen: List\ntitle: List\ntable: { sections: [{ id: s, rows: [{ text: A... }] }] }\n",
        ])
        #expect(session.findings(in: "Inner/List.yaml") == ["3: info three-dots"], "the nearest configuration")
    }

    @Test(arguments: ["compose.yaml", ".github/ci.yml", "Specs2/A.yaml"])
    func anotherYAMLFile(_ name: String) throws {
        let session = try EditorSession(["Specs/tablespec.yaml": "", name: "services: 1\n"])
        session.open(name, "⟦⟧services: 1\n")
        #expect(session.findings(in: name) == [])
        #expect(session.response("textDocument/hover", in: name)["result"] == .null)
        #expect(session.result("textDocument/diagnostic", of: name)["items"] == .array([]))
    }

    @Test func aFileOutsideTheOpenFolders() throws {
        let other = try TemporaryFolder(["A.yaml": "screen: A\nnonsense: 1\n"])
        let session = try EditorSession()
        session.notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"file://\#(other.path)/A.yaml","version":1,"text":"screen: A\nnonsense: 1\n"}}"#
        )
        let published = session.takeMessages().last { $0.at("params", "uri")?.string?.hasSuffix("A.yaml") == true }
        #expect(published?.at("params", "diagnostics")?.elements?.isEmpty == false)
    }

    @Test func aDocumentWithoutAFile() throws {
        let session = try EditorSession()
        session.notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"untitled:New","version":1,"text":"screen: New\nnonsense: 1\n"}}"#
        )
        let published = session.takeMessages().last { $0.at("params", "uri")?.string == "untitled:New" }
        let findings = published?.at("params", "diagnostics")?.elements ?? []
        #expect(findings.map(\.finding).contains("2: error unknown-key"))
        #expect(published?.at("params", "version") == .integer(1))
    }

    @Test func partsOfAFinding() throws {
        let session = try EditorSession(rulesURL: "https://example.com/Rules.md")
        session.open(
            "A.yaml",
            """
            screen: A
            title: A
            state: { b: Bool }
            table:
              prototypes: [{ id: P, text: x }]
              sections: [{ id: s, rows: [{ text: A..., accessory: { switch: $(b) }, selectionStyle: none }] }]
            title: B

            """
        )
        let messages = session.takeMessages().last { $0.at("params", "uri")?.string == session.uri("A.yaml") }
        let findings = messages?.at("params", "diagnostics")?.elements ?? []
        let byCode = Dictionary(findings.map { ($0["code"]?.string ?? "", $0) }) { first, _ in first }
        let dots = byCode["three-dots"]
        #expect(dots?.at("codeDescription", "href")?.string == "https://example.com/Rules.md#three-dots")
        #expect(dots?["source"]?.string == "tablespec")
        let duplicate = byCode["yaml-duplicate-key"]
        let related = duplicate?["relatedInformation"]?.elements?.first
        #expect(related?.at("location", "range")?.place == "1:0-1:5")
        #expect(related?.at("location", "uri")?.string == session.uri("A.yaml"))
        #expect(duplicate?["codeDescription"] == nil, "only rules have pages")
        #expect(byCode["unused-prototype"]?["tags"] == .array([.integer(1)]))
    }

    @Test func aKeyThatWasRenamed() throws {
        let session = try EditorSession()
        session.open(
            "A.yaml",
            """
            screen: A
            title: A
            state: { name: String }
            table: { sections: [{ id: s, rows: [{ text: A, accessory: { textField: $(name), keyboard: default } }] }] }

            """
        )
        let messages = session.takeMessages().last { $0.at("params", "uri")?.string == session.uri("A.yaml") }
        let finding = messages?.at("params", "diagnostics")?.elements?.first { $0["code"]?.string == "deprecated-key" }
        #expect(finding?["tags"] == .array([.integer(2)]))
    }

    @Test func onlyNewsIsPublished() throws {
        let session = try EditorSession(["List.yaml": Self.list, "Detail.yaml": Self.detail, "tablespec.yaml": ""])
        _ = session.takeMessages()
        session.open("List.yaml", Self.list + "# A comment.\n")
        #expect(session.takeMessages() == [])
    }
}

@Suite("A client that requests findings gets them, and no others")
struct PulledDiagnosticTests {
    private static let capabilities = """
        {"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}
        """

    private func session() throws -> EditorSession {
        try EditorSession(
            [
                "A.yaml": "screen: A\ntitle: A\ntable: { sections: [{ id: s, rows: [{ text: A... }] }] }\n",
                "tablespec.yaml": "",
            ],
            capabilities: Self.capabilities
        )
    }

    @Test func findingsOfADocument() throws {
        let session = try session()
        #expect(session.takeMessages() == [])
        let report = session.result("textDocument/diagnostic", of: "A.yaml")
        #expect(report["kind"]?.string == "full")
        #expect(report["items"]?.elements?.map(\.finding) == ["3: info three-dots"])
        let result = try #require(report["resultId"]?.string)
        let second = session.result("textDocument/diagnostic", of: "A.yaml", #""previousResultId":"\#(result)""#)
        #expect(second["kind"]?.string == "unchanged")
        session.open("A.yaml", "screen: A\ntitle: A\ntable: { sections: [{ id: s, rows: [B] }] }\n")
        let third = session.result("textDocument/diagnostic", of: "A.yaml", #""previousResultId":"\#(result)""#)
        #expect(third["items"]?.elements == [])
    }

    @Test func findingsOfAllFiles() throws {
        let session = try session()
        let report = session.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)["result"]
        let items = report?["items"]?.elements ?? []
        #expect(items.compactMap { $0["uri"]?.string } == [session.uri("A.yaml"), session.uri("tablespec.yaml")])
        let previous = items.map {
            #"{"uri":"\#($0["uri"]?.string ?? "")","value":"\#($0["resultId"]?.string ?? "")"}"#
        }
        let second = session.request(
            "workspace/diagnostic",
            #"{"previousResultIds":[\#(previous.joined(separator: ","))]}"#
        )
        #expect(second.at("result", "items")?.elements?.map { $0["kind"]?.string } == ["unchanged", "unchanged"])
    }

    @Test func theClientIsToldToRequestThemAgain() throws {
        let session = try session()
        session.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
        #expect(session.takeMessages().map { $0["method"]?.string } == ["workspace/diagnostic/refresh"])
    }
}
