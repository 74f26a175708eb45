import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Attributed texts of documents")
struct AttributedTextTests {
    private static func fragment(
        _ text: String,
        size: Double = 17,
        color: String = "",
        font: String = #"metaFont="system""#
    ) -> String {
        """
        <fragment content="\(text)"><attributes>\(color)<font key="NSFont" \(font) size="\(size)"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/></attributes></fragment>
        """
    }

    private static func fixture(_ fragments: String) -> Fixture {
        let text = #"<attributedString key="attributedText">\#(fragments)</attributedString>"#
        let label = #"<label id="l">\#(Fixture.frame(40, 11, 295, 22))\#(text)</label>"#
        return Fixture(table: Fixture.section(Fixture.custom(label)))
    }

    @Test func theTextItsFontAndItsAlignmentComeAlong() {
        let red = #"<color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
        let fixture = Self.fixture(Self.fragment("Hello", size: 20, color: red))
        #expect(fixture.spec.contains("Hello"))
        #expect(fixture.spec.contains("size: 20") || fixture.spec.contains("title3"))
        #expect(fixture.spec.contains("lignment: center"))
        #expect(fixture.spec.contains("red") || fixture.spec.contains("#FF0000"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func fragmentsOfOneLookAreOneText() {
        let fixture = Self.fixture(Self.fragment("Hello, ") + Self.fragment("world"))
        #expect(fixture.spec.contains("Hello, world"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func boldAndSlantedFragmentsAreMarkdown() {
        let bold = Self.fragment("important ", font: #"metaFont="systemBold""#)
        let fixture = Self.fixture(bold + Self.fragment("for [all] of 2 * 3"))
        #expect(fixture.spec.contains(#"**important** for \[all\] of 2 \* 3"#), "\(fixture.spec)")
        #expect(fixture.spec.contains("markdown: true"))
        #expect(!fixture.spec.contains("semibold") && !fixture.spec.contains("headline"))
        #expect(fixture.leftOut.isEmpty)
        let slanted = Self.fragment("word", font: #"name="HelveticaNeue-BoldItalic""#)
        let named = Self.fixture(Self.fragment("a ", font: #"name="HelveticaNeue""#) + slanted)
        #expect(named.spec.contains("a ***word***"))
        #expect(named.spec.contains("named: HelveticaNeue"))
    }

    @Test("Markup without effect at its place isn't written")
    func marksWithoutEffect() {
        let bold = Self.fragment("Note:", font: #"metaFont="systemBold""#)
        let fixture = Self.fixture(bold + Self.fragment("this"))
        #expect(fixture.spec.contains("Note:this") && !fixture.spec.contains("markdown"))
        #expect(fixture.leftOut == ["the different fonts and colors within a text"])
    }

    @Test func fragmentsOfSeveralLooksAreReported() {
        let fixture = Self.fixture(Self.fragment("Hello, ") + Self.fragment("world", size: 30))
        #expect(fixture.spec.contains("Hello, world"))
        #expect(fixture.leftOut == ["the different fonts and colors within a text"])
    }
}
