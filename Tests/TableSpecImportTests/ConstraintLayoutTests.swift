import Testing

@testable import TableSpecImport

@Suite("Constraints place views in other widths")
struct ConstraintLayoutTests {
    /// The content of a cell, 320 points wide.
    private static func layout(_ views: String, _ constraints: String = "") throws -> ConstraintLayout? {
        let text = """
            <tableViewCellContentView key="contentView" id="c">\(Fixture.frame(0, 0, 320, 44))
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
            """
        return ConstraintLayout(try Element.document(Array(text.utf8)))
    }

    private static func label(_ id: String, _ x: Double, _ width: Double, _ more: String = "") -> String {
        """
        <label translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Fixture.frame(x, 11, width, 22))\(more)</label>
        """
    }

    /// A constraint between an attribute of a view and that of the content: `a.leading = leadingMargin + 8`.
    private static func pin(_ view: String, _ first: String, _ second: String? = nil, _ constant: Double = 0) -> String
    {
        """
        <constraint firstItem="\(view)" firstAttribute="\(first)" secondItem="c" secondAttribute="\(second ?? first)" \
        constant="\(constant)" id="\(view)-\(first)"/>
        """
    }

    private static func sides(_ frame: Frame?) -> [Double]? { frame.map { [$0.x, $0.right] } }

    @Test func leadingTrailingCenteredAndWide() throws {
        let views =
            Self.label("a", 24, 40) + Self.label("b", 264, 40) + Self.label("m", 140, 40) + Self.label("w", 16, 288)
        let pins =
            Self.pin("a", "leading", "leadingMargin", 8) + Self.pin("b", "trailing", nil, -16)
            + Self.pin("m", "centerX")
            + Self.pin("w", "leading", nil, 16) + Self.pin("w", "trailing", "trailingMargin")
        let layout = try #require(try Self.layout(views, pins))
        let frames = layout.frames(width: 744, margin: 4)
        #expect(Self.sides(frames["a"]) == [28, 68])
        #expect(Self.sides(frames["b"]) == [688, 728])
        #expect(Self.sides(frames["m"]) == [352, 392])
        #expect(Self.sides(frames["w"]) == [16, 724])
        #expect(layout.frames(width: 320, margin: 0) == layout.saved)
        #expect(layout.pins(of: Frame(x: 24, y: 0, width: 280, height: 44)) == SidePins(left: .margin, right: .margin))
        #expect(layout.pins(of: Frame(x: 16, y: 0, width: 100, height: 44)) == SidePins(left: .edge, right: nil))
    }

