import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Positions count UTF-16 code units or bytes, in lines that end with LF, CRLF or CR")
struct PositionTests {
    /// The offset of a position, and the position of this offset.
    private func roundTrip(_ text: String, _ line: Int, _ character: Int, _ encoding: PositionEncoding) throws -> String
    {
        let lines = TextLines(Array(text.utf8), encoding)
        let position = JSONTree.object(["line": .integer(line), "character": .integer(character)])
        let offset = try lines.offset(position)
        let back = JSONTree(parsing: Array(lines.position(at: offset).text.utf8))
        return "\(offset) \(back?["line"]?.integer ?? -1):\(back?["character"]?.integer ?? -1)"
    }

    @Test func charactersOutsideTheBasicPlane() throws {
        let text = "title: 😀é\n"
        #expect(try roundTrip(text, 0, 9, .utf16) == "11 0:9")
        #expect(try roundTrip(text, 0, 8, .utf16) == "7 0:7", "in the middle of a surrogate pair")
        #expect(try roundTrip(text, 0, 11, .utf8) == "11 0:11")
        #expect(try roundTrip(text, 0, 9, .utf8) == "7 0:7", "in the middle of a character")
        #expect(try roundTrip(text, 0, 10, .utf16) == "13 0:10")
    }

    @Test func lineEndings() throws {
        let text = "a\r\nbc\rd\n"
        #expect(try roundTrip(text, 0, 1, .utf16) == "1 0:1")
        #expect(try roundTrip(text, 0, 9, .utf16) == "1 0:1", "beyond the end of the line")
        #expect(try roundTrip(text, 1, 0, .utf16) == "3 1:0")
        #expect(try roundTrip(text, 1, 9, .utf16) == "5 1:2")
        #expect(try roundTrip(text, 2, 1, .utf16) == "7 2:1")
        #expect(try roundTrip(text, 3, 0, .utf16) == "8 3:0")
        #expect(try roundTrip(text, 99, 9, .utf16) == "8 3:0", "beyond the end of the text")
    }

    @Test func emptyText() throws {
        #expect(try roundTrip("", 0, 0, .utf16) == "0 0:0")
        #expect(try roundTrip("", 5, 5, .utf8) == "0 0:0")
    }

    @Test func bytesAreNegotiated() throws {
        let capabilities = #"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#
        let session = try EditorSession(capabilities: capabilities)
        session.open("A.yaml", "title: 😀é\nscreen: A\nnonsense: 1\ntable: { sections: [] }\n")
        session.change(
            "A.yaml",
            #"[{"range":{"start":{"line":0,"character":7},"end":{"line":0,"character":11}},"text":"x"}]"#
        )
        #expect(session.text(of: "A.yaml").hasPrefix("title: xé\n"))
    }

    @Test func incrementalChangesApplyInOrder() throws {
        let session = try EditorSession()
        session.open("A.yaml", "a: 😀\r\nb: 2\r\n")
        session.change(
            "A.yaml",
            """
            [{"range":{"start":{"line":0,"character":5},"end":{"line":0,"character":5}},"text":"!"},
            {"range":{"start":{"line":0,"character":6},"end":{"line":1,"character":1}},"text":""},
            {"range":{"start":{"line":1,"character":0},"end":{"line":1,"character":0}},"text":"c\\n"}]
            """
        )
        #expect(session.text(of: "A.yaml") == "a: 😀!: 2\r\nc\n")
    }

    @Test(arguments: [
        ("file:///a/b.yaml", "/a/b.yaml"), ("file://localhost/a%20b/%C3%A9.yaml", "/a b/é.yaml"),
        ("file:///a/./b/../c.yaml", "/a/c.yaml"), ("file:///a//b", "/a/b"), ("untitled:1", nil),
        ("file://server/share/a.yaml", nil), ("file:///a%00b", nil), ("http://example.com/a", nil),
    ])
    func pathsOfURIs(_ uri: String, _ path: String?) {
        #expect(DocumentURI.path(of: uri) == path)
    }

    @Test(arguments: ["/a b/é😀#?.yaml", "/C:/x.yaml"])
    func urisOfPaths(_ path: String) {
        #expect(DocumentURI.path(of: DocumentURI.uri(ofPath: path)) == path)
        #expect(!DocumentURI.uri(ofPath: path).contains(" "))
    }
}
