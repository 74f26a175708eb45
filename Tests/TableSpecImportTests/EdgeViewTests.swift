import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("The views above and below all rows are imported")
struct EdgeViewTests {
    /// A table of one row with a view above or below it, as wide as the table.
    private static func fixture(
        _ views: String,
        _ height: Double = 100,
        key: String = "tableHeaderView",
        _ more: String = "",
        table attributes: String = ""
    ) -> Fixture {
        let view = """
            <view key="\(key)" id="edge">\(Fixture.frame(0, 0, 375, height))<subviews>\(views)</subviews>\(more)</view>
            """
        return Fixture(table: view + Fixture.section(Fixture.cell("A")), attributes)
    }

    private static func label(_ text: String, _ frame: String, _ attributes: String = "", id: String) -> String {
        #"<label text="\#(text)" id="\#(id)" \#(attributes)>\#(frame)</label>"#
    }

    @Test func oneTextAtTheLeadingSideIsTheText() {
        let fixture = Self.fixture(Self.label("Hello", Fixture.frame(16, 12, 343, 21), id: "l"), 44)
        #expect(fixture.spec.contains("  headerView: Hello\n"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func aTextInTheMiddleStaysThere() {
        let label = Self.label("Hello", Fixture.frame(16, 8, 343, 21), #"textAlignment="center""#, id: "l")
        let fixture = Self.fixture(label, 37, key: "tableFooterView")
        #expect(fixture.spec.contains("  footerView: { content: { label: Hello, alignment: center } }\n"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func viewsStandInRowsAndColumns() throws {
        let image = #"<imageView image="Portrait" id="i">\#(Fixture.frame(147.5, 20, 80, 80))</imageView>"#
        let name = Self.label("Ada", Fixture.frame(16, 108, 343, 20), #"textAlignment="center""#, id: "n")
        let button = """
            <button id="b">\(Fixture.frame(157, 136, 60, 30))<state key="normal" title="Edit"/>
            <connections><action selector="edit:" destination="list" eventType="touchUpInside" id="e"/></connections></button>
            """
        let fixture = Self.fixture(image + name + button, 180)
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
        let header = try #require(fixture.result.firstScreen?.headerView)
        #expect(header.content?.leaves.count == 3)
        #expect(header.layoutMargins?.top == 20)
        #expect(fixture.spec.contains("{ button: Edit, action: edit }"))
    }

    @Test func whatFillsTheWidthKeepsItAndItsColor() throws {
        let image = #"<imageView image="Banner" id="i">\#(Fixture.frame(0, 0, 375, 100))</imageView>"#
        let color =
            #"<color key="backgroundColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
        let fixture = Self.fixture(image, 100, color)
        let header = try #require(fixture.result.firstScreen?.headerView)
        #expect(header.layoutMargins == EdgeInsets())
        #expect(header.backgroundColor != nil)
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test(arguments: [("plain", false), ("grouped", true)])
    func whiteIsSeenOnAGroupedTable(style: String, isSeen: Bool) {
        let label = Self.label("Hello", Fixture.frame(16, 8, 343, 21), #"textAlignment="center""#, id: "l")
        let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
        let fixture = Self.fixture(label, 37, color, table: "style=\"\(style)\"")
        #expect(fixture.spec.contains("backgroundColor: white") == isSeen)
    }

    @Test func aCustomClassWithViewsIsTheirStack() {
        let views = """
            <view customClass="BannerView" key="tableHeaderView" id="edge">\(Fixture.frame(0, 0, 375, 60))<subviews>
            \(Self.label("A", Fixture.frame(16, 8, 100, 21), id: "a"))\(Self.label("B", Fixture.frame(16, 31, 100, 21), id: "b"))
            </subviews></view>
            """
        let fixture = Fixture(table: views + Fixture.section(Fixture.cell("A")))
        #expect(fixture.spec.contains("vstack:"))
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.leftOut == ["the class 'BannerView'"])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aCustomClassWithoutViewsIsNamed() {
        let view = """
            <view customClass="ChartView" key="tableHeaderView" id="edge">\(Fixture.frame(0, 0, 375, 200))</view>
            """
        let fixture = Fixture(table: view + Fixture.section(Fixture.cell("A")))
        #expect(fixture.spec.contains("view: ChartView"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func anEmptyViewIsRoom() {
        let view = #"<view key="tableHeaderView" id="edge">\#(Fixture.frame(0, 0, 375, 30))</view>"#
        let fixture = Fixture(table: view + Fixture.section(Fixture.cell("A")))
        #expect(fixture.spec.contains("contentInset: { top: 30 }"))
    }
}
