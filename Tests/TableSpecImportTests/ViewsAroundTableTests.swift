import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Views next to the table are imported like those of cells")
struct ViewsAroundTableTests {
    /// A controller with a table from 200 to 567 points, and views above, below or over it.
    private static func fixture(_ views: String, style: String = "plain") -> Fixture {
        let content = """
            <view key="view" id="root">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <tableView style="\(style)" id="t">\(Fixture.frame(0, 200, 375, 367))</tableView>\(views)</subviews></view>
            """
        return Fixture(
            scenes: [Fixture.controller("viewController", "list", #"customClass="ListViewController""#, content)]
        )
    }

    private static func label(_ text: String, _ frame: String, id: String, _ more: String = "") -> String {
        #"<label text="\#(text)" id="\#(id)">\#(frame)\#(more)</label>"#
    }

    private static func button(_ title: String, _ frame: String, id: String) -> String {
        """
        <button id="\(id)">\(frame)<state key="normal" title="\(title)"/>
        <connections><action selector="\(id):" destination="list" eventType="touchUpInside" id="\(id)-a"/></connections></button>
        """
    }

    private static let red =
        #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#

    private static func leftOut(_ fixture: Fixture) -> [String] {
        fixture.result.omissions.filter { $0.kind != .code }.map(\.what)
    }

    @Test func theyStandInRowsWithTheirLooks() {
        let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#
        let fixture = Self.fixture(
            Self.label("Devices", Fixture.frame(16, 80, 200, 24), id: "title", font)
                + Self.button("Sort", Fixture.frame(309, 77, 50, 30), id: "sort")
        )
        #expect(Self.leftOut(fixture) == [])
        #expect(
            fixture.spec.contains(
                "above: [{ hstack: [{ label: Devices, font: { size: 20, weight: semibold } }, { button: Sort, action: sort }] }]"
            )
        )
        #expect(fixture.result.errors == [])
    }

    @Test func theColorOfTheScreenStaysAroundTheTable() {
        let label = Self.label("Devices", Fixture.frame(16, 80, 343, 20.5), id: "title")
        let fixture = { (views: String) in
            var fixture = Self.fixture(views)
            fixture.scenes[0].replace("</subviews></view>", with: "</subviews>\(Self.red)</view>")
            return fixture
        }
        let screen = fixture(label)
        #expect(screen.spec.contains("backgroundColor: \"#FF0000\""))
        #expect(Self.leftOut(screen) == [] && screen.result.errors == [])
        // Without views or space around the table, no part of the screen is visible.
        #expect(!fixture("").spec.contains("#FF0000"))
    }

    @Test func whatIsEightPointsApartIsAListOfViews() {
        let fixture = Self.fixture(
            Self.label("First", Fixture.frame(16, 80, 343, 20.5), id: "a")
                + Self.label("Second", Fixture.frame(16, 108.5, 343, 20.5), id: "b")
        )
        #expect(fixture.spec.contains("above: [First, Second]"))
        #expect(Self.leftOut(fixture) == [])
    }

    @Test func controlsBelowTheTableAreState() {
        let fixture = Self.fixture(
            Self.label("Notify", Fixture.frame(16, 590, 200, 21), id: "l")
                + #"<switch id="notify" on="NO">\#(Fixture.frame(310, 585, 51, 31))</switch>"#
        )
        #expect(fixture.spec.contains("below: [{ hstack: [Notify, { switch: $(notify) }] }]"))
        #expect(fixture.spec.contains("state: { notify: Bool"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aCardKeepsItsColorAndAHiddenOneComesLater() {
        let card = """
            <view hidden="YES" id="card">\(Fixture.frame(16, 100, 343, 40))<subviews>
            \(Self.label("Offline", Fixture.frame(12, 10, 300, 20), id: "o"))</subviews>\(Self.red)</view>
            """
        let fixture = Self.fixture(card)
        #expect(fixture.spec.contains("background: \"#FF0000\""))
        #expect(fixture.spec.contains("visible: $("))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aSearchBarInAContainerIsTheSearchField() {
        let view = """
            <view id="v">\(Fixture.frame(0, 100, 375, 100))<subviews>
            <searchBar placeholder="Find" id="s">\(Fixture.frame(0, 0, 375, 56))</searchBar>
            \(Self.label("Hint", Fixture.frame(16, 64, 343, 21), id: "h"))</subviews></view>
            """
        let fixture = Self.fixture(view)
        #expect(fixture.spec.contains("search: { text: $(query), placeholder: Find }"))
        #expect(fixture.spec.contains("above: [Hint]"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aCustomClassIsAViewOfItsSize() {
        let fixture = Self.fixture(#"<view customClass="ChartView" id="c">\#(Fixture.frame(0, 60, 375, 140))</view>"#)
        #expect(fixture.spec.contains("view: ChartView"))
        #expect(fixture.spec.contains("height: 140"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func buttonsAmongViewsLeadOn() {
        let next = """
            <button id="n">\(Fixture.frame(16, 580, 343, 34))<state key="normal" title="Next"/>
            <connections><segue destination="other" kind="show" id="g"/></connections></button>
            """
        var fixture = Self.fixture(next)
        fixture.scenes.append(
            Fixture.scene("other", class: "OtherViewController", table: Fixture.section(Fixture.cell("Row")))
        )
        #expect(fixture.spec.contains("{ button: Next, segue: Other }"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aBarReachesTheEdges() {
        let bar = """
            <view id="bar">\(Fixture.frame(0, 100, 375, 100))<subviews>
            \(Self.label("Devices", Fixture.frame(16, 40, 343, 20), id: "l"))</subviews>\(Self.red)</view>
            """
        let fixture = Self.fixture(bar)
        #expect(fixture.spec.contains("columnMargins: 0\n"))
        #expect(fixture.spec.contains("background: \"#FF0000\""))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func besideABarOtherViewsKeepTheirDistances() {
        let bar = """
            <view id="bar">\(Fixture.frame(0, 150, 375, 50))<subviews>
            \(Self.label("Devices", Fixture.frame(16, 15, 343, 20), id: "l"))</subviews>\(Self.red)</view>
            """
        let fixture = Self.fixture(bar + Self.button("Add", Fixture.frame(16, 575, 343, 34), id: "add"))
        #expect(fixture.spec.contains("columnMargins: 0\n"))
        // The title of the button is in the middle of its 34 points.
        let padding = "padding: { top: 15, left: 16, bottom: 8, right: 16 }"
        #expect(fixture.spec.contains("below: [{ hstack: [{ button: Add, action: add }], \(padding) }]"))
        #expect(fixture.result.errors == [])
    }

    @Test func aNarrowTableKeepsTheRoomBesideIt() {
        let content = """
            <view key="view" id="root">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <tableView style="plain" id="t">\(Fixture.frame(16, 0, 351, 667))</tableView></subviews></view>
            """
        let fixture = Fixture(scenes: [Fixture.controller("viewController", "list", "", content)])
        #expect(fixture.spec.contains("views: { margins: { left: 16, right: 8 } }"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func aLabelOfACustomClassKeepsIt() {
        let label = #"<label text="New" customClass="BadgeLabel" id="b">\#(Fixture.frame(16, 160, 343, 20.5))</label>"#
        let fixture = Self.fixture(label)
        #expect(fixture.spec.contains("above: [{ label: New, class: BadgeLabel }]"))
        #expect(!fixture.leftOut.contains("the class 'BadgeLabel'"))
        #expect(fixture.result.errors == [])
    }

    @Test func whatIsInTheMiddleOfABarStaysThere() {
        let image = #"<imageView image="Logo" id="i">\#(Fixture.frame(121.5, 10, 100, 40))</imageView>"#
        let bar = """
            <view id="bar">\(Fixture.frame(16, 100, 343, 60))<subviews>\(image)</subviews>\(Self.red)</view>
            """
        let fixture = Self.fixture(bar)
        let row = "{ spacer: true }, { image: { named: Logo }, width: 100, height: 40 }, { spacer: true }"
        #expect(fixture.spec.contains(row))
        #expect(!fixture.spec.contains("left:"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func theRowsOfAnotherTableAreCode() {
        let fixture = Self.fixture(
            #"<tableView style="plain" id="u">\#(Fixture.frame(0, 0, 375, 200))</tableView>"#
        )
        #expect(fixture.leftOut == ["the rows of another table", "the cells of the table"])
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.spec.contains("view: UITableView"))
        #expect(fixture.result.errors == [])
    }

    @Test func barsBesideTheTableAreThoseOfItsStack() {
        let fixture = Self.fixture(
            """
            <navigationBar id="n">\(Fixture.frame(0, 20, 375, 44))<items><navigationItem title="Filter" id="i">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/></navigationItem></items></navigationBar>
            <toolbar id="b">\(Fixture.frame(0, 567, 375, 44))<items>
            <barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem systemItem="trash" id="d"/></items></toolbar>
            """
        )
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.spec.contains("title: Filter\n"))
        #expect(fixture.spec.contains("navigationItem: { left: { systemItem: cancel, action: cancel } }"))
        #expect(fixture.spec.contains("toolbar: [{ systemItem: flexibleSpace }, { systemItem: trash, action: trash }]"))
        #expect(fixture.result.errors == [])
    }

    @Test func aBarWithNothingInItIsReported() {
        let fixture = Self.fixture(#"<toolbar id="b">\#(Fixture.frame(0, 567, 375, 44))</toolbar>"#)
        #expect(Self.leftOut(fixture) == ["the toolbar beside the table"])
    }
}
