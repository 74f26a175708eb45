import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

private let files = [
    "tablespec.yaml": "",
    "Home.yaml": "screen: Home\ntable: { sections: [{ id: s, rows: [{ text: A, segue: Detail }] }] }\n",
    "Detail.yaml": "screen: Detail\ntable: { sections: [{ id: s, rows: [{ id: first, text: A }] }] }\n",
]

private let annotating = """
    {"workspace":{"workspaceEdit":{"documentChanges":true,"changeAnnotationSupport":{"groupsOnLabel":true}}}}
    """

@Suite("A rename shows its effects on the generated Swift")
struct RenameEffectTests {
    private static let row = "screen: Detail\ntable: { sections: [{ id: s, rows: [{ id: ⟦first⟧, text: A }] }] }\n"
    private static let effect = "screen 'Detail' no longer has the row 'first' [row-removed]"

    private func rename(_ session: EditorSession, to name: String) -> JSONTree {
        session.response("textDocument/rename", in: "Detail.yaml", #""newName":"\#(name)""#)
    }

    @Test func asAnAnnotation() throws {
        let session = try EditorSession(files, capabilities: annotating)
        session.open("Detail.yaml", Self.row)
        let result = rename(session, to: "other")["result"]
        let annotation = result?.at("changeAnnotations", "interface")
        #expect(annotation?["needsConfirmation"] == .boolean(true))
        #expect(annotation?["description"]?.string == Self.effect)
        let edits = result?["documentChanges"]?.elements?.flatMap { $0["edits"]?.elements ?? [] } ?? []
        #expect(edits.map { $0["annotationId"]?.string } == ["interface"])
        #expect(!session.takeMessages().contains { $0["method"]?.string == "window/showMessage" })
    }

    @Test func asAMessage() throws {
        let session = try EditorSession(files)
        session.open("Detail.yaml", Self.row)
        _ = session.takeMessages()
        let result = rename(session, to: "other")["result"]
        #expect(result?["changes"] != nil && result?["changeAnnotations"] == nil)
        let messages = session.takeMessages().filter { $0["method"]?.string == "window/showMessage" }
        #expect(messages.map { $0.at("params", "message")?.string } == ["\(InterfaceImpact.title):\n\(Self.effect)"])
    }

    @Test func noneForPrivateNames() throws {
        let session = try EditorSession(files, capabilities: annotating)
        session.open(
            "Detail.yaml",
            """
            screen: Detail
            types: { Item: { name: String } }
            input: { items: [Item] }
            table:
              prototypes: [{ id: ⟦Plain⟧, text: $(item.name) }]
              sections: [{ rows: { forEach: item in items, prototype: Plain } }]

            """
        )
        let result = rename(session, to: "Other")["result"]
        #expect(result?["documentChanges"] != nil)
        #expect(result?["changeAnnotations"] == nil)
    }

    @Test func nothingAfterAFailure() throws {
        let session = try EditorSession(files)
        session.open("Detail.yaml", Self.row.replacing("⟦first⟧", with: "first").replacing("Detail", with: "⟦Detail⟧"))
        _ = session.takeMessages()
        #expect(rename(session, to: "Home").at("error", "code")?.integer == -32803)
        #expect(session.takeMessages().isEmpty)
    }
}

@Suite("Renames never edit what they must not")
struct RenameLimitTests {
    private func session(_ files: [String: String] = files) throws -> EditorSession {
        let session = try EditorSession(files)
        session.open("Detail.yaml", files["Detail.yaml"]?.replacing("Detail", with: "⟦Detail⟧") ?? "")
        return session
    }

