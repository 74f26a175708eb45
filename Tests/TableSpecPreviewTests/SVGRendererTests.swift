import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("SVG")
struct SVGRendererTests {
    @Test("Pictures are well-formed, with one element per line and unique ids", arguments: Samples.screens)
    func wellFormed(screen: NamedScreen) throws {
        for appearance in Appearance.allCases {
            for direction in LayoutDirection.allCases {
                let traits = PreviewTraits(appearance: appearance, direction: direction, backButtonTitle: "<Back>")
                let svg = SVGRenderer.render(screen.content, traits: traits)
                let document = try #require(ParsedSVG(svg))
                #expect(Set(document.ids).count == document.ids.count)
                let tags = svg.split(separator: "\n").map { line in line.filter { $0 == "<" }.count }
                #expect(tags.allSatisfy { $0 <= 3 })
            }
        }
    }

    @Test("Only shapes and text are drawn; no content of the spec becomes an element, script or reference")
    func elements() throws {
        let svg = SVGRenderer.render(Samples.hostileScreen, traits: PreviewTraits())
        let document = try #require(ParsedSVG(svg))
        let allowed: Set = ["svg", "title", "g", "rect", "ellipse", "path", "text", "tspan", "mask"]
        #expect(Set(document.elements).isSubset(of: allowed))
        #expect(!svg.contains("href"))
        #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test("Hostile text is shown as text, with U+FFFD for characters that XML forbids")
    func hostileText() throws {
        let row = RowContent(id: "row", text: "</text><script>&\u{0}\u{1B}\u{FFFE}")
        let svg = SVGRenderer.render(Samples.row(row), traits: PreviewTraits())
        let document = try #require(ParsedSVG(svg))
        #expect(document.texts.contains("</text><script>&\u{FFFD}\u{FFFD}\u{FFFD}"))
    }

    @Test(
        "Characters that Inter would replace are in separate elements",
        arguments: [
            ("16x9", "16<tspan>x</tspan>9"), ("2 x 4", "2 <tspan>x</tspan> 4"), ("a -> b", "a -<tspan>&gt;</tspan> b"),
            ("<=> & <", "<tspan>&lt;</tspan>=<tspan>&gt;</tspan> &amp; &lt;"), ("box 9", "box 9"),
            ("x > y", "x &gt; y"), ("Fax", "Fax"),
        ]
    )
    func ligatures(text: String, markup: String) {
        #expect(XMLText.withoutLigatures(text) == markup)
        let svg = SVGRenderer.render(Samples.row(RowContent(id: "row", text: text)), traits: PreviewTraits())
        #expect(svg.contains(">\(markup)</text>"))
    }

    @Test("The same input gives the same bytes, and the appearance changes only colors")
    func deterministic() {
        let content = Samples.everything(.insetGrouped)
        let light = SVGRenderer.render(content, traits: PreviewTraits())
        #expect(light == SVGRenderer.render(content, traits: PreviewTraits()))
        let dark = SVGRenderer.render(content, traits: PreviewTraits(appearance: .dark))
        #expect(light != dark)
        #expect(light.split(separator: "\n").count == dark.split(separator: "\n").count)
    }

    @Test("Colors follow the appearance")
    func colours() {
        let components = ColorComponents(red: 1, green: 2, blue: 3)
        let dark = ColorComponents(red: 250, green: 251, blue: 252, alpha: 51)
        let row = RowContent(id: "row", text: "T", textColor: .components(light: components, dark: dark))
        let light = SVGRenderer.render(Samples.row(row), traits: PreviewTraits())
        #expect(light.contains("fill=\"#010203\">T</text>"))
        let night = SVGRenderer.render(Samples.row(row), traits: PreviewTraits(appearance: .dark))
        #expect(night.contains("fill=\"#FAFBFC\" fill-opacity=\"0.2\">T</text>"))
    }

    @Test("A row is a group with an id, a spoken title and its destination")
    func rowGroup() {
        let row = RowContent(
            id: "wi fi",
            style: .value1,
            text: "Wi-Fi",
            detail: "Home",
            segue: SegueContent(destination: "WiFi", kind: .show)
        )
        let svg = SVGRenderer.render(Samples.row(row), traits: PreviewTraits())
        #expect(svg.contains("<g id=\"row-section-wi_20_fi\" data-destination=\"WiFi\" data-frame=\"0 "))
        #expect(svg.contains("<title>Wi-Fi, Home</title>"))
    }

    @Test("Rows with the same id have groups with different ids")
    func repeatedIDs() {
        let rows = [RowContent(id: "a", text: "One"), RowContent(id: "a", text: "Two")]
        let svg = SVGRenderer.render(
            ScreenContent(name: "Test", sections: [SectionContent(id: "s", rows: rows)]),
            traits: PreviewTraits()
        )
        #expect(svg.contains("<g id=\"row-s-a\"") && svg.contains("<g id=\"row-s-a-2\""))
    }

    @Test("Right-to-left text is anchored at its start")
    func rightToLeftText() {
        let row = RowContent(id: "row", text: "عربي")
        let leftToRight = SVGRenderer.render(Samples.row(row), traits: PreviewTraits())
        #expect(leftToRight.contains("text-anchor=\"end\" direction=\"rtl\""))
        let traits = PreviewTraits(direction: .rightToLeft)
        let rightToLeft = SVGRenderer.render(Samples.row(row), traits: traits)
        #expect(rightToLeft.contains(" direction=\"rtl\""))
        #expect(!rightToLeft.contains("text-anchor=\"end\" direction=\"rtl\""))
    }

    @Test(
        "Numbers have at most two decimals and no exponent",
        arguments: [
            (0, "0"), (1.5, "1.5"), (1.005, "1"), (0.07, "0.07"), (-0.004, "0"), (-12.345, "-12.35"),
            (1e300, "1000000000000"),
            (.nan, "0"), (.infinity, "0"), (43.666666, "43.67"),
        ] as [(Double, String)]
    )
    func decimals(value: Double, text: String) {
        #expect(DecimalFormatter.string(value) == text)
    }
}

/// What a strict parser finds in a picture.
private final class ParsedSVG: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var ids: [String] = []
    private(set) var texts: [String] = []
    /// The texts of the elements that have not ended.
    private var open: [String] = []

    /// Nil where the text is not well-formed.
    init?(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(elementName)
        if let id = attributes["id"] { ids.append(id) }
        open.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1] += string }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        if let text = open.popLast() { texts.append(text) }
    }
}
