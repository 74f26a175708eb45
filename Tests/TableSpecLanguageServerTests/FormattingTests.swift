import TableSpecTestSupport
import Testing

@testable import TableSpecFormat
@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Formatting changes only the lines that differ from the form of specs")
struct FormattingTests {
    private static let utf8 = #"{"general":{"positionEncodings":["utf-8"]}}"#

    /// The edits of a spec, and the spec after them.
    private func format(
        _ marked: String,
        capabilities: String = EditorSession.capabilities
    ) throws -> (edits: [String], text: String) {
        let session = try EditorSession(capabilities: capabilities)
        session.open("A.yaml", marked)
        let options = #""options":{"tabSize":4,"insertSpaces":false}"#
        let range = marked.contains("⟦") ? #","range":\#(session.range(of: 0, in: "A.yaml"))"# : ""
        let method = range.isEmpty ? "textDocument/formatting" : "textDocument/rangeFormatting"
        let edits = session.result(method, of: "A.yaml", options + range)
        let edit = JSONTree.object(["changes": .object([session.uri("A.yaml"): edits])])
        let places = (edits.elements ?? []).map { $0["range"]?.place ?? "" }
        return (places, session.applying(edit)["A.yaml"] ?? "")
    }

    private static let spec = """
        screen: A
        title:   😀 é
        table:
          sections:
            - id: s
              rows:
                - {text: B,   id: b}
                - C

        """
    private static let formatted = spec.replacing("title:   ", with: "title: ")
        .replacing("{text: B,   id: b}", with: "{ id: b, text: B }")

    @Test(arguments: [EditorSession.capabilities, utf8])
    func theWholeSpec(_ capabilities: String) throws {
        let result = try format(Self.spec, capabilities: capabilities)
        #expect(result.text == Self.formatted)
        #expect(result.edits == ["1:0-2:0", "6:0-7:0"])
    }

    @Test func aFormattedSpec() throws {
        #expect(try format(Self.formatted).edits == [])
    }

    @Test func lineEndingsStay() throws {
        let result = try format(Self.spec.replacing("\n", with: "\r\n"))
        #expect(result.text == Self.formatted.replacing("\n", with: "\r\n"))
        #expect(result.edits == ["1:0-2:0", "6:0-7:0"])
    }

    @Test(arguments: [("⟦- {text⟧", "- {text", ["6:0-7:0"]), ("⟦screen: A\n⟧", "screen: A\n", [])])
    func theSelectedLines(_ marked: String, _ plain: String, _ edits: [String]) throws {
        #expect(try format(Self.spec.replacing(plain, with: marked)).edits == edits)
    }

    @Test(arguments: ["screen: [\n", "screen: A\n\ttitle: B\n", "{\n", "screen: A\nscreen: B\n"])
    func damagedSpecsStay(_ text: String) throws {
        let session = try EditorSession()
        session.open("A.yaml", text)
        let options = #""options":{"tabSize":4,"insertSpaces":false}"#
        let response = session.request(
            "textDocument/formatting",
            #"{"textDocument":{"uri":"\#(session.uri("A.yaml"))"},\#(options)}"#
        )
        #expect(response["error"] == nil)
        let edits = response["result"]?.elements ?? []
        #expect(edits.isEmpty)
    }

    @Test(arguments: [
        ("a\nb\nc\n", "a\nc\n", 1), ("a\n", "b\n", 1), ("", "a\n", 1), ("a\n", "", 1), ("a", "a\n", 1),
        ("a\nb\nc\nd\n", "x\nb\nc\ny\nd\nz", 3), ("a\na\na\n", "a\na\n", 1), ("x", "x", 0),
    ])
    func smallestChanges(_ old: String, _ new: String, _ count: Int) {
        let changes = LineChange.changes(from: Array(old.utf8), to: Array(new.utf8))
        #expect(changes.count == count)
        var bytes = Array(old.utf8)
        for change in changes.reversed() { bytes.replaceSubrange(change.replaced, with: Array(change.text.utf8)) }
        #expect(String(decoding: bytes, as: UTF8.self) == new)
    }

    @Test func largeChangesAreOne() {
        let text = { (word: String) in Array((0..<2000).map { "\(word) \($0)\n" }.joined().utf8) }
        #expect(LineChange.changes(from: text("a"), to: text("b")).count == 1)
    }
}
