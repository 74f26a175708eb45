import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The gallery as a file; what it does is tested in a browser.
@Suite("Gallery")
struct GalleryTests {
    /// The gallery of all samples, which many tests look at.
    private static let samples = GalleryRenderer.files(GallerySamples.screens)

    private static func samplePage() throws -> String { try GalleryMarkup(samples.first?.text ?? "").text }

    private func page(_ screens: [GalleryScreen], options: GalleryOptions = GalleryOptions()) -> String {
        let page = GalleryRenderer.files(screens, options: options).first?.text ?? ""
        do {
            return try GalleryMarkup(page).text
        } catch {
            Issue.record(error)
            return ""
        }
    }

    @Test("One file, with the same bytes every time")
    func deterministic() {
        #expect(Self.samples.map(\.path) == ["index.html"])
        #expect(Self.samples.map(\.text) == GalleryRenderer.files(GallerySamples.screens).map(\.text))
    }

    @Test("A page without screens is valid")
    func empty() {
        #expect(page([]).contains("<main id=\"stage\""))
    }

    @Test("The policy allows only the script and the style of the page, by their hashes")
    func policy() throws {
        let text = try Self.samplePage()
        for name in ["style", "script"] {
            let content = try #require(text.split(separator: "<\(name)>").last?.split(separator: "</\(name)>").first)
            let hash = Data(SHA256.digest(of: Array(content.utf8))).base64EncodedString()
            #expect(text.contains("\(name)-src 'sha256-\(hash)'"))
        }
        #expect(text.contains("default-src 'none'"))
        #expect(!text.contains("unsafe"))
    }

    @Test("Nothing outside the page is referenced, and no element has a handler or style attribute")
    func selfContained() {
        let text = page([GalleryScreen(content: Samples.hostileScreen)] + GallerySamples.screens)
        let markup = text.split(separator: "<script>").dropLast().joined()
        for word in [" src=", "http:", "https:", " onclick", " onload", " style=\"", "javascript:", "url("] {
            #expect(!markup.contains(word), "\(word)")
        }
        #expect(text.split(separator: "<script>").count == 2)
    }

    @Test(
        "The gallery contains all parts of a screen's picture",
        arguments: Samples.systems
    )
    func completeness(_ system: SystemVersion) {
        let traits = PreviewTraits(system: system)
        let own = shownTexts(SVGRenderer.render(Self.everyPart, traits: traits))
        let options = GalleryOptions(devices: [traits.device], systems: [system], textSizes: [.large], hasStates: false)
        let shown = shownTexts(page([GalleryScreen(content: Self.everyPart)], options: options))
        #expect(own.count == 17)
        #expect(own.subtracting(shown) == [])
    }

    /// Each part of a screen with a distinct text.
    private static var everyPart: ScreenContent {
        var content = ScreenContent(
            name: "Parts",
            title: "Title",
            leftItems: [BarButtonContent(kind: .title("Left"))],
            rightItems: [BarButtonContent(kind: .title("Right"))]
        )
        content.prompt = "Prompt"
        content.searchField = SearchFieldContent(placeholder: "Search term")
        content.toolbarItems = [BarButtonContent(kind: .title("Tool"))]
        content.viewsAbove = [.label("Over")]
        content.viewsBelow = [.label("Under")]
        content.headerView = HeaderViewContent(text: "First")
        content.footerView = HeaderViewContent(text: "Last")
        content.sectionIndexTitles = ["A"]
        var row = RowContent(id: "row", style: .value1, text: "Text", detail: "Detail")
        row.accessory = .control(.button(title: "Button"))
        content.sections = [SectionContent(id: "all", header: "Head", footer: "Foot", rows: [row])]
        return content
    }

    /// The texts of pictures in the visible part of the page, given by its `viewBox`.
    private func shownTexts(_ markup: String) -> Set<Substring> {
        var texts: Set<Substring> = []
        var box: ClosedRange<Double> = 0...0
        for line in markup.split(separator: "\n") {
            if line.contains("<svg"), let match = line.firstMatch(of: /<svg (?!x=).*viewBox="\S+ (\S+) \S+ (\S+)"/),
                let top = Double(match.1), let height = Double(match.2)
            {
                box = top...(top + height)
            }
            if line.contains("<text"), let match = line.firstMatch(of: /<text .*?y="(\S+)".*?>(.*)<\/text>/),
                let y = Double(match.1),
                box.contains(y)
            {
                texts.insert(match.2)
            }
        }
        return texts
    }

