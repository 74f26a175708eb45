import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("The server follows the protocol's life cycle and reports errors by their codes")
struct ProtocolTests {
    private func code(_ response: JSONTree) -> Int? { response.at("error", "code")?.integer }

    @Test func initializeComesFirst() throws {
        let session = try EditorSession(isInitialized: false)
        #expect(code(session.request("textDocument/hover", "{}")) == -32002)
        let result = session.request("initialize", #"{"capabilities":{},"rootUri":"\#(session.uri(""))"}"#)["result"]
        #expect(result?.at("serverInfo", "name")?.string == "tablespec")
        #expect(result?.at("capabilities", "positionEncoding")?.string == "utf-16")
        #expect(code(session.request("initialize", #"{"capabilities":{}}"#)) == -32600)
    }

    @Test func requestsAreAnnounced() throws {
        let session = try EditorSession(isInitialized: false)
        let result = session.request("initialize", #"{"capabilities":{}}"#)["result"]
        let names = LanguageServer.features.compactMap { $0.capability?().key }
        #expect(Set(names).count == names.count)
        let announced = Set((result?["capabilities"]?.members ?? [:]).keys)
        #expect(announced == Set(names + ["positionEncoding", "textDocumentSync", "workspace"]))
        let legend = result?.at("capabilities", "semanticTokensProvider", "legend")
        #expect(legend?["tokenModifiers"]?.elements?.compactMap(\.string) == ["declaration", "deprecated"])
    }

    @Test func initializeNeedsCapabilities() throws {
        let session = try EditorSession(isInitialized: false)
        #expect(code(session.request("initialize", "{}")) == -32602)
    }

    @Test func shutdownComesBeforeExit() throws {
        let session = try EditorSession()
        #expect(session.request("shutdown", "null")["result"] == .null)
        #expect(code(session.request("textDocument/hover", "{}")) == -32600)
        session.notify("exit", "null")
        #expect(session.server.phase == .ended)
        #expect(session.server.exitStatus == 0)
    }

    @Test func exitWithoutShutdownIsAFailure() throws {
        let session = try EditorSession()
        session.notify("exit", "null")
        #expect(session.server.exitStatus == 1)
    }

    @Test(arguments: [
        ("{", -32700), ("", -32700), ("\u{FF}", -32700), ("[]", -32600), ("7", -32600),
        (#"{"id":1,"method":"shutdown"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"x"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[],"method":"x"}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/unknown"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":"a","method":"$/unknown"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":[]}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"workspace/symbol","params":{}}"#, -32602),
    ])
    func wrongMessages(_ content: String, _ expected: Int) throws {
        let session = try EditorSession()
        _ = session.takeMessages()
        session.send(content)
        #expect(session.takeMessages().map(code) == [expected])
        #expect(session.request("shutdown", "{}")["result"] == .null, "the server goes on")
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"$/unknown"}"#, #"{"jsonrpc":"2.0","method":"textDocument/unknown"}"#,
        #"{"jsonrpc":"2.0","id":"tablespec-1","result":null}"#,
        #"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":""}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#,
    ])
    func whatNeedsNoAnswer(_ content: String) throws {
        let session = try EditorSession()
        _ = session.takeMessages()
        session.send(content)
        #expect(session.takeMessages() == [])
    }

    @Test func deeplyNestedJSON() throws {
        let session = try EditorSession()
        _ = session.takeMessages()
        session.send(String(repeating: "[", count: 100_000))
        #expect(session.takeMessages().map(code) == [-32700])
    }

    @Test func aCanceledRequest() throws {
        let session = try EditorSession()
        session.open("A.yaml", "screen: A\ntable: { sections: [] }\n")
        _ = session.takeMessages()
        session.post(
            #"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(session.uri("A.yaml"))"},"position":{"line":0,"character":0}}}"#
        )
        session.post(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":5}}"#)
        session.run()
        #expect(session.takeMessages().map(code) == [-32800])
    }

    @Test func aDocumentThatChangesAfterTheRequest() throws {
        let session = try EditorSession()
        session.open("A.yaml", "screen: A\ntable: { sections: [] }\n")
        _ = session.takeMessages()
        let document = #"{"uri":"\#(session.uri("A.yaml"))","version":2}"#
        session.post(
            #"{"jsonrpc":"2.0","id":5,"method":"textDocument/foldingRange","params":{"textDocument":\#(document)}}"#
        )
        session.post(
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\#(document),"contentChanges":[]}}"#
        )
        session.run()
        #expect(session.takeMessages().map(code) == [-32801])
    }

    @Test func invalidChangesChangeNothing() throws {
        let session = try EditorSession()
        session.open("A.yaml", "screen: A\n")
        session.change("A.yaml", #"[{"text":"x"},{"range":{"start":{}},"text":""}]"#)
        #expect(session.text(of: "A.yaml") == "screen: A\n")
        #expect(session.takeMessages().contains { $0["method"]?.string == "window/logMessage" })
    }

    @Test func theClientIsAskedToWatchFiles() throws {
        let capabilities = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
        let session = try EditorSession(capabilities: capabilities)
        #expect(session.takeMessages().contains { $0["method"]?.string == "client/registerCapability" })
    }
}
