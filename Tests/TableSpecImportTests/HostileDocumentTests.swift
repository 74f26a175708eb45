import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

@Suite("An invalid document is a finding with its line")
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

    @Test(arguments: ["", "version='1.0' encoding='UTF-6'", "version='1.0' encoding='ISO-8859-1'"])
    func documentsThatAreNotUnicodeAreRefused(_ declaration: String) {
        var bytes = Array("<?xml \(declaration)?>\n<document name='Caf".utf8)
        bytes += [0xE9] + Array("'/>".utf8)
        let result = Import([ImportSource(path: "A.storyboard", bytes: bytes)])
        #expect(result.unread.map(\.message) == ["file is neither UTF-8 nor UTF-16"])
    }

    /// With the parser's own reading of the encoding, this input from a fuzzer ended the process.
    @Test func anEncodingInAnInvalidDeclarationIsNotUsed() {
        var bytes = Array(#"<?xml verrepeated-segment="<?xml version="V1.0" encoding="UTF-6"?><plis1."#.utf8)
        bytes += [UInt8](repeating: 0xFF, count: 116) + Array(#"0" t ver"#.utf8)
        #expect(Import([ImportSource(path: "Settings.bundle/Root.plist", bytes: bytes)]).unread.count == 1)
    }

    /// Foundation's parser ends the process if an instruction has no text.
    @Test func processingInstructionsAreRefused() {
        let result = Self.result("<?xml version='1.0'?>\n<!-- <?a?> -->\n<document><![CDATA[<?b?>]]>\n<?c?></document>")
        #expect(result.unread.map(\.line) == [4])
        #expect(result.unread.first?.message == "processing instructions aren't supported")
    }

    @Test func aDocumentInUTF16DeclaresAnyEncoding() throws {
        let text = "<?xml version='1.0'\n encoding='ISO-8859-1'?>\n<document name='Café'>\n<a/></document>"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let element = try Element.document(bytes)
        #expect(element["name"] == "Café")
        #expect([element.line, element.children.first?.line] == [3, 4])
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
        #expect(result.unread.first?.message == "entity declarations aren't supported")
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
        #expect(Self.result(text).unread.first?.message == "elements are nested more than 200 levels deep")
    }

    @Test(arguments: [(1, 1), (37, 53)])
    func thousandsOfViewsInACellAreImported(_ across: Int, _ down: Int) {
        let count = TestTier.isSlow ? 2000 : 500
        let labels = (0..<count).map { index in
            let frame = Fixture.frame(Double(index * across % 300), Double(index * down % 400), 60, 20)
            return #"<label id="l\#(index)" text="Bead \#(index)">\#(frame)</label>"#
        }
        let fixture = Fixture(table: Fixture.section(Fixture.custom(labels.joined(), 420)))
        let result = fixture.result
        let spec = result.files.first { $0.screen != nil }?.text ?? ""
        #expect(spec.split { !$0.isLetter }.count { $0 == "Bead" } == count)
        #expect(result.firstScreen?.sections.first?.rows.count == 1)
        #expect(result.errors.isEmpty)
    }

    @Test func containersInsideEachOtherHaveALimit() {
        let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#
        var views = "<label id=\"l\" text=\"A\">\(Fixture.frame(2, 2, 100, 20))</label>"
        for level in 0..<60 {
            let label = "<label id=\"l\(level)\" text=\"B\">\(Fixture.frame(150, 2, 100, 20))</label>"
            let frame = Fixture.frame(1, 1, 340, 40)
            views = "<view id=\"v\(level)\">\(frame)<subviews>\(views)\(label)</subviews>\(red)</view>"
        }
        let fixture = Fixture(table: Fixture.section(Fixture.custom(views, 420)))
        #expect(fixture.leftOut.contains("the containers of the cell"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func anEmptyPaneLintsClean() {
        let result = Import([SettingsTests.pane("")])
        #expect(result.files.count == 1)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: ["<d><a b=\"\"/>", "<a/>"])
    func bytesThatAreNoTextAreRefused(_ text: String) {
        var bytes = Array(text.utf8)
        bytes.insert(0xC3, at: 2)
        let result = Import([ImportSource(path: "A.storyboard", bytes: bytes)])
        #expect(result.unread.map(\.message) == ["file is neither UTF-8 nor UTF-16"])
    }

    @Test func tooManyAttributesAreRefused() {
        let attributes = (0...MarkupLimit.attributes).map { "a\($0)='='" }.joined(separator: " ")
        let message = "an element has more than \(MarkupLimit.attributes) attributes"
        for start in ["", "<!-- <a b=\"'> -->", "<![CDATA[<\"]]>"] {
            let result = Self.result("<document>\n\(start)<view \(attributes)/></document>")
            #expect(result.unread.map(\.message) == [message])
            #expect(result.unread.map(\.line) == [2])
        }
        let equations = String(repeating: "a=b ", count: MarkupLimit.attributes + 1)
        let text = "<document><!-- <\(equations)> --><a b=\"\(equations)\">\(equations)</a></document>"
        #expect(MarkupScan.problem(in: Array(text.utf8)) == nil)
    }

    /// Numbers that nothing on a screen can be count as none.
    @Test(arguments: [
        "1e300", "-1e300", "1e308", "nan", "inf", "-inf", "0x1p70", "99999999999999999999", "0.5", "-1", "", "x",
    ])
    func numbersThatMeanNothing(_ number: String) {
        let views = """
            <label text="Tea" numberOfLines="\(number)" minimumScaleFactor="\(number)" tag="\(number)" alpha="\(number)" id="l">
            \(Fixture.frame(16, 11, 60, 22))<fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
            <segmentedControl selectedSegmentIndex="\(number)" id="g">\(Fixture.frame(80, 6, 90, 31))
            <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <slider value="\(number)" minValue="\(number)" maxValue="\(number)" id="s">\(Fixture.frame(180, 6, 60, 31))</slider>
            <stepper value="\(number)" minimumValue="\(number)" maximumValue="\(number)" stepValue="\(number)" id="t">
            \(Fixture.frame(250, 6, 60, 31))</stepper>
            <pageControl numberOfPages="\(number)" currentPage="\(number)" id="p">\(Fixture.frame(310, 6, 30, 31))</pageControl>
            <datePicker countDownDuration="\(number)" minuteInterval="\(number)" datePickerMode="countDownTimer" id="d">
            <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/></datePicker>
            """
        let item = """
            <navigationItem key="navigationItem" id="n"><segmentedControl key="titleView" selectedSegmentIndex="\(number)" id="h">
            <segments><segment title="A"/><segment title="B"/></segments></segmentedControl></navigationItem>
            """
        let standard = Fixture.cell("Tea", #"rowHeight="\#(number)" indentationLevel="\#(number)""#, id: "e")
            .replacing("text=\"Tea\"", with: "text=\"Tea\" numberOfLines=\"\(number)\"")
        let fixture = Fixture(
            table: Fixture.section(Fixture.custom(views, 44) + standard),
            "rowHeight=\"\(number)\" estimatedRowHeight=\"\(number)\"",
            controller: item
        )
        #expect(fixture.result.errors == [])
        #expect(!fixture.spec.contains("inf"))
    }

    /// The parts of the work that once grew with the square of the document are done once for each object.
    @Test func manyRowsOfOneTitleAreImported() {
        let count = TestTier.isSlow ? 2500 : 500
        let cells = (0..<count).map { Fixture.cell("Tea", id: "c\($0)") }.joined()
        let fixture = Fixture(table: Fixture.section(cells))
        #expect(fixture.spec.contains("id: tea\(count)"))
        #expect(fixture.result.elements.imported == 2 * count + 3)
    }

    @Test func otherDocumentsAreNamed() {
        #expect(
            Self.result("<plist/>").unread.map(\.message) == [
                "not an Interface Builder document: the root element is 'plist'"
            ]
        )
        #expect(Self.result("<archive/>").unread.first?.message.contains("Xcode 4") == true)
    }

    @Test(arguments: ["PreferenceScreen", "androidx.preference.PreferenceScreen"])
    func screensOfAndroidAreNamed(_ root: String) {
        let result = Import([ImportSource(path: "res/xml/settings.xml", bytes: Array("<\(root)/>".utf8))])
        #expect(result.files.isEmpty)
        #expect(
            result.unread.map(\.message) == [
                """
                not an Interface Builder document: the root element is '\(root)', a screen of an Android app; \
                import the iOS app's Settings.bundle
                """
            ]
        )
    }

    @Test func unknownElementsAreNoObstacle() {
        let cell = Fixture.custom("<futureView id=\"f\"/><futureView customClass=\"Chart\" id=\"g\"/>")
        let fixture = Fixture(table: "<future/>" + Fixture.section("<future/>" + cell))
        #expect(fixture.leftOut == ["the futureView in a cell", "the positions of the views"])
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
