import Testing

@testable import TableSpecImport

@Suite("Cells of the app's own classes")
struct CellClassTests {
    private static let views = """
        <label text="Tea" id="l">\(Fixture.frame(16, 11, 100, 21))</label>
        <view tag="4" id="v">\(Fixture.frame(216, 4, 100, 36))<subviews>
        <imageView id="i">\(Fixture.frame(4, 4, 28, 28))</imageView></subviews></view>
        """

    /// The outlets of a cell, by the identifiers of the views.
    private static func outlets(_ properties: KeyValuePairs<String, String>) -> String {
        let outlets = properties.map { #"<outlet property="\#($1)" destination="\#($0)" id="o-\#($1)"/>"# }
        return "<connections>\(outlets.joined())</connections>"
    }

    private static func cell(_ connections: String, _ attributes: String = #"customClass="TeaCell""#) -> Fixture {
        Fixture(table: Fixture.section(Fixture.custom(views, 44, attributes, connections)))
    }

    @Test func itsOutletsAreTheIDsOfItsViews() {
        let values = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isStrong" value="YES"/></userDefinedRuntimeAttributes>
            """
        let fixture = Self.cell(Self.outlets(["l": "nameLabel", "v": "badge", "i": "star"]) + values)
        #expect(fixture.result.omissions == [] && fixture.result.errors == [])
        for part in [
            "class: TeaCell\n", "set: { isStrong: true }\n", "id: nameLabel", "id: badge", "tag: 4", "id: star",
        ] {
            #expect(fixture.spec.contains(part), "\(part): \(fixture.spec)")
        }
    }

    @Test func anOutletWithoutAViewIsReported() {
        let outlets = Self.outlets(["l": "nameLabel", "k": "height", "i": "\u{1F600}", "v": "nameLabel"])
        let fixture = Self.cell(outlets)
        #expect(fixture.leftOut == ["the outlets 'height', '\u{1F600}' of the cell's class 'TeaCell'"])
        #expect(fixture.result.errors == [])
        // Those of UIKit's class are the views of its styles, and the names of views for a controller.
        #expect(Self.cell(outlets, #"customClass="UITableViewCell""#).leftOut == [])
        #expect(!Self.cell(outlets, "").spec.contains("nameLabel,"))
    }

    @Test func aCellOfAStyleKeepsItsClass() {
        let keys = #"customClass="Shop.TeaCell""#
        let row = Fixture(table: Fixture.section(Fixture.cell("Tea", detail: "Hot", style: "Value1", keys)))
        #expect(row.spec.contains("{ style: value1, class: TeaCell, text: Tea, detail: Hot }"))
        #expect(row.leftOut == [])
        let value2 = Fixture(table: Fixture.section(Fixture.cell("Tea", detail: "Hot", style: "Value2", keys)))
        #expect(value2.leftOut == ["the cell's class 'Shop.TeaCell'"])
        #expect(!value2.spec.contains("class:"))
    }

    @Test func aStyleWithViewsOfTheAppsClassesIsContent() {
        let label = #"<label id="t" text="Tea" customClass="TeaLabel">\#(Fixture.frame(16, 0, 343, 44))</label>"#
        let cell = #"style="IBUITableViewCellStyleDefault" textLabel="t""#
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label, 44, cell)))
        #expect(fixture.spec.contains("label: Tea") && fixture.spec.contains("class: TeaLabel"))
        #expect(fixture.leftOut == [])
    }
}