    @Test("A template for each bar and table: devices, directions, localizations and states, tables in each text size")
    func templates() {
        let options = GalleryOptions(
            devices: [.iPhone, .iPad],
            systems: Samples.systems,
            textSizes: [.large, .accessibilityLarge],
            directions: [.leftToRight],
            localizations: Localization.allCases
        )
        let text = page([GalleryScreen(content: GallerySamples.map)], options: options)
        let screens = 2  // the map and the placeholder for its legend
        let bars = 2 * 2 * 1 * 2 * screens
        #expect(text.split(separator: "<template data-part=\"bars\"").count - 1 == bars)
        #expect(text.split(separator: "<template data-part=\"table\"").count - 1 == bars * 2)
    }

    @Test("Without pictures the page contains the content of the screens, in VoiceOver's order and words")
    func words() throws {
        let files = Self.samples
        let text = try #require(files.first?.text.split(separator: "<main").last?.split(separator: "</main>").first)
        let trails = """
            <h2>Trails</h2>
            <ul>
            <li>Coast, heading</li>
            <li>Near the Sea, heading</li>
            """
        #expect(text.contains(trails))
        #expect(text.matches(of: /<h2>/).count == 3)
        let hostile = GalleryRenderer.files([GalleryScreen(content: Samples.hostileScreen)])
        let own = try #require(hostile.first?.text.split(separator: "<main").last?.split(separator: "</main>").first)
        #expect(own.contains("&lt;script&gt;") && !own.contains("<script>"))
    }

    @Test("A large gallery has fewer switches, and all devices and systems stay below 55 kilobytes per screen")
    func manyScreens() {
        let screens = (0..<50).map { number in
            var content = GallerySamples.regions
            content.name = "Regions \(number)"
            return GalleryScreen(content: content)
        }
        let options = GalleryOptions.fitting(screenCount: screens.count)
        #expect(options.devices == [.iPhone])
        var all = GalleryOptions(devices: PreviewDevice.known, systems: SystemVersion.allCases)
        all.localizations = [.original]
        #expect(GalleryOptions.fitting(screenCount: 40) == GalleryOptions())
        guard TestTier.isSlow else { return }
        let page = GalleryRenderer.files(Array(screens.prefix(2)), options: all).first?.text ?? ""
        #expect(page.utf8.count < 2 * 55_000, "\(page.utf8.count) bytes")
    }

    @Test("Longer specs have fewer variants: pictures stay below 15 megabytes, or the page has each table once")
    func longScreens() {
        var full: GalleryOptions?
        for rows in TestTier.isSlow ? [100, 4_000, 8_000] : [100, 1_000] {
            let texts = (0..<rows).map { "Row \($0) with a text that takes more than one line on a phone" }
            let sections = [SectionContent(id: "all", rows: texts.map { RowContent(id: $0, text: $0) })]
            let content = ScreenContent(name: "Long", title: "Long", sections: sections)
            // As much as the rows take in a spec.
            let specSize = texts.reduce(0) { $0 + $1.utf8.count + 20 }
            let options = GalleryOptions.fitting(screenCount: 1, specSize: specSize)
            let page = page([GalleryScreen(content: content)], options: options)
            let tableCount = page.split(separator: "data-part=\"table\"").count - 1
            #expect(page.utf8.count < 15_000_000 || tableCount == 1, "\(rows) rows: \(page.utf8.count) bytes")
            if rows == 100 { full = options }
        }
        #expect(full == GalleryOptions())
    }

    @Test("A screen without data is drawn only where it differs")
    func emptyContent() throws {
        let content = GallerySamples.trails
        #expect(!page([GalleryScreen(content: content, emptyContent: content)]).contains("data-state=\"empty\""))
        #expect(try Self.samplePage().contains("data-state=\"empty\""))
    }

    @Test(
        "A button with an image is a link if it leads to a screen, or else a button, with VoiceOver's label",
        arguments: [("Details", "Details"), (nil, "star")] as [(String?, String)]
    )
    func imageButton(label: String?, name: String) {
        var content = GallerySamples.trails
        content.sections[0].rows[0].accessory = .control(.imageButton(.symbol("star"), label: label))
        content.sections[0].rows[0].accessorySegue = nil
        let button = "<g class=\"control button act\" role=\"button\" tabindex=\"0\" aria-label=\"\(name)\">"
        #expect(page([GalleryScreen(content: content)]).contains(button))
        content.sections[0].rows[0].accessorySegue = SegueContent(destination: "Map", kind: .presentModally)
        let link = "<a class=\"accessory\" href=\"#/\" data-to=\"Map\" data-kind=\"sheet\" aria-label=\"\(name)\">"
        #expect(page([GalleryScreen(content: content)]).contains(link))
    }

