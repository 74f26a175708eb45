import Testing

@testable import TableSpecImport

@Suite("Rows have the heights of the document, not those of its canvas")
struct RowHeightTests {
    /// Two texts below each other, held at the top and, where it is said, at the bottom of the cell.
    private static func cell(_ height: Double, _ attributes: String, isHeld: Bool = true) -> String {
        let bottom = """
            <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20" id="k3"/>
            """
        let constraints = """
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="c-v" secondAttribute="top" constant="20" id="k1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="4" id="k2"/>
            \(isHeld ? bottom : "")
            </constraints>
            """
        return """
            <tableViewCell reuseIdentifier="Cell" id="c" \(attributes)>\(Fixture.frame(0, 0, 375, height))
            <tableViewCellContentView key="contentView" id="c-v">\(Fixture.frame(0, 0, 375, height))<subviews>
            <label text="Name" id="a">\(Fixture.frame(16, 20, 343, 20.5))</label>
            <label text="Place" id="b">\(Fixture.frame(16, 44.5, 343, 20.5))</label>
            </subviews>\(constraints)</tableViewCellContentView></tableViewCell>
            """
    }

    private static func prototypes(_ cell: String, _ table: String) -> String {
        Fixture(table: "<prototypes>\(cell)</prototypes>", table).spec
    }

    @Test func prototypeWhoseConstraintsSayItsHeight() {
        let spec = Self.prototypes(Self.cell(85, #"rowHeight="85""#), #"rowHeight="-1""#)
        #expect(!spec.contains("height:"))
        #expect(spec.contains("layoutMargins: { top: 20, bottom: 20 }"))
    }

    @Test func prototypeThatCodeGivesItsHeight() {
        let spec = Self.prototypes(Self.cell(85, #"rowHeight="85""#, isHeld: false), #"rowHeight="-1""#)
        #expect(spec.contains("height: 85"))
    }

    @Test func prototypeInATableWithAHeightOfItsRows() {
        let spec = Self.prototypes(Self.cell(85, ""), #"rowHeight="85""#)
        #expect(spec.contains("rowHeight: 85"))
    }

    @Test func staticRowKeepsTheHeightThatItStates() {
        let table = Fixture.section(Self.cell(85, #"rowHeight="85""#))
        #expect(Fixture(table: table, #"rowHeight="-1""#).spec.contains("height: 85"))
    }

    @Test func staticRowWithoutAHeight() {
        let spec = Fixture(table: Fixture.section(Self.cell(85, "")), #"rowHeight="-1""#).spec
        #expect(!spec.contains("height:"))
        #expect(spec.contains("layoutMargins: { top: 20, bottom: 20 }"))
    }

    @Test func viewsInEachOther() {
        let cell = """
            <tableViewCell id="c">\(Fixture.frame(0, 0, 375, 90))
            <tableViewCellContentView key="contentView" id="v">\(Fixture.frame(0, 0, 375, 90))<subviews>
            <view id="card">\(Fixture.frame(0, 15, 375, 60))<subviews>
            <imageView image="a" id="i">\(Fixture.frame(16, 0, 60, 60))</imageView>
            <label text="Name" id="l">\(Fixture.frame(84, 20, 275, 20.5))</label></subviews>
            </view></subviews><constraints>
            <constraint firstItem="card" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="k1"/>
            <constraint firstAttribute="bottom" secondItem="card" secondAttribute="bottom" constant="15" id="k2"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        #expect(!Fixture(table: Fixture.section(cell), #"rowHeight="-1""#).spec.contains("height: 90"))
    }

    @Test func aTextOfALowRowKeepsToItsLine() {
        let label = #"<label text="Label" id="l">\#(Fixture.frame(16, 15, 343, 20.5))</label>"#
        let cell = Fixture.custom(label, 50, #"reuseIdentifier="Cell" rowHeight="50""#)
        #expect(Self.prototypes(cell, #"rowHeight="-1""#).contains("numberOfLines: 1"))
        let tall = cell.replacing("text=\"Label\"", with: "text=\"Label\" numberOfLines=\"0\"")
        #expect(!Self.prototypes(tall, #"rowHeight="-1""#).contains("numberOfLines: 1"))
    }
}
