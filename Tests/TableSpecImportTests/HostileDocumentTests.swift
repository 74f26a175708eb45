import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("What is no sound document is a finding with its line")
struct HostileDocumentTests {
    private static func result(_ text: String) -> Import {
        Import([ImportSource(path: "A.storyboard", bytes: Array(text.utf8))])
    }

    @Test(arguments: [
        ("", 1), ("<document>\n<scenes>", 2), ("<document>\n\n<a></b></document>", 3), ("<document", 1),
        ("\u{0}\u{1}", 1),
    ])
    func brokenXML(_ text: String, _ line: Int) {
        let result = Self.result(text)
        #expect(result.unread.map(\.line) == [line])
        #expect(result.files.isEmpty)
    }

    @Test func entitiesAreRefused() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE document [
            <!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaa">
            <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            ]>
            <document><scenes>&b;</scenes></document>
            """
        let result = Self.result(bomb)
        #expect(result.unread.map(\.line) == [3])
        #expect(result.unread.first?.message == "declares an entity")
    }

    @Test func entitiesOfOtherFilesAreNotRead() {
        let text = """
            <!DOCTYPE document [ <!ENTITY other SYSTEM "file:///etc/passwd"> ]>
            <document><scenes>&other;</scenes></document>
            """
        #expect(Self.result(text).unread.count == 1)
    }

    @Test func elementsInsideEachOtherHaveALimit() {
        let depth = MarkupLimit.depth
        let text = String(repeating: "<view>", count: depth + 1) + String(repeating: "</view>", count: depth + 1)
        #expect(Self.result(text).unread.first?.message == "has more than 200 elements inside each other")
    }

    @Test func otherDocumentsAreNamed() {
        #expect(
            Self.result("<plist/>").unread.map(\.message) == [
                "is no document of Interface Builder: the root element is 'plist'"
            ]
        )
        #expect(Self.result("<archive/>").unread.first?.message.contains("Xcode 4") == true)
    }

    @Test func unknownElementsAreNoObstacle() {
        let cell = Fixture.custom("<futureView id=\"f\"/><futureView customClass=\"Chart\" id=\"g\"/>")
        let fixture = Fixture(table: "<future/>" + Fixture.section("<future/>" + cell))
        #expect(fixture.leftOut == ["the futureView in a cell"])
        #expect(fixture.spec.contains("view: Chart"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test(arguments: [
        "a: b", "# no comment", "$(input)", "- item", "x\n y", "\u{202E}right", "'", "\"", "\\", "{ }", "50%", "é",
        "yes", "0x1F",
    ])
    func textsStayTexts(_ text: String) throws {
        let escaped = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
        let fixture = Fixture(table: Fixture.section(Fixture.cell(escaped), "headerTitle=\"\(escaped)\""))
        #expect(fixture.result.errors.isEmpty)
        let screen = try #require(fixture.result.firstScreen)
        #expect(screen.sections.first?.rows.first?.text == text)
        #expect(screen.sections.first?.header == text)
    }
}