    @Test("The filled part of a slider is found beside images at its ends", arguments: [false, true])
    func sliderImages(hasImages: Bool) {
        let images = hasImages ? SliderImages(minimum: .symbol("minus"), maximum: .symbol("plus")) : SliderImages()
        let slider = ControlContent.slider(value: 5, minimum: 0, maximum: 10, images: images)
        let row = RowContent(id: "volume", style: .default, text: "Volume", accessory: .control(slider))
        let content = ScreenContent(name: "Sound", sections: [SectionContent(id: "sound", rows: [row])])
        let page = page([GalleryScreen(content: content)])
        #expect(page.contains("<g class=\"filled\" aria-hidden=\"true\">\n<rect"))
    }

    @Test("A link back to an earlier screen is labeled as such")
    func unwind() {
        var content = GallerySamples.trails
        var segue = SegueContent(destination: "Map", kind: .show)
        segue.leadsBack = true
        content.sections[0].rows[0].segue = segue
        #expect(page([GalleryScreen(content: content)]).contains("data-to=\"Map\" data-kind=\"unwind\""))
    }

    @Test("An open menu or confirmation is a state with a picture over the table")
    func opened() {
        var content = GallerySamples.trails
        #expect(!page([GalleryScreen(content: content)]).contains("value=\"menu\""))
        var offers = RowOffers()
        offers.menu = [MenuEntryContent("Reply")]
        offers.confirmation = ConfirmationContent("Delete it?", title: "Delete")
        content.sections[0].rows[0].offers = offers
        var options = GalleryOptions()
        options.systems = [.iOS18]
        let text = page([GalleryScreen(content: content)], options: options)
        #expect(text.contains("value=\"menu\"") && text.contains("value=\"confirmation\""))
        #expect(text.contains("<template data-part=\"opened\""))
        #expect(text.contains("class=\"cards\" data-source=\"row\""))
        #expect(text.contains("class=\"cards bottom\""))
        #expect(text.contains("role=\"group\" aria-label=\"Delete it?\""))
        for entry in ["Reply", "Delete", "Cancel"] {
            #expect(text.contains("<g class=\"entry act\" role=\"button\" aria-label=\"\(entry)\" tabindex=\"0\">"))
        }
    }

    @Test("In landscape, phones reserve space for the camera at both sides")
    func landscape() {
        var options = GalleryOptions()
        options.devices = [PreviewDevice.iPhone.landscape]
        let text = page([GalleryScreen(content: GallerySamples.trails)], options: options)
        #expect(text.contains("viewBox=\"0 0 874 ") && text.contains("<g transform=\"translate(62 0)\">"))
    }

    @Test("The first of two screens with the same name is used")
    func duplicates() {
        var other = GallerySamples.trails
        other.title = "Second"
        let text = page([GalleryScreen(content: GallerySamples.trails), GalleryScreen(content: other)])
        #expect(!text.contains("Second"))
    }

    @Test("Colors are classes for light, dark, contrast and sheets")
    func classes() {
        var classes = GalleryClasses()
        #expect(classes.name(of: SystemPaint.paint(.systemBlue)) == "p0")
        #expect(classes.name(of: SystemPaint.paint(.systemGroupedBackground)) == "p1")
        #expect(classes.name(of: SystemPaint.paint(.systemBlue)) == "p0")
        #expect(classes.name(of: TextFont(size: 17, weight: .semibold)) == "t17-600")
        var code = TextFont(size: 17)
        code.isMonospaced = true
        #expect(classes.name(of: code) == "t17m")
        let expected = """
            .p0{color:light-dark(#007AFF,#0A84FF)}
            .increased .p0{color:light-dark(#0040DD,#409CFF)}
            .p1{color:light-dark(#F2F2F7,#000000)}
            .sheet .p1{color:light-dark(#F2F2F7,#1C1C1E)}
            .increased .p1{color:light-dark(#EBEBF0,#000000)}
            .increased .sheet .p1{color:light-dark(#EBEBF0,#242426)}
            .t17m{font:400 17px ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace;letter-spacing:0px}
            .t17-600{font:600 17px var(--font);letter-spacing:-0.43px}

            """
        #expect(classes.styleSheet == expected)
    }

    @Test(
        "SHA-256 of the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func hash(text: String, digest: String) {
        let bytes = SHA256.digest(of: Array(text.utf8))
        #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
    }
}
