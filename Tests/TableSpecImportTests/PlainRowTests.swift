import Testing

@testable import TableSpecImport

@Suite("Rows keep the places of their views in the shortest form")
struct PlainRowTests {
    private static func label(_ text: String, _ id: String, _ frame: String, _ attributes: String = "") -> String {
        #"<label text="\#(text)" id="\#(id)" \#(attributes)>\#(frame)</label>"#
    }

    private static func spec(_ views: String, _ height: Double = 44) -> String {
        Fixture(table: Fixture.section(Fixture.custom(views, height))).spec
    }

    @Test func aTextOutsideTheMarginIsStillTheTextOfTheRow() {
        let spec = Self.spec(
            Self.label("Wi-Fi", "l", Fixture.frame(10, 11, 100, 22))
                + #"<switch on="YES" id="s">\#(Fixture.frame(310, 6, 51, 31))</switch>"#
        )
        #expect(spec.contains("text: Wi-Fi"))
        #expect(spec.contains("layoutMargins: { left: 10, right: 16 }"))
        #expect(spec.contains("accessory: { switch: $(wiFi) }"))
    }

    @Test func aTextAtTheEdgeIsAViewByItself() {
        let spec = Self.spec(Self.label("Wi-Fi", "l", Fixture.frame(2, 11, 100, 22)))
        #expect(spec.contains("content"))
        #expect(!spec.contains("label: Wi-Fi"))
    }

    @Test func aTextBesideAnImageGrowsDownwards() {
        let spec = Self.spec(
            #"<imageView image="face" id="i">\#(Fixture.frame(16, 10, 80, 80))</imageView>"#
                + Self.label("Hello", "l", Fixture.frame(104, 20, 255, 20.5), #"numberOfLines="0""#),
            100
        )
        #expect(spec.contains("alignment: top"))
        #expect(spec.contains("padding: { top: 10 }"))
    }

    @Test func viewsInTheMiddleStayThereOnOtherDevices() {
        let spec = Self.spec(
            #"<imageView image="star" id="i">\#(Fixture.frame(140, 10, 24, 24))</imageView>"#
                + Self.label("Favourite", "l", Fixture.frame(172, 11, 63, 22), #"textAlignment="center""#)
        )
        #expect(spec.contains("{ spacer: true }"))
        #expect(!spec.contains("left: 1"))
    }
}

@Suite("Views have their visible sizes")
struct VisibleSizeTests {
    private static func spec(_ views: String, _ height: Double = 44) -> String {
        Fixture(table: Fixture.section(Fixture.custom(views, height))).spec
    }

    @Test func aFieldWithoutABorderIsAsHighAsItsLine() {
        let field = #"<textField placeholder="Name" id="f">\#(Fixture.frame(16, 0, 343, 44))</textField>"#
        #expect(!Self.spec(field).contains("height"))
    }

    @Test func aTextViewKeepsItsHeight() {
        let text = #"<textView text="Notes" id="t">\#(Fixture.frame(16, 8, 343, 104))</textView>"#
        #expect(Self.spec(text, 120).contains("height: 104"))
    }

    @Test func anEmptyThinLabelIsALine() {
        let line = """
            <label text="" id="l">\(Fixture.frame(16, 43, 343, 1))
            <color key="backgroundColor" white="0.8" alpha="1"/></label>
            """
        let text = #"<label text="Tea" id="t">\#(Fixture.frame(16, 8, 100, 22))</label>"#
        let spec = Self.spec(text + line)
        #expect(spec.contains(##"{ view: UIView, height: 1, background: "#CCCCCC" }"##))
        #expect(!spec.contains("state:"))
    }

    @Test func anImageBelowAllRowsIsAsWideAsTheTable() {
        let footer = """
            <imageView key="tableFooterView" image="logo" id="f">\(Fixture.frame(0, 300, 320, 80))</imageView>
            """
        let spec = Fixture(table: Fixture.section(Fixture.cell("Tea")) + footer).spec
        #expect(spec.contains("footerView: { content: { image: { named: logo }, height: 80 }"))
    }
}