    @Test func stacksGuidesAndMasks() throws {
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" spacing="8" distribution="fillEqually" id="s">
            \(Fixture.frame(16, 0, 288, 44))
            <subviews>\(Self.label("a", 0, 140))\(Self.label("b", 148, 140))</subviews></stackView>
            <view id="v">\(Fixture.frame(270, 0, 40, 44))<autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></view>
            <view id="x">\(Fixture.frame(10, 0, 300, 1))<autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
            """
        let pins = ["leading", "trailing"].enumerated().map { index, side in
            """
            <constraint firstItem="s" firstAttribute="\(side)" secondItem="g" secondAttribute="\(side)" \
            constant="\(16 - 32 * index)" id="s-\(side)"/>
            """
        }
        let guide = #"</constraints><viewLayoutGuide key="safeArea" id="g"/><constraints>"#
        let frames = try #require(try Self.layout(stack, pins.joined() + guide)).frames(width: 420, margin: 0)
        #expect(Self.sides(frames["a"]) == [16, 206])
        #expect(Self.sides(frames["b"]) == [214, 404])
        #expect(Self.sides(frames["v"]) == [370, 410])
        #expect(Self.sides(frames["x"]) == [10, 410])
    }

    /// Constraints align a rectangle that is smaller than a switch.
    @Test func aSwitchExtendsBeyondItsConstraints() throws {
        let view = """
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="s">\(Fixture.frame(255, 6, 51, 31))</switch>
            """
        let layout = try #require(try Self.layout(view, Self.pin("s", "trailing", nil, -16)))
        #expect(Self.sides(layout.frames(width: 420, margin: 0)["s"]) == [355, 406])
    }

    @Test func whatConstraintsDoNotSayIsUnknown() throws {
        let limit = """
            <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="300" id="l"/></constraints>
            """
        let wide = Self.label("w", 16, 288, limit)
        let pins = Self.pin("w", "leading", nil, 16) + Self.pin("w", "trailing", nil, -16)
        #expect(try Self.layout(wide, pins)?.frames(width: 744, margin: 0)["w"] == nil)
        #expect(try Self.layout(Self.label("a", 24, 40)) == nil)
        let many = (0...100).map { Self.label("l\($0)", 0, 10) }.joined()
        #expect(try Self.layout(many, Self.pin("l0", "leading")) == nil)
        // Frames of another canvas say nothing about constraints.
        let stale = try #require(try Self.layout(wide, Self.pin("w", "leading", nil, 100)))
        #expect(stale.frames(from: (320, 16), to: (744, 20)) == [:])
        #expect(stale.pins(of: Frame(x: 16, y: 0, width: 288, height: 44)) == SidePins())
    }

    // MARK: Specs

    private static func spec(_ constraints: String, x: Double) -> Fixture {
        let views = label("a", x, 60) + label("b", 290, 60)
        let cell = Fixture.custom(views, 44, id: "c").replacing(
            #"key="contentView">"#,
            with: #"key="contentView" id="c"><constraints>\#(constraints)</constraints>"#
        )
        return Fixture(table: Fixture.section(cell))
    }

    /// A distance from the margin stays one on devices with wider margins.
    @Test func spaceInsideTheMarginsIsPadding() {
        let pins = Self.pin("a", "leading", "leadingMargin", 8) + Self.pin("b", "trailing", nil, -25)
        let spec = Self.spec(pins, x: 24).spec
        #expect(spec.contains("padding: { left: 8 }"), "\(spec)")
        #expect(!spec.contains("left: 24"))
    }

    /// A distance from the edge stays, although it's that of the margin on the canvas.
    @Test func aDistanceFromTheEdgeIsAMargin() {
        let pins = Self.pin("a", "leading", nil, 16) + Self.pin("b", "trailing", nil, -25)
        let spec = Self.spec(pins, x: 16).spec
        #expect(spec.contains("preservesSuperviewLayoutMargins: false"), "\(spec)")
        #expect(spec.contains("left: 16"))
        let usual = Self.spec(Self.pin("a", "leading", "leadingMargin") + Self.pin("b", "trailing", nil, -25), x: 16)
        #expect(!usual.spec.contains("left:"))
    }

    /// Constraints that aren't installed on phones place nothing.
    @Test func constraintsOfOtherSizeClassesDoNotCount() {
        let other = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="100" id="o"/>
            """
        let pins = other + Self.pin("a", "leading", "leadingMargin", 8) + Self.pin("b", "trailing", nil, -25)
        let mask = #"<variation key="default"><mask key="constraints"><exclude reference="o"/></mask></variation>"#
        let fixture = Self.spec(pins + "</constraints>\(mask)<constraints>", x: 24)
        #expect(fixture.spec.contains("padding: { left: 8 }"), "\(fixture.spec)")
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func theReportSaysThatTheCanvasDecides() {
        let stale = Self.spec(Self.pin("a", "leading", nil, 100) + Self.pin("b", "trailing", nil, -25), x: 16)
        #expect(stale.leftOut == ["the layout of the cell in other widths"])
        #expect(Self.spec("", x: 16).leftOut.isEmpty)
    }

    /// A view in the middle of the row stays there, although the column is closer to one edge.
    @Test func theMiddleOfTheRowIsNotThatOfTheColumn() {
        let title = """
            <label text="Title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t">
            \(Fixture.frame(30, 11, 300, 22))</label>
            """
        let image = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i" image="Photo">\(Fixture.frame(167.5, 41, 40, 40))
            <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints></imageView>
            """
        let pins = Self.pin("t", "leading", nil, 30) + Self.pin("t", "trailing", nil, -45) + Self.pin("i", "centerX")
        let cell = Fixture.custom(title + image, 92, id: "c").replacing(
            #"key="contentView">"#,
            with: #"key="contentView" id="c"><constraints>\#(pins)</constraints>"#
        )
        let spec = Fixture(table: Fixture.section(cell)).spec
        #expect(spec.contains("padding: { left: 15 }"), "\(spec)")
        #expect(spec.ranges(of: "spacer: true").count == 2)
    }
}
