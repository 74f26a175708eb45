import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("The first analysis has a progress, if the client shows it")
struct ProgressTests {
    private static let files = [
        "One/tablespec.yaml": "", "One/A.yaml": "titel: A\n", "Two/tablespec.yaml": "", "Two/B.yaml": "titel: A\n",
    ]

    private func session() throws -> EditorSession {
        try EditorSession(Self.files, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    }

    private func kinds(_ messages: [JSONTree]) -> [String] {
        messages.compactMap { message in
            switch message["method"]?.string {
            case "$/progress"?:
                let value = message.at("params", "value")
                return (value?["kind"]?.string ?? "") + (value?["percentage"]?.integer.map { " \($0)" } ?? "")
            case let method: return method.map { String($0.split(separator: "/").last ?? "") }
            }
        }
    }

    private func respond(_ session: EditorSession, to request: JSONTree, _ outcome: String) {
        session.send(#"{"jsonrpc":"2.0","id":"\#(request["id"]?.string ?? "")",\#(outcome)}"#)
    }

    @Test func beginsAfterTheResponse() throws {
        let session = try session()
        let requests = session.takeMessages()
        #expect(kinds(requests) == ["create"])
        respond(session, to: try #require(requests.last), #""result":null"#)
        let messages = session.takeMessages()
        #expect(
            kinds(messages) == [
                "begin 0", "report 50", "report 100", "end", "publishDiagnostics", "publishDiagnostics",
            ]
        )
        let tokens = messages.prefix(4).map { $0.at("params", "token") }
        #expect(Set(tokens.map { $0?.string }) == [requests.last?.at("params", "token")?.string])
        session.open("One/A.yaml", "title: A\n")
        #expect(kinds(session.takeMessages()).allSatisfy { $0 == "publishDiagnostics" })
    }

    @Test func noneAfterARefusal() throws {
        let session = try session()
        respond(session, to: try #require(session.takeMessages().last), #""error":{"code":1,"message":"no"}"#)
        #expect(kinds(session.takeMessages()) == ["publishDiagnostics", "publishDiagnostics"])
    }

    @Test func requestsDoNotWait() throws {
        let session = try session()
        let create = try #require(session.takeMessages().last)
        #expect(session.request("workspace/symbol", #"{"query":""}"#)["result"] != nil)
        #expect(kinds(session.takeMessages()) == ["publishDiagnostics", "publishDiagnostics"])
        respond(session, to: create, #""result":null"#)
        #expect(kinds(session.takeMessages()) == [])
    }

    @Test func noneForOtherClients() throws {
        let session = try EditorSession(Self.files)
        #expect(kinds(session.takeMessages()) == ["publishDiagnostics", "publishDiagnostics"])
    }
}
