import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport

@testable import TableSpecKit
@testable import TableSpecLanguageServer

/// An editor with a server in the test process: messages go in, and messages come out.
final class EditorSession {
    let folder: TemporaryFolder
    let server: LanguageServer
    private let outbox = Outbox()
    private var texts: [String: MarkedText] = [:]
    private var versions: [String: Int] = [:]
    private var requests = 0

    private final class Outbox {
        var messages: [JSONTree] = []
    }

    /// Capabilities of a client with everything that the server uses, except that it doesn't request findings.
    static let capabilities = """
        {"textDocument":{"completion":{"completionItem":{"snippetSupport":true}},
        "documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}
        """

    /// Starts an editor with a folder of files.
    init(
        _ files: [String: String] = [:],
        capabilities: String = capabilities,
        rulesURL: String? = nil,
        isInitialized: Bool = true,
        receive: @escaping @Sendable (IncomingMessage) -> Void = { _ in }
    ) throws {
        // The temporary folder of macOS is behind a link.
        folder = try TemporaryFolder(files.isEmpty ? ["tablespec.yaml": ""] : files)
        server = LanguageServer(rulesURL: rulesURL, receive: receive) { [outbox] message in
            outbox.messages.append(JSONTree(parsing: Array(message.text.utf8)) ?? .null)
        }
        guard isInitialized else { return }
        _ = request(
            "initialize",
            #"{"capabilities":\#(capabilities),"workspaceFolders":[{"uri":"\#(uri(""))","name":"Specs"}]}"#
        )
        notify("initialized", "{}")
    }

    // MARK: Messages

    /// The messages of the server since the last call.
    func takeMessages() -> [JSONTree] {
        defer { outbox.messages = [] }
        return outbox.messages
    }

    /// Sends the content of a message, which the server handles later.
    func post(_ content: String) { server.enqueue([IncomingMessage(.message(Array(content.utf8)))]) }

    /// Lets the server handle all messages.
    func run() { while !server.isIdle { server.step() } }

    func send(_ content: String) {
        post(content)
        run()
    }

    func notify(_ method: String, _ params: String) {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    }

