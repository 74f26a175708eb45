import Testing

@testable import TableSpecImport

@Suite("Taps on views are effects of the views, and other gestures are reported")
struct GestureTests {
    private static func connection(_ id: String) -> String {
        #"<outletCollection property="gestureRecognizers" destination="\#(id)" appends="YES" id="c-\#(id)"/>"#
    }

    /// A view that a recognizer is connected to.
    private static func view(_ name: String, _ attributes: String = "", _ content: String = "", of id: String = "g")
        -> String
    {
        """
        <\(name) \(attributes) id="v">\(Fixture.frame(16, 2, 100, 40))\(content)
        <connections>\(connection(id))</connections></\(name)>
        """
    }

    private static func action(_ selector: String) -> String {
        #"<connections><action selector="\#(selector):" destination="list" id="a-\#(selector)"/></connections>"#
    }

    private static func recognizer(_ content: String, _ attributes: String = "", kind: String = "tap") -> String {
        #"<\#(kind)GestureRecognizer \#(attributes) id="g">\#(content)</\#(kind)GestureRecognizer>"#
    }

    /// A table with a recognizer beside its controller, and another screen.
    private static func fixture(_ table: String, _ recognizer: String) -> Fixture {
        let photo = #"<connections><outlet property="photoView" destination="v" id="o"/></connections>"#
        let list = Fixture.scene("list", class: "ListViewController", table: table, "", photo)
        let other = Fixture.controller("viewController", "other", #"customClass="OtherViewController""#)
        return Fixture(scenes: [list.replacing("</objects>", with: recognizer + "</objects>"), other])
    }

    private static let label = #"<label text="Photo" id="l">\#(Fixture.frame(130, 11, 200, 21))</label>"#

    private static func row(_ view: String) -> String { Fixture.section(Fixture.custom(view + label)) }

    private static let background = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

    @Test(arguments: [
        view("imageView", #"image="sea""#), view("label", #"text="Sea""#), view("view", #"customClass="SeaView""#),
        view("view", "", background),
        view(
            "stackView",
            "",
            #"<subviews><label text="Sea" id="m">\#(Fixture.frame(0, 0, 100, 40))</label></subviews>"#
        ),
    ])
    func aTapOnAViewIsItsAction(_ view: String) {
        let fixture = Self.fixture(Self.row(view), Self.recognizer(Self.action("pick")))
        #expect(fixture.spec.contains("action: pick"), "\(fixture.spec)")
        #expect(fixture.leftOut == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aTapOnAViewIsItsSegue() {
        let table = Self.row(Self.view("imageView", #"image="sea""#))
        let fixture = Self.fixture(table, Self.recognizer(Fixture.segue(to: "other", "show")))
        #expect(fixture.spec.contains("segue: Other"))
        #expect(fixture.result.text(of: "External.yaml") == "external: { Other: OtherViewController }\n")
        #expect(fixture.leftOut == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aTapOnACellIsTheActionOfItsRow() {
        let cell = Fixture.cell("Tea", "", "<connections>\(Self.connection("g"))</connections>")
        let fixture = Self.fixture(Fixture.section(cell), Self.recognizer(Self.action("pick")))
        #expect(fixture.spec.contains("- { text: Tea, action: pick }"))
        #expect(fixture.leftOut == [])
    }

    @Test func aTapOnAViewOfACellInAXIB() {
        let cell = Fixture.custom(Self.view("imageView", #"image="sea""#), 44, #"reuseIdentifier="SeaCell""#)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(cell)\(Self.recognizer(Self.action("pick")))
            </objects></document>
            """
        let result = Import([ImportSource(path: "SeaCell.xib", bytes: Array(text.utf8))])
        #expect(result.text(of: "SeaCell.yaml")?.contains("action: pick") == true)
        #expect(result.omissions.map(\.what).count == 1)
        #expect(result.errors == [])
    }

    @Test(arguments: [
        // What a view that spreads its subviews can't have.
        (
            view("view", "", "<subviews>\(label)</subviews>"), recognizer(action("pick")),
            "the tap gesture of the view 'photoView', which triggers 'pick'"
        ),
        (
            view("imageView", #"image="sea""#), recognizer(action("pick"), #"numberOfTapsRequired="2""#),
            "the tap gesture of the imageView 'photoView', which triggers 'pick'"
        ),
        (
            view("imageView", #"image="sea""#), recognizer(action("hold"), kind: "pongPress"),
            "the long press gesture of the imageView 'photoView', which triggers 'hold'"
        ),
        (
            view("imageView", #"image="sea""#, of: "none"), recognizer(""),
            "the tap gesture of the scene"
        ),
    ])
    func anotherGestureIsReportedWithItsViewAndItsEffect(_ view: String, _ recognizer: String, _ what: String) {
        let fixture = Self.fixture(Self.row(view), recognizer)
        #expect(fixture.leftOut == [what])
        #expect(fixture.result.errors == [])
    }

    /// The app performs the segue.
    @Test func theSegueOfAnotherGestureIsOneOfTheScreen() {
        let segue = Fixture.segue(to: "other", "show", #"identifier="showOther""#)
        let table = Self.row(Self.view("imageView", #"image="sea""#))
        let fixture = Self.fixture(table, Self.recognizer(segue, kind: "swipe"))
        #expect(
            fixture.leftOut == [
                "the swipe gesture of the imageView 'photoView', which triggers the segue 'showOther' to 'Other'"
            ]
        )
        #expect(fixture.spec.contains("segues:\n  - Other  # segue showOther\n"))
        #expect(fixture.result.files.contains { $0.name == "External.yaml" })
        #expect(fixture.result.errors == [])
    }
}
