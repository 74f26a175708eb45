import Foundation
import Testing

@testable import TableSpecImport

@Suite("Rare parts of cells")
struct CellPartTests {
    private static func leftOut(_ fixture: Fixture) -> [String] {
        fixture.result.omissions.filter { $0.kind != .code }.map(\.what)
    }

    private static func cell(_ extras: String, _ attributes: String = "") -> String {
        """
        <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="t" \(attributes)>\(Fixture.frame(0, 0, 375, 44))
        <tableViewCellContentView key="contentView">\(Fixture.frame(0, 0, 375, 44))<subviews>
        <label id="t" text="Size">\(Fixture.frame(16, 0, 100, 44))</label>\(extras)
        </subviews></tableViewCellContentView></tableViewCell>
        """
    }

    @Test func aCellOfAStyleWithSeveralViewsMoreIsOneOfViews() {
        let field = #"<textField text="0" textAlignment="right" id="f">\#(Fixture.frame(160, 7, 165, 30))</textField>"#
        let unit = #"<label text="KiB" id="u">\#(Fixture.frame(333, 11, 26, 21))</label>"#
        let fixture = Fixture(table: Fixture.section(Self.cell(field + unit)))
        #expect(fixture.spec.contains("content:"))
        #expect(fixture.spec.contains("Size") && fixture.spec.contains("KiB"))
        #expect(fixture.spec.contains("textField: $("))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func oneControlAtItsEndIsTheAccessory() {
        let toggle = #"<switch on="YES" id="s">\#(Fixture.frame(308, 6, 51, 31))</switch>"#
        let fixture = Fixture(table: Fixture.section(Self.cell(toggle)))
        #expect(fixture.spec.contains("{ text: Size, accessory: { switch: $(size) }"))
        #expect(Self.leftOut(fixture) == [])
    }

    @Test(arguments: [("titleLabel.textAlignment", false), ("themeColor", true)])
    func aRuntimeAttributeOfAnExtensionIsCode(path: String, isCode: Bool) {
        let attribute = #"<userDefinedRuntimeAttribute type="string" keyPath="\#(path)" value="a"/>"#
        let label = """
            <label text="A" id="l">\(Fixture.frame(16, 11, 100, 21))
            <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></label>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)))
        #expect(fixture.leftOut == ["the runtime attribute '\(path)'"])
        #expect(fixture.result.omissions.map(\.kind) == [isCode ? .code : .appearance])
    }

    @Test(arguments: [("1", false), ("0.5", true)])
    func aShadowIsImportedUnlessItHasTheColorOfTheCell(white: String, isSeen: Bool) {
        let shadow = """
            <color key="shadowColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
            <size key="shadowOffset" width="0.0" height="1"/>
            """
        let label = #"<label text="A" id="l">\#(Fixture.frame(16, 11, 100, 21))\#(shadow)</label>"#
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.spec.contains(##"shadow: { color: "#808080", y: 1 }"##) == isSeen)
        #expect(fixture.spec.contains("shadow") == isSeen)
    }

    @Test func italicsOfTheSystemsFontComeAlong() {
        let font = #"<fontDescription key="fontDescription" type="italicSystem" pointSize="15"/>"#
        let label = #"<label text="A" id="l">\#(Fixture.frame(40, 11, 100, 21))\#(font)</label>"#
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.spec.contains("font: { size: 15, italic: true }"))
    }

    @Test func anActionOfTheCellsClassIsCode() {
        let field = """
            <textField id="f">\(Fixture.frame(16, 7, 343, 30))<connections>
            <action selector="ended:" destination="c" eventType="editingDidEnd" id="a"/>
            <action selector="cancelled:" destination="c" eventType="touchCancel" id="b"/>
            </connections></textField>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(field, 44, #"customClass="FieldCell""#)))
        #expect(fixture.spec.contains("editingDidEnd: ended"))
        #expect(!fixture.spec.contains("cancelled"))
        #expect(fixture.result.omissions.map(\.kind) == [.code])
    }

    @Test func aButtonInACellLeadsOn() {
        let button = """
            <button id="b">\(Fixture.frame(16, 7, 100, 30))<state key="normal" title="More"/>
            <connections><segue destination="other" kind="show" id="g"/></connections></button>
            """
        var fixture = Fixture(table: Fixture.section(Fixture.custom(button)))
        fixture.scenes.append(
            Fixture.scene("other", class: "OtherViewController", table: Fixture.section(Fixture.cell("Row")))
        )
        #expect(fixture.spec.contains("button: More, segue: Other"))
        #expect(Self.leftOut(fixture) == [])
        #expect(fixture.result.errors == [])
    }

    @Test func anUnwindSegueIsAMethodOfTheApp() {
        let button = """
            <button id="b">\(Fixture.frame(16, 7, 100, 30))<state key="normal" title="Done"/>
            <connections><segue destination="exit" kind="unwind" unwindAction="closeWithSegue:" id="g"/></connections></button>
            """
        var fixture = Fixture(table: Fixture.section(Fixture.custom(button)))
        fixture.scenes[0] = fixture.scenes[0].replacing("</objects>", with: #"<exit id="exit"/></objects>"#)
        #expect(fixture.spec.contains("button: Done, action: close"))
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.result.errors == [])
    }
}
