import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Views over the table float over it")
struct OverlayTests {
    /// A controller with a table below 64 points, and views beside it or over it.
    private static func fixture(_ views: String, behind: String = "") -> Fixture {
        let content = """
            <view key="view" id="root">\(Fixture.frame(0, 0, 375, 667))<subviews>\(behind)
            <tableView style="plain" id="t">\(Fixture.frame(0, 64, 375, 603))</tableView>\(views)</subviews></view>
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

    @Test func aViewBehindTheTableIsTold() {
        let image = #"<imageView image="paper" id="i">\#(Fixture.frame(0, 64, 375, 603))</imageView>"#
        let fixture = Self.fixture("", behind: image)
        #expect(!fixture.spec.contains("overlay"))
        #expect(fixture.leftOut.contains("the imageView behind the table"))
    }

    @Test func anEmptyViewOverTheTableIsNothing() {
        let fixture = Self.fixture("<view id=\"v\">\(Fixture.frame(0, 64, 375, 603))</view>")
        #expect(!fixture.spec.contains("overlay"))
        #expect(fixture.result.omissions.filter { $0.kind != .code }.isEmpty)
    }
}
