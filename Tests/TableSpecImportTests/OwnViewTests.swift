import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Views of custom classes and other frameworks")
struct OwnViewTests {
    private static func fixture(_ views: String, _ height: Double = 100) -> Fixture {
        Fixture(table: Fixture.section(Fixture.custom(views, height)))
    }

    private static let label = #"<label text="Hello" id="l">\#(Fixture.frame(16, 11, 200, 21))</label>"#

    @Test(arguments: [("mapView", "MKMapView", "MapKit"), ("wkWebView", "WKWebView", "WebKit")])
    func theModuleOfAFrameworksViewIsImported(element: String, className: String, module: String) {
        let fixture = Self.fixture("<\(element) id=\"v\">\(Fixture.frame(0, 0, 375, 100))</\(element)>")
        #expect(fixture.spec.contains("view: \(className)"))
        #expect(fixture.spec.contains("imports: [\(module)]\n"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aViewFromEdgeToEdgeHasNoWidth() {
        let view = { (width: Double) in
            #"<view customClass="Chart" id="v">\#(Fixture.frame(0, 0, width, 100))</view>"#
        }
        #expect(Self.fixture(view(375)).spec.contains("{ view: Chart, height: 100 }"))
        #expect(Self.fixture(view(300)).spec.contains("width: 300"))
    }

    /// A shared prototype has no screen of its own.
    @Test func theModuleOfAViewInASharedPrototypeIsReported() {
        let view = "<mapView id=\"v\">\(Fixture.frame(0, 0, 375, 100))</mapView>"
        let cell = Fixture.custom(view, 100, #"reuseIdentifier="MapCell""#)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(cell)</objects></document>
            """
        let result = Import([ImportSource(path: "MapCell.xib", bytes: Array(text.utf8))])
        #expect(result.omissions.map(\.what) == ["the import of MapKit", "the table that shows the cell 'MapCell'"])
        #expect(result.errors.isEmpty)
    }

    @Test func aViewOfUIKitNeedsNoOtherName() {
        let fixture = Self.fixture("<searchBar id=\"v\">\(Fixture.frame(0, 0, 375, 56))</searchBar>")
        #expect(fixture.spec.contains("view: UISearchBar"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aCollectionViewIsMadeWithItsLayoutInCode() {
        let fixture = Self.fixture("<collectionView id=\"v\">\(Fixture.frame(0, 0, 375, 100))</collectionView>")
        #expect(fixture.spec.contains("view: CollectionView"))
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aContainerOfAControllerIsCode() {
        let container = "<containerView id=\"v\">\(Fixture.frame(0, 40, 375, 60))</containerView>"
        let fixture = Self.fixture(Self.label + container)
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.spec.contains("Hello"))
    }

    @Test func theViewsInACustomClassComeAlong() {
        let card = """
            <view customClass="CardView" id="v">\(Fixture.frame(16, 8, 343, 84))<subviews>
            <label text="Hello" id="a">\(Fixture.frame(12, 12, 200, 21))</label>
            <label text="World" id="b">\(Fixture.frame(12, 40, 200, 21))</label></subviews></view>
            """
        let fixture = Self.fixture(card)
        #expect(fixture.spec.contains("Hello"))
        #expect(fixture.spec.contains("World"))
        #expect(fixture.leftOut == ["the class 'CardView'"])
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aLineUnderATextReachesTheEdgeInAnyWidth() {
        let line = """
            <view customClass="HairlineView" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            \(Fixture.frame(40, 43, 335, 1))</view>
            """
        let constraints = """
            <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="k"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="m"/>
            </constraints>
            """
        let cell = Fixture.custom(
            #"<label text="Hello" id="l">\#(Fixture.frame(40, 11, 319, 21))</label>"# + line
        )
        .replacing(#"key="contentView""#, with: #"key="contentView" id="content""#)
        .replacing("</subviews>", with: "</subviews>" + constraints)
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("view: HairlineView, height: 1"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theClassOfAStackViewIsReported() {
        let stack = """
            <stackView customClass="TagStack" spacing="4" id="v">\(Fixture.frame(16, 11, 200, 21))<subviews>
            <label text="Hello" id="a">\(Fixture.frame(0, 0, 80, 21))</label>
            <label text="World" id="b">\(Fixture.frame(84, 0, 80, 21))</label></subviews></stackView>
            """
        let fixture = Self.fixture(stack, 44)
        #expect(fixture.leftOut == ["the class 'TagStack'"])
        #expect(fixture.spec.contains("Hello"))
    }
}
