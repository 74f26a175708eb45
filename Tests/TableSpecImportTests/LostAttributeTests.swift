import Testing

@testable import TableSpecImport

@Suite("Attributes that a spec can't contain are reported")
struct LostAttributeTests {
    private static func label(_ attributes: String) -> String {
        #"<label text="Name" id="l" \#(attributes)>\#(Fixture.frame(16, 11, 200, 22))</label>"#
    }

    private static func leftOut(_ views: String, _ attributes: String = "") -> [String] {
        Fixture(table: Fixture.section(Fixture.custom(views, 44, attributes))).leftOut
    }

    @Test func whatNobodyKnowsIsNotedOnce() {
        let views = Self.label(#"semanticContentAttribute="forceRightToLeft" sparkle="YES""#)
        #expect(Self.leftOut(views) == ["'semanticContentAttribute', 'sparkle' of the label"])
    }

    @Test func defaultsAndDataOfTheEditorAreNot() {
        let views = Self.label(
            #"opaque="NO" misplaced="YES" userLabel="Name" semanticContentAttribute="unspecified" alpha="1""#
        )
        #expect(Self.leftOut(views).isEmpty)
    }

    @Test func whatChangesNothingOnAPhoneIsNot() {
        let controller = """
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><size key="insetFor6xAndEarlier" width="0" height="64"/>
            """
        let label =
            #"<label text="Tea" colorLabel="IBBuiltInLabel-Red" id="l">\#(Fixture.frame(16, 11, 60, 22))</label>"#
        let button = """
            <button hasAttributedTitle="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="b">
            \(Fixture.frame(90, 7, 60, 30))<state key="normal" title="Go"/></button>
            """
        let fixture = Fixture(
            table: Fixture.section(Fixture.custom(label + button)),
            #"contentViewInsetsToSafeArea="NO" simulatedAppContext="appClip""#,
            controller: controller
        )
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func propertiesAreNoted() {
        let slider = """
            <slider gloss="Low" id="s">\(Fixture.frame(16, 6, 343, 31))<color key="glow" white="1" alpha="1"/></slider>
            """
        #expect(Self.leftOut(slider) == ["'gloss', 'glow' of the slider"])
    }

    @Test func aCellThatIsSeenThroughIsNoted() {
        let attributes = #"alpha="0.5" accessoryType="checkmark""#
        #expect(Self.leftOut(Self.label(""), attributes) == ["'alpha' of the tableViewCell"])
    }

    @Test func marginsOfACellOfAStyleComeAlong() {
        let cell = Fixture.cell("Tea", #"preservesSuperviewLayoutMargins="NO""#)
        let fixture = Fixture(
            table: Fixture.section(cell.replacing("IBUITableViewCellStyle", with: "IBUITableViewCellStyle"))
        )
        #expect(fixture.spec.contains("preservesSuperviewLayoutMargins: false"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theMarginsOfAStackOfOneViewComeAlong() {
        let inner = """
            <stackView layoutMarginsRelativeArrangement="YES" id="i">\(Fixture.frame(0, 0, 343, 60))<subviews>
            <label text="Name" id="l">\(Fixture.frame(12, 16, 319, 28))</label></subviews></stackView>
            """
        let outer = """
            <stackView axis="vertical" id="o">\(Fixture.frame(16, 0, 343, 100))<subviews>\(inner)
            <label text="Note" id="k">\(Fixture.frame(0, 60, 343, 40))</label></subviews></stackView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(outer, 100)))
        #expect(fixture.spec.contains("padding: { top: 16, left: 12, bottom: 16, right: 12 }"))
    }

    /// Interface Builder omits `layoutMarginsRelativeArrangement` for some of them.
    @Test(arguments: ["layoutMarginsRelativeArrangement=\"YES\"", ""])
    func aStackAtTheEdgesOfItsCellHasItsMargins(_ attribute: String) {
        let stack = """
            <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" \(attribute) id="st">
            \(Fixture.frame(0, 0, 375, 83))<subviews>
            <label text="Name" id="l">\(Fixture.frame(16, 16, 343, 20.5))</label>
            <label text="Note" id="k">\(Fixture.frame(16, 46.5, 343, 20.5))</label></subviews>
            <edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="16"/></stackView>
            """
        let pins = ["leading", "trailing", "top", "bottom"].map { side in
            "<constraint firstItem=\"st\" firstAttribute=\"\(side)\" secondItem=\"v\" secondAttribute=\"\(side)\"/>"
        }
        let cell = """
            <tableViewCell id="c">\(Fixture.frame(0, 0, 375, 83))
            <tableViewCellContentView key="contentView" id="v">\(Fixture.frame(0, 0, 375, 83))
            <subviews>\(stack)</subviews><constraints>\(pins.joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let fixture = Fixture(table: Fixture.section(cell), #"rowHeight="-1""#)
        #expect(fixture.spec.contains("content: { vstack: [Name, Note], spacing: 10, padding: 16 }"))
        #expect(!fixture.spec.contains("layoutMargins"))
        #expect(fixture.result.omissions.isEmpty)
    }

    @Test func aRowAsWideAsItsColumnStaysSo() {
        let row = """
            <stackView alignment="center" id="r">\(Fixture.frame(0, 0, 343, 21))<subviews>
            <label text="Ada" id="a">\(Fixture.frame(0, 0, 70, 21))</label>
            <label text="12:16" textAlignment="right" id="b">\(Fixture.frame(70, 0, 273, 21))</label></subviews></stackView>
            """
        let column = """
            <stackView axis="vertical" alignment="top" id="o">\(Fixture.frame(16, 11, 343, 42))<subviews>\(row)
            <label text="Subject" id="s">\(Fixture.frame(0, 21, 100, 21))</label></subviews></stackView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(column, 64)))
        #expect(fixture.spec.contains("vstack:") && !fixture.spec.contains("alignment: leading"))
    }

    /// The separator takes half a point of a cell.
    @Test func aViewThatFillsItsCellNeedsNoMargins() {
        let cell = Fixture.custom("<imageView image=\"a\" id=\"i\">\(Fixture.frame(0, 0, 375, 43.5))</imageView>", 44)
        #expect(!Fixture(table: Fixture.section(cell)).spec.contains("layoutMargins"))
    }

    @Test func datesHaveTheirLimits() {
        let picker = """
            <datePicker datePickerMode="date" style="compact" id="d">\(Fixture.frame(16, 5, 200, 34))
            <date key="minimumDate" timeIntervalSinceReferenceDate="0"/></datePicker>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(picker)))
        #expect(fixture.spec.contains("minimumDate: 2001-01-01"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aTableInWhichNothingCanBeSelectedStaysOne() {
        let cell = Fixture.cell("Tea", #"selectionStyle="default""#, Fixture.segue(to: "x", "show"))
        let fixture = Fixture(table: Fixture.section(cell), #"allowsSelection="NO""#)
        #expect(fixture.spec.contains("allowsSelection: false"))
    }

    @Test func aFieldWithoutTapsIsDisabled() {
        let field =
            #"<textField text="A" userInteractionEnabled="NO" id="f">\#(Fixture.frame(16, 11, 343, 22))</textField>"#
        let fixture = Fixture(table: Fixture.section(Fixture.custom(field)))
        #expect(fixture.spec.contains("enabled: $("))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func theSegueOfADetailButtonThatIsNotThereIsNoted() {
        let segue = Fixture.segue(to: "x", "show", #"trigger="accessoryAction" identifier="More""#)
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea", "", segue)))
        #expect(fixture.leftOut == ["the segue 'More'"])
    }
}
