import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Sizes, names and places of views as the document defines them")
struct CellDetailTests {
    private static func label(_ text: String, _ frame: String, id: String, _ more: String = "") -> String {
        #"<label text="\#(text)" id="\#(id)">\#(frame)\#(more)</label>"#
    }

    private static func fixture(_ views: String, _ height: Double = 44, connections: String = "") -> Fixture {
        Fixture(
            table: Fixture.section(Fixture.custom(views, height)),
            controller: "<connections>\(connections)</connections>"
        )
    }

    @Test func aConstraintOfAnotherSizeClassFixesNothing() {
        let constraint = #"<constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>"#
        let mask = #"<variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>"#
        let end = Self.label("B", Fixture.frame(320, 11, 39, 21), id: "b")
        let field = { (more: String) in Self.label("A", Fixture.frame(16, 11, 60, 21), id: "a", more) }
        #expect(Self.fixture(field(constraint) + end).spec.contains("width: 60"))
        #expect(!Self.fixture(field(constraint + mask) + end).spec.contains("width: 60"))
    }

    @Test func aButtonThatShowsNothingIsAPlaceToTap() {
        let action = #"<action selector="expand:" destination="list" eventType="touchUpInside" id="x"/>"#
        func button(_ connections: String) -> String {
            #"<button id="b">\#(Fixture.frame(16, 0, 100, 44))<connections>\#(connections)</connections></button>"#
        }
        let fixture = Self.fixture(button(action))
        #expect(fixture.spec.contains("view: UIView, width: 100, height: 44, action: expand"))
        #expect(fixture.leftOut == [])
        #expect(fixture.result.errors == [])
        #expect(Self.fixture(button("")).leftOut == ["a button without a title or an image"])
    }