    /// Sends a request and returns the response.
    func request(_ method: String, _ params: String) -> JSONTree {
        requests += 1
        send(#"{"jsonrpc":"2.0","id":\#(requests),"method":"\#(method)","params":\#(params)}"#)
        let response = outbox.messages.last { $0["id"] == .integer(requests) && $0["method"] == nil }
        outbox.messages.removeAll { $0["id"] == .integer(requests) }
        return response ?? .null
    }

    /// Sends a request about a document and returns the result.
    func result(_ method: String, of name: String, _ params: String = "") -> JSONTree {
        let more = params.isEmpty ? "" : ",\(params)"
        return request(method, #"{"textDocument":{"uri":"\#(uri(name))"}\#(more)}"#)["result"] ?? .null
    }

    /// Sends a request about a marked place in a document and returns the response.
    func response(_ method: String, in name: String, mark: Int = 0, _ params: String = "") -> JSONTree {
        let more = params.isEmpty ? "" : ",\(params)"
        let position = position(of: texts[name]?.ranges[mark].lowerBound ?? 0, in: name)
        return request(method, #"{"textDocument":{"uri":"\#(uri(name))"},"position":\#(position)\#(more)}"#)
    }

    // MARK: Documents

    func uri(_ name: String) -> String { "file://\(folder.path)" + (name.isEmpty ? "" : "/\(name)") }

    /// Opens a document, whose text can have marks.
    func open(_ name: String, _ marked: String) {
        let text = MarkedText(marked)
        texts[name] = text
        versions[name] = 1
        let item = JSONValue.object([
            ("uri", .string(uri(name))), ("languageId", .string("yaml")), ("version", .integer(1)),
            ("text", .string(text.text)),
        ])
        notify("textDocument/didOpen", #"{"textDocument":\#(item.text)}"#)
    }

    /// Replaces the whole text of an open document.
    func change(_ name: String, to marked: String) {
        let text = MarkedText(marked)
        texts[name] = text
        change(name, #"[{"text":\#(JSONValue.string(text.text).text)}]"#)
    }

    /// Sends changes in JSON.
    func change(_ name: String, _ changes: String) {
        versions[name, default: 0] += 1
        let version = versions[name] ?? 0
        notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri(name))","version":\#(version)},"contentChanges":\#(changes)}"#
        )
    }

    func text(of name: String) -> String {
        server.documents["\(folder.path)/\(name)"].map { String(decoding: $0.lines.bytes, as: UTF8.self) } ?? ""
    }

    /// A position in JSON, counted in UTF-16.
    func position(of offset: Int, in name: String) -> String {
        TextLines(Array((texts[name]?.text ?? "").utf8), .utf16).position(at: offset).text
    }

    /// The range of a mark in JSON.
    func range(of mark: Int, in name: String) -> String {
        let range = texts[name]?.ranges[mark] ?? 0..<0
        return
            #"{"start":\#(position(of: range.lowerBound, in: name)),"end":\#(position(of: range.upperBound, in: name))}"#
    }

    // MARK: What the editor shows

    /// The published findings of a file: "line: severity id".
    func findings(in name: String) -> [String] {
        let messages = outbox.messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
        let last = messages.last { $0.at("params", "uri")?.string == uri(name) }
        return (last?.at("params", "diagnostics")?.elements ?? []).map(\.finding)
    }

    /// The labels of the completions at the first mark.
    func completions(in name: String) -> [String] { completionItems(in: name).compactMap { $0["label"]?.string } }

    func completionItems(in name: String) -> [JSONTree] {
        response("textDocument/completion", in: name).at("result", "items")?.elements ?? []
    }

    /// The text after the item with a label is accepted, with marks at its placeholders.
    func accept(_ label: String, in name: String) -> String {
        guard let item = completionItems(in: name).first(where: { $0["label"]?.string == label }) else { return "none" }
        return accepted(item.at("textEdit") ?? .null, in: text(of: name))
    }

    func accepted(_ edit: JSONTree, in text: String) -> String {
        let lines = TextLines(Array(text.utf8), .utf16)
        guard let range = edit["range"].flatMap({ try? lines.offsets($0) }), let new = edit["newText"]?.string else {
            return "none"
        }
        let bytes = lines.bytes[..<range.lowerBound] + Array(new.utf8) + lines.bytes[range.upperBound...]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The texts of files after an edit of the workspace, by name.
    func applying(_ edit: JSONTree?) -> [String: String] {
        var result: [String: String] = [:]
        let changes = edit?["changes"]?.members ?? [:]
        for (uri, edits) in changes {
            let name = String(uri.dropFirst(self.uri("").count + 1))
            let text = server.documents[DocumentURI.path(of: uri) ?? ""].map { _ in self.text(of: name) }
            var bytes = Array((text ?? folder.text(of: name) ?? "").utf8)
            let lines = TextLines(bytes, .utf16)
            let ranges = (edits.elements ?? []).compactMap { edit in
                (try? lines.offsets(edit["range"] ?? .null)).map { ($0, edit["newText"]?.string ?? "") }
            }
            for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
                bytes.replaceSubrange(range, with: Array(new.utf8))
            }
            result[name] = String(decoding: bytes, as: UTF8.self)
        }
        return result
    }
}

extension JSONTree {
    /// A finding as "line: severity id", with lines from 1.
    var finding: String {
        let severities = ["error", "warning", "info"]
        let line = (at("range", "start", "line")?.integer ?? -1) + 1
        return "\(line): \(severities[(self["severity"]?.integer ?? 1) - 1]) \(self["code"]?.string ?? "")"
    }

    /// A range as "line:character-line:character", with numbers from 0.
    var place: String {
        ["start", "end"].map { end in
            "\(at(end, "line")?.integer ?? -1):\(at(end, "character")?.integer ?? -1)"
        }
        .joined(separator: "-")
    }
}
