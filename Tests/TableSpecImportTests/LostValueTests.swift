import Testing

@testable import TableSpecImport

@Suite("Values that a spec can't contain are reported")
struct LostValueTests {
    private static let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

    private static func item(_ content: String) -> Fixture {
        let item = #"<navigationItem key="navigationItem" id="n">\#(content)</navigationItem>"#
        return Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
    }

    private static func leftOut(_ view: String) -> [String] {
        Fixture(table: Fixture.section(Fixture.custom(view, 60))).leftOut
    }

    @Test func theActionOfABarButtonThatHasASegueToo() {
        let fixture = Self.item(
            """
            <barButtonItem key="rightBarButtonItem" title="Add" id="b"><connections>
            <segue destination="list" kind="show" id="s"/>
            <action selector="add:" destination="list" id="a"/></connections></barButtonItem>
            """
        )
        #expect(fixture.leftOut == ["the action 'add' of the barButtonItem"])
    }

    @Test func theIdentifierOfABarButton() {
        let fixture = Self.item(
            """
            <barButtonItem key="rightBarButtonItem" title="Add" id="b"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="add"/>
            <userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/>
            </userDefinedRuntimeAttributes></barButtonItem>
            """
        )
        #expect(
            fixture.leftOut == [
                "the accessibilityIdentifier 'add' of the barButtonItem", "the runtime attribute 'note'",
            ]
        )
    }

    @Test func theTitleColorOfAButtonThatIsTouched() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Go"/>
            <state key="highlighted"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1"/></state></button>
            """
        #expect(Self.leftOut(button) == ["'highlighted.titleColor' of the button"])
    }

    @Test func theFurtherActionsOfAButton() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Talk"/><connections>
            <action selector="start:" destination="list" eventType="touchDown" id="a1"/>
            <action selector="stop:" destination="list" eventType="touchUpInside" id="a2"/>
            <action selector="cancel:" destination="list" eventType="touchUpOutside" id="a3"/>
            <action selector="note:" destination="list" eventType="touchUpInside" id="a4"/></connections></button>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(button, 44)))
        #expect(fixture.spec.contains("touchDown: start"))
        #expect(fixture.spec.contains("touchUpOutside: cancel"))
        #expect(fixture.spec.contains("action: stop"))
        #expect(fixture.leftOut == ["the action 'note' of the button"])
        #expect(fixture.result.errors == [])
    }

    /// A touch isn't a tap.
    @Test func theOnlyActionOfAButtonIsForATouch() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Talk"/><connections>
            <action selector="start:" destination="list" eventType="touchDown" id="a1"/></connections></button>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(button, 44)))
        #expect(fixture.spec.contains("{ button: Talk, touchDown: start }"), "\(fixture.spec)")
        #expect(fixture.leftOut == [])
        #expect(fixture.result.errors == [])
    }

    @Test func theInsetsOfAButton() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Go"/>\(Self.red)
            <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/></button>
            """
        #expect(Self.leftOut(button) == ["'titleEdgeInsets' of the button"])
    }

    /// Without visible edges, a smaller button shows the same.
    @Test func theInsetsOfAButtonWithoutEdges() {
        let button = { (attributes: String) in
            """
            <button \(attributes) id="b">\(Fixture.frame(16, 5, 100, 44))<state key="normal" image="star"/>
            <inset key="contentEdgeInsets" minX="30" minY="0.0" maxX="10" maxY="8"/></button>
            """
        }
        let centered = Fixture(table: Fixture.section(Fixture.custom(button(""), 60)))
        #expect(centered.spec.contains("width: 80, height: 36"))
        #expect(centered.leftOut.isEmpty)
        let leading = Fixture(table: Fixture.section(Fixture.custom(button(#"contentHorizontalAlignment="left""#), 60)))
        #expect(leading.spec.contains("width: 70, height: 36"))
        let bar = button("").replacing("<button", with: #"<button key="customView""#)
        let item = Self.item(#"<barButtonItem key="rightBarButtonItem" id="r">\#(bar)</barButtonItem>"#)
        #expect(item.leftOut == ["'contentEdgeInsets' of the button"])
    }

    @Test func theRenderingModeOfAnImage() {
        let image = """
            <imageView image="star" catalog="system" id="i">\(Fixture.frame(16, 5, 34, 34))
            <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="template"/>
            </imageView>
            """
        #expect(Self.leftOut(image) == ["'renderingMode', 'symbolScale' of the imageView"])
    }

    @Test func theTraitsOfACell() {
        let more = """
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" notEnabled="YES"/></accessibility>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea", "", more)))
        #expect(fixture.leftOut == ["'accessibilityTraits' of the tableViewCell"])
    }

    @Test func aControllersOwnPresentationUnlessASegueHasIt() {
        let table = #"<tableView key="view" id="t"><prototypes/></tableView>"#
        let sheet = #"modalPresentationStyle="formSheet""#
        let alone = Fixture(scenes: [Fixture.controller("tableViewController", "a", sheet, table)])
        #expect(alone.leftOut.contains("'modalPresentationStyle' of the tableViewController"))
        let list = Fixture.section(Fixture.cell("Tea", "", Fixture.segue(to: "a", "presentation")))
        let scenes = [Fixture.scene("list", class: "ListViewController", table: list)] + alone.scenes
        let presented = Fixture(scenes: scenes)
        #expect(!presented.leftOut.contains { $0.contains("modalPresentationStyle") })
        #expect(presented.spec.contains("modalPresentationStyle: formSheet"))
    }

    @Test func theItemOfATabBarThatIsNotThere() {
        let item = #"<tabBarItem key="tabBarItem" title="Teas" image="tea" id="i"/>"#
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
        #expect(fixture.leftOut == ["the tab bar item 'Teas', 'tea'"])
    }

    @Test func theItemsOfANavigationBarInACell() {
        let bar = """
            <navigationBar id="b">\(Fixture.frame(0, 0, 375, 44))<items><navigationItem title="Help" id="n">
            <barButtonItem key="leftBarButtonItem" title="Close" id="l"><connections>
            <action selector="close:" destination="list" id="a"/></connections></barButtonItem>
            </navigationItem></items></navigationBar>
            """
        #expect(
            Self.leftOut(bar) == [
                "the title 'Help' of the navigationItem", "the title 'Close' of the barButtonItem",
                "the action 'close' of the barButtonItem",
            ]
        )
    }

    /// Labels measure themselves automatically.
    @Test func theAutomaticWidthOfALabelIsNoEntry() {
        let label = """
            <label text="Tea" useAutomaticPreferredMaxLayoutWidth="YES" id="l">\(Fixture.frame(16, 5, 343, 34))</label>
            """
        #expect(Self.leftOut(label) == [])
    }

    @Test func aTableThatIsALooseObjectOfAScene() {
        let fixture = Fixture(scenes: [
            """
            <scene sceneID="1"><objects><viewController id="v"><view key="view" id="w"/></viewController>
            <tableView id="t"><prototypes/></tableView></objects></scene>
            """
        ])
        #expect(fixture.leftOut.contains("the tableView in the scene dock"))
    }

    @Test func aViewThatIsALooseObjectOfAScene() {
        let header = #"<view id="h"><subviews><label text="Teas" id="l"/></subviews></view>"#
        let connection = #"<connections><outlet property="headerView" destination="h" id="o"/></connections>"#
        let list = Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("Tea")),
            "",
            connection
        )
        let fixture = Fixture(scenes: [list.replacing("</objects>", with: header + "</objects>")])
        #expect(fixture.leftOut == ["the view 'headerView' in the scene dock with 'Teas'"])
    }

    /// What nobody sees isn't lost.
    @Test func whatChangesNothingIsNoEntry() {
        let white = #"<color key="backgroundColor" white="1" alpha="1"/>"#
        let label = """
            <label text="Tea" id="l">\(Fixture.frame(16, 5, 343, 34))\(white)
            <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1"/>
            <color key="highlightedColor" white="1" alpha="1"/></label>
            """
        #expect(Self.leftOut(label).isEmpty)
        let empty = #"<label text="" id="l">\#(Fixture.frame(16, 5, 343, 34))\#(white)</label>"#
        #expect(Self.leftOut(empty).isEmpty)
    }

    @Test(arguments: [
        // The color that each highlighted title had until iOS 6.
        #"<state key="normal" title="Go"/><state key="highlighted"><color key="titleColor" white="1" alpha="1"/></state>"#,
        // A title and an image that aren't there.
        #"""
        <state key="normal" image="star"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1"/></state>
        <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>
        """#,
        #"<state key="normal" title="Go"/><inset key="imageEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>"#,
        // A configuration replaces insets.
        #"""
        <state key="normal" title="Go" image="star"/>
        <buttonConfiguration key="configuration" style="filled" title="Go" image="star"/>
        <inset key="imageEdgeInsets" minX="-14" minY="0.0" maxX="0.0" maxY="0.0"/>
        """#,
        #"""
        <state key="normal"><imageReference key="image" image="star" catalog="system" symbolScale="default"/></state>
        """#,
        // The alignment of one line.
        #"""
        <state key="normal" title="Go"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment"><integer key="value" value="1"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """#,
    ])
    func whatChangesNothingOfAButtonIsNoEntry(_ content: String) {
        #expect(Self.leftOut("<button id=\"b\">\(Fixture.frame(16, 5, 100, 34))\(content)</button>").isEmpty)
    }

    /// An area without a title and an image has no color.
    @Test func theTintOfATappableArea() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 100, 34))<color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1"/>
            <connections><action selector="tap:" destination="list" eventType="touchUpInside" id="a"/></connections></button>
            """
        #expect(Self.leftOut(button).isEmpty)
    }

    @Test func theReportCountsElements() {
        let views = """
            <label text="Tea" id="l">\(Fixture.frame(16, 5, 200, 34))</label>
            <view id="v">\(Fixture.frame(220, 5, 20, 34))</view>
            <strangeView id="m">\(Fixture.frame(250, 5, 100, 34))</strangeView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(views, 44)))
        // The controller, the table, the section, the cell and the label; the strange view; the empty one.
        #expect(fixture.result.elements == ElementCount(imported: 5, notImported: 1, withoutEffect: 1))
    }
}