    private func error(_ session: EditorSession) -> String? {
        session.response("textDocument/rename", in: "Detail.yaml", #""newName":"Other""#).at("error", "message")?.string
    }

    @Test(.needsPermissions) func readOnlyFiles() async throws {
        let session = try session()
        for (name, permissions) in [("Detail.yaml", 0o666), ("Home.yaml", 0o444)] {
            try session.folder.setPermissions(permissions, of: name)
        }
        let folder = #"{"capabilities":{},"workspaceFolders":[{"uri":"\#(session.uri(""))","name":"Specs"}]}"#
        let place = session.position(of: 8, in: "Detail.yaml")
        let rename =
            #"{"textDocument":{"uri":"\#(session.uri("Detail.yaml"))"},"position":\#(place),"newName":"Other"}"#
        let messages = [("initialize", folder), ("textDocument/rename", rename)].enumerated().map { id, message in
            let text = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(message.0)","params":\#(message.1)}"#
            return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
        }
        let input = try session.folder.write(messages.joined(), to: "input")
        let tool = ExternalProgram(name: BuildProducts.folder.appendingPathComponent("tablespec").path)
        let run = try await tool.runAsUser(["lsp"], in: session.folder, input: input)
        #expect(run.output.contains("Home.yaml' is read-only"))
    }

    @Test func filesOutsideTheOpenFolders() throws {
        let session = try session()
        session.server.finder.folders = ["\(session.folder.path)/Elsewhere"]
        #expect(error(session)?.contains("isn't in the workspace") == true)
    }

    @Test func filesInAFolderBehindALink() throws {
        let outside = try TemporaryFolder(["Home.yaml": files["Home.yaml"] ?? ""])
        let session = try session(files.filter { $0.key != "Home.yaml" })
        try FileManager.default.createSymbolicLink(
            atPath: "\(session.folder.path)/More",
            withDestinationPath: outside.path
        )
        session.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
        let result = session.response("textDocument/rename", in: "Detail.yaml", #""newName":"Other""#)["result"]
        #expect(session.applying(result).keys.sorted() == ["Detail.yaml"], "the search doesn't follow the link")
    }

    @Test func aDocumentThatWasChangedSinceTheRequest() throws {
        let session = try session()
        let position = session.position(of: 8, in: "Detail.yaml")
        let uri = session.uri("Detail.yaml")
        session.post(
            #"{"jsonrpc":"2.0","id":"r","method":"textDocument/rename","params":{"textDocument":{"uri":"\#(uri)"},"#
                + #""position":\#(position),"newName":"Other"}}"#
        )
        session.post(
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"#
                + #""contentChanges":[{"text":"screen: New\n"}]}}"#
        )
        session.run()
        let response = session.takeMessages().first { $0["id"]?.string == "r" }
        #expect(response?.at("error", "code")?.integer == -32801)
        #expect(response?["result"] == nil)
    }
}

@Suite("Renaming a file renames the screen that is named after it")
struct FileRenameTests {
    private func renamed(_ old: String, to new: String, in files: [String: String] = files) throws -> JSONTree {
        let session = try EditorSession(files)
        let file = #"{"oldUri":"\#(session.uri(old))","newUri":"\#(session.uri(new))"}"#
        let response = session.request("workspace/willRenameFiles", #"{"files":[\#(file)]}"#)
        guard let result = response["result"], result != .null else { return response }
        let texts = session.applying(result)
        return .object(["result": .object(texts.mapValues(JSONTree.string))])
    }

    @Test func aStatedName() throws {
        let result = try renamed("Detail.yaml", to: "Page.yaml")["result"]
        #expect(result?["Detail.yaml"]?.string?.hasPrefix("screen: Page\n") == true)
        #expect(result?["Home.yaml"]?.string?.contains("segue: Page") == true)
    }

    @Test func theDefaultName() throws {
        var files = files
        files["Detail.yaml"] = files["Detail.yaml"]?.replacing("screen: Detail\n", with: "")
        let result = try renamed("Detail.yaml", to: "Page.yml", in: files)["result"]
        #expect(result?["Detail.yaml"] == nil)
        #expect(result?["Home.yaml"]?.string?.contains("segue: Page") == true)
        #expect(try renamed("Detail.yaml", to: "Home.yml", in: files).at("error", "code")?.integer == -32803)
    }

    @Test func aNameThatIsTaken() throws {
        let response = try renamed("Detail.yaml", to: "Sub/Home.yaml")
        #expect(response.at("error", "code")?.integer == -32803)
    }

    @Test(arguments: [
        ("Detail.yaml", "Sub/Detail.yaml"), ("Detail.yaml", "My Detail.yaml"), ("Detail.yaml", "Detail.txt"),
        ("tablespec.yaml", "Page.yaml"), ("None.yaml", "Page.yaml"), ("Detail.yaml", ".yaml"),
    ])
    func otherRenames(_ old: String, _ new: String) throws {
        #expect(try renamed(old, to: new)["result"] == .null)
    }

    @Test func aScreenWithAnotherName() throws {
        var files = files
        files["Detail.yaml"] = files["Detail.yaml"]?.replacing("screen: Detail", with: "screen: Page")
        files["Home.yaml"] = files["Home.yaml"]?.replacing("Detail", with: "Page")
        #expect(try renamed("Detail.yaml", to: "Other.yaml", in: files)["result"] == .null)
    }

    @Test func wrongParameters() throws {
        let session = try EditorSession(files)
        #expect(session.request("workspace/willRenameFiles", "{}").at("error", "code")?.integer == -32602)
    }
}