    @Test func looksOfButtonsTextsAndImagesComeAlong() {
        let button = #"""
            <button contentHorizontalAlignment="leading" id="b">\#(Fixture.frame(16, 0, 100, 44))<state key="normal" title="Follow"/>\
            <state key="selected" title="Following"/></button>
            """#
        #expect(
            Self.fixture(button).spec.contains("selectedTitle: Following") && Self.fixture(button).leftOut == [],
            "\(Self.fixture(button).spec)"
        )
        #expect(Self.fixture(button).spec.contains("contentHorizontalAlignment: leading"))
        let label = #"<label text="Off" enabled="NO" id="l">\#(Fixture.frame(16, 11, 60, 21))</label>"#
        #expect(Self.fixture(label).spec.contains("enabled: false"))
        let image = #"<imageView image="A" highlightedImage="B" id="i">\#(Fixture.frame(16, 2, 40, 40))</imageView>"#
        #expect(Self.fixture(image).spec.contains("highlightedImage:") && Self.fixture(image).leftOut == [])
        let text = #"""
            <textView editable="NO" id="t">\#(Fixture.frame(16, 2, 300, 40))\
            <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
            """#
        let links = Self.fixture(text)
        #expect(
            links.spec.contains("isEditable: false") && links.spec.contains("dataDetectorTypes: [phoneNumber, link]")
        )
        for fixture in [button, label, image, text].map({ Self.fixture($0) }) { #expect(fixture.result.errors == []) }
    }

    /// The color of a row is also that of its detail button.
    @Test func theTintOfAnImageIsThatOfItsRow() {
        let image = """
            <imageView image="key" id="i">\(Fixture.frame(16, 10, 24, 24))
            <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1"/></imageView></subviews>
            """
        let fixture = { (accessory: String) in
            let cell = Fixture.cell("Tea", #"imageView="i" accessoryType="\#(accessory)""#)
            return Fixture(table: Fixture.section(cell.replacing("</subviews>", with: image)))
        }
        #expect(fixture("disclosureIndicator").spec.contains(##"tintColor: "#FF0000""##))
        #expect(fixture("disclosureIndicator").leftOut.isEmpty)
        #expect(fixture("detailButton").leftOut == ["'tintColor' of the imageView"])
    }

    @Test func theControllersNameOfAFieldComesBeforeThatOfAnotherField() {
        let connections = #"<connections><outlet property="nextField" destination="b" id="o"/></connections>"#
        let fields = """
            <textField id="a">\(Fixture.frame(16, 11, 150, 22))\(connections)</textField>
            <textField id="b">\(Fixture.frame(180, 11, 150, 22))</textField>
            """
        let outlet = #"<outlet property="userField" destination="b" id="p"/>"#
        #expect(Self.fixture(fields, connections: outlet).spec.contains("textField: $(user)"))
        #expect(Self.fixture(fields).spec.contains("textField: $(next)"))
    }

    @Test func whatIsInTheMiddleOfARowNeedsNoMargins() {
        let image = #"<imageView image="Logo" id="i">\#(Fixture.frame(107.5, 10, 160, 120))</imageView>"#
        let fixture = Self.fixture(image, 140)
        let row = "[{ spacer: true }, { image: { named: Logo }, width: 160, height: 120 }, { spacer: true }]"
        #expect(fixture.spec.contains(row))
        #expect(!fixture.spec.contains("layoutMargins"))
    }

    @Test func theViewsOfAContainerInAStackKeepTheirDistances() {
        let stack = """
            <stackView axis="vertical" id="s">\(Fixture.frame(0, 0, 375, 100))<subviews>
            <view id="c">\(Fixture.frame(0, 0, 375, 50))<subviews>
            \(Self.label("Title", Fixture.frame(16, 15, 343, 20), id: "a"))</subviews></view>
            <imageView image="Map" id="i">\(Fixture.frame(0, 50, 375, 50))</imageView></subviews></stackView>
            """
        #expect(Self.fixture(stack, 100).spec.contains("padding: { top: 15, left: 16, bottom: 15, right: 16 }"))
    }

    @Test func segmentsThatCodeAddsHavePlaceholders() {
        let control = "<segmentedControl id=\"a\">\(Fixture.frame(87, 6, 200, 32))</segmentedControl>"
        let result = Fixture(table: Fixture.section(Fixture.custom(control)))
        #expect(result.spec.contains("segments: [Segment 1, Segment 2]"))
        #expect(result.leftOut == ["the segments of a segmented control"])
    }

    @Test func aControlInTheMiddleKeepsItsWidth() {
        let width = #"<constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints>"#
        let segments = #"<segments><segment title="A"/><segment title="B"/></segments>"#
        let control =
            "<segmentedControl id=\"a\">\(Fixture.frame(87.5, 6, 200, 32))\(width)\(segments)</segmentedControl>"
        let middle =
            #"<constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="m"/>"#
        let cell = Fixture.custom(control).replacing("key=\"contentView\">", with: "key=\"contentView\" id=\"v\">")
            .replacing(
                "</tableViewCellContentView>",
                with: "<constraints>\(middle)</constraints></tableViewCellContentView>"
            )
        let spec = Fixture(table: Fixture.section(cell)).spec
        #expect(spec.contains("segments: [A, B], width: 200 }"))
        #expect(!spec.contains("layoutMargins"))
    }

    @Test func aTitleIsNotCutOffByTheWidthOfItsButton() {
        let button = { (title: String) in
            #"<button id="\#(title)" buttonType="system"><state key="normal" title="\#(title)"/>"#
        }
        let width = #"<constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>"#
        let views =
            button("Pause") + Fixture.frame(60, 8, 60, 28) + width + "</button>"
            + button("Resume") + Fixture.frame(255, 8, 60, 28) + width + "</button>"
        let spec = Self.fixture(views).spec
        #expect(spec.contains("{ button: Pause, width: 60, action: pause }"))
        #expect(spec.contains("{ button: Resume, width: 60, font: subheadline, action: resume }"))
    }

    @Test func rowsAreNamedAfterTheirCellsWithoutTheKind() {
        let field = #"<textField id="f">\#(Fixture.frame(16, 11, 343, 22))</textField>"#
        let outlet = #"<outlet property="serverTableViewCell" destination="c" id="o"/>"#
        #expect(Self.fixture(field, connections: outlet).spec.contains("{ id: server, "))
    }

    @Test func viewsOfTheSizeClassesOfAPhoneComeAlong() {
        let variations = """
            <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
            """
        let views = """
            <label text="Phone" id="a">\(Fixture.frame(16, 11, 200, 21))</label>
            <label text="Pad" id="b">\(Fixture.frame(16, 11, 300, 21))</label>
            """
        let cell = Fixture.custom(views).replacing("</subviews>", with: "</subviews>" + variations)
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("Phone"))
        #expect(!fixture.spec.contains("Pad"))
        #expect(fixture.leftOut == ["the variation for 'heightClass=regular-widthClass=regular'"])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theViewsOfARowHaveTheOpacityOfTheirCell() {
        let color = { (name: String) in #"<color key="backgroundColor" \#(name)/>"# }
        let fixture = { (color: String) in
            let label = #"<label text="Phone" id="a">\#(Fixture.frame(16, 11, 343, 21))</label>"#
            return Fixture(table: Fixture.section(Fixture.custom(label, 44, #"alpha="0.5""#, color)))
        }
        let black = fixture(color(#"white="0.0" alpha="1""#))
        #expect(black.spec.contains("content: { hstack: [Phone], alpha: 0.5 }, backgroundColor: \"#00000080\" }"))
        #expect(black.leftOut == [] && black.result.errors == [])
        #expect(fixture(color(#"name="Sand""#)).leftOut == ["'alpha' of the tableViewCell"])
    }
}
