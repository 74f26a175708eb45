import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Views over the table become overlays")
struct OverlayTests {
    /// A controller with a table below 64 points, and views beside it or over it.
    private static func fixture(_ views: String, behind: String = "", color: String? = nil) -> Fixture {
        let background = color.map { #"<color key="backgroundColor" \#($0) colorSpace="calibratedWhite"/>"# } ?? ""
        let content = """
            <view key="view" id="root">\(Fixture.frame(0, 0, 375, 667))<subviews>\(behind)
            <tableView style="plain" id="t">\(Fixture.frame(0, 64, 375, 603))\(background)</tableView>\(views)</subviews></view>
            """
        return Fixture(
            scenes: [Fixture.controller("viewController", "list", #"customClass="ListViewController""#, content)]
        )
    }

    @Test func aButtonKeepsToItsCorner() {
        let button = """
            <button id="b">\(Fixture.frame(299, 591, 56, 56))<state key="normal" image="plus"/>
            <connections><action selector="add:" destination="list" eventType="touchUpInside" id="a"/></connections></button>
            """
        let fixture = Self.fixture(button)
        #expect(fixture.spec.contains("overlay:"))
        #expect(fixture.spec.contains("action: add"))
        #expect(fixture.spec.contains("anchor: bottomTrailing"))
        #expect(fixture.spec.contains("inset: 20"))
        #expect(fixture.result.omissions.filter { $0.kind != .code }.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func whatStandsInPlaceOfTheRowsIsInTheMiddle() {
        let empty = """
            <view hidden="YES" id="e">\(Fixture.frame(0, 64, 375, 603))<subviews>
            <imageView image="tray" id="i">\(Fixture.frame(157, 230, 60, 60))</imageView>
            <label text="No Mail" textAlignment="center" id="l">\(Fixture.frame(16, 298, 343, 21))</label></subviews></view>
            """
        let fixture = Self.fixture(empty)
        #expect(fixture.spec.contains("No Mail"))
        #expect(fixture.spec.contains("visible: $("))
        #expect(fixture.result.omissions.filter { $0.kind != .code }.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aViewBehindATableThatOneLooksThroughIsItsBackground() {
        let image = #"<imageView image="paper" id="i">\#(Fixture.frame(0, 60, 375, 607))</imageView>"#
        let fixture = Self.fixture("", behind: image, color: #"white="1" alpha="0""#)
        #expect(!fixture.spec.contains("overlay"))
        #expect(fixture.spec.contains("  backgroundView: { image: { named: paper } }\n"))
        #expect(fixture.leftOut == ["the cells of the table"])
        #expect(fixture.result.errors.isEmpty)
    }

    /// Code shows it in the place of the table.
    @Test func aViewBehindATableThatHidesItIsHiddenAtFirst() {
        let empty = """
            <view id="e">\(Fixture.frame(0, 64, 375, 603))<subviews>
            <label text="No Mail" textAlignment="center" id="l">\(Fixture.frame(16, 298, 343, 21))</label></subviews></view>
            """
        let fixture = Self.fixture("", behind: empty)
        #expect(fixture.spec.contains("backgroundView:"))
        #expect(fixture.spec.contains("No Mail"))
        #expect(fixture.spec.contains("visible: $("))
        #expect(fixture.leftOut == ["the cells of the table"])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aViewThatTheLanguageDoesNotHaveIsReportedOnce() {
        let strange = #"<unknownView id="u">\#(Fixture.frame(0, 300, 375, 60))</unknownView>"#
        #expect(Self.fixture(strange).leftOut == ["the unknownView in a cell", "the cells of the table"])
    }

    @Test func anEmptyViewOverTheTableIsNothing() {
        let fixture = Self.fixture("<view id=\"v\">\(Fixture.frame(0, 64, 375, 603))</view>")
        #expect(!fixture.spec.contains("overlay"))
        #expect(fixture.result.omissions.filter { $0.kind != .code }.isEmpty)
    }
}
