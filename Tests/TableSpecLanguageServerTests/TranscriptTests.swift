import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("The page about editors shows what the server answers")
struct TranscriptTests {
    @Test func transcripts() throws {
        let page = try MarkdownPage("Sources/TableSpecKit/TableSpecKit.docc/Editors.md")
        let blocks = page.namedBlocks.filter { $0.name.hasPrefix("transcript: ") }
        try #require(blocks.count == 3)
        let session = try EditorSession()
        _ = session.takeMessages()
        for (name, code) in blocks {
            var answers: [JSONTree] = []
            for (isSent, text) in messages(in: code) {
                let content = text.replacing("file:///project", with: session.uri(""))
                var message = try #require(JSONTree(parsing: Array(content.utf8)), "\(name): \(content)")
                message["jsonrpc"] = .string("2.0")
                if isSent {
                    #expect(answers.isEmpty, "\(name)")
                    session.send(message.json.text)
                    answers = session.takeMessages()
                } else {
                    #expect(!answers.isEmpty && answers.removeFirst() == message, "\(name)")
                }
            }
            #expect(answers.map(\.json.text) == [], "\(name)")
        }
    }

    /// The messages of a transcript; a line that begins with a space continues one.
    private func messages(in code: String) -> [(isSent: Bool, text: String)] {
        var messages: [(isSent: Bool, text: String)] = []
        for line in code.split(separator: "\n") {
            if line.hasPrefix(" "), !messages.isEmpty {
                messages[messages.count - 1].text += line.trimmingPrefix(while: \.isWhitespace)
            } else {
                messages.append((line.hasPrefix("→"), String(line.dropFirst(2))))
            }
        }
        return messages
    }
}
