import Testing

@testable import TableSpecImport

@Suite("Every XIB is imported or reported")
struct XIBTests {
    /// A XIB of objects beside its owner.
    private static func source(_ objects: String, path: String = "PersonCell.xib") -> ImportSource {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            </document>
            """
        return ImportSource(path: path, bytes: Array(text.utf8))
    }

    private static let cell = Fixture.cell(
        "Ada",
        detail: "Owner",
        style: "Subtitle",
        #"reuseIdentifier="PersonCell" customClass="PersonCell""#
    )

    @Test func aCellBecomesAPrototypeThatAllTablesMayUse() throws {
        let result = Import([Self.source(Self.cell)])
        #expect(
            result.text(of: "PersonCell.yaml") == """
                types: { Person: { id: Int, title: String, detail: String } }
                prototypes:
                  - { id: PersonCell, style: subtitle, class: PersonCell, text: $(person.title), detail: $(person.detail) }

                """
        )
        #expect(result.files.map(\.prototype) == ["PersonCell"])
        let omission = try #require(result.omissions.first)
        #expect(omission.kind == .code)
        #expect(omission.remedy.contains("rows: { forEach: person in people, prototype: PersonCell }"))
        #expect(omission.message.hasPrefix("object c: left out the table that shows the cell 'PersonCell'"))
        #expect(result.errors.isEmpty)
    }

    /// An image at the top, in the center, with a button beside it, which fits layers better than rows and columns.
    @Test func theLayoutOfACellIsTheBestOfSeveral() {
        let views = """
            <button id="b">\(Fixture.frame(20, 0, 30, 22))<state key="normal" image="back"/></button>
            <imageView image="hero" id="i">\(Fixture.frame(155, 0, 65, 65))</imageView>
            <label text="Name" textAlignment="center" id="l">\(Fixture.frame(20, 80, 335, 20.5))</label>
            """
        let cell = Fixture.custom(views, 120, #"reuseIdentifier="Hero""#)
        let result = Import([Self.source(cell, path: "Hero.xib")])
        #expect(result.text(of: "Hero.yaml")?.contains("zstack:") == true)
    }

    /// The table determines the height of a cell that code registers.
    @Test func theHeightInTheFileIsThatOfTheCanvas() {
        let views = #"<label text="Name" numberOfLines="0" id="l">\#(Fixture.frame(16, 11, 343, 20.5))</label>"#
        let pins = ["top", "bottom"].map { side in
            "<constraint firstItem=\"l\" firstAttribute=\"\(side)\" secondItem=\"v\" secondAttribute=\"\(side)Margin\"/>"
        }
        let cell = """
            <tableViewCell id="c" reuseIdentifier="Note" rowHeight="43">\(Fixture.frame(0, 0, 375, 43))
            <tableViewCellContentView key="contentView" id="v">\(Fixture.frame(0, 0, 375, 43))
            <subviews>\(views)</subviews><constraints>\(pins.joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let result = Import([Self.source(cell, path: "Note.xib")])
        #expect(result.text(of: "Note.yaml")?.contains("height") == false)
    }

    /// What an outlet shows is data. The document has only samples of it.
    @Test func samplesOfDataAreNotReported() {
        let views = """
            <label text="Arabic" id="l">\(Fixture.frame(16, 5, 100, 34))</label>
            <imageView image="flag" id="i">\(Fixture.frame(120, 5, 34, 34))</imageView>
            <textField text="Ada" id="f">\(Fixture.frame(160, 5, 199, 34))</textField>
            """
        let outlets = ["l": "nameLabel", "i": "flagView", "f": "ownerField"].map { id, name in
            #"<outlet property="\#(name)" destination="\#(id)" id="o-\#(id)"/>"#
        }
        let connections = "<connections>\(outlets.sorted().joined())</connections>"
        let custom = Fixture.custom(views, 44, #"customClass="LanguageCell""#, connections)
        for cell in [custom, Self.cell] {
            let result = Import([Self.source(cell)])
            #expect(result.omissions.count == 1)
            #expect(result.omissions.first?.what.hasPrefix("the table that shows the cell") == true)
            #expect(result.errors.isEmpty)
        }
    }

    @Test func theReportNamesThePrototypes() {
        let report = ImportReport(Import([Self.source(Self.cell)]))
        #expect(report.summary.hasPrefix("0 screens, 1 prototype from 3 elements: 3 imported, "))
        #expect(report.json.contains(#""prototype": "PersonCell""#))
    }

    @Test func cellsWithTheSameNameAreDistinguished() {
        let sources = [Self.source(Self.cell, path: "A/Cell.xib"), Self.source(Self.cell, path: "B/Cell.xib")]
        let result = Import(sources)
        #expect(result.files.map(\.name) == ["PersonCell.yaml", "PersonCell2.yaml"])
        #expect(result.files.map(\.prototype) == ["PersonCell", "PersonCell2"])
        #expect(result.errors.isEmpty)
    }

    @Test func translationsOfACellAreReported() {
        var source = Self.source(Self.cell)
        source.translations = [
            ImportTranslation(
                language: "de",
                path: "de.lproj/PersonCell.strings",
                bytes: Array("\"c-d.text\" = \"X\";".utf8)
            )
        ]
        #expect(Import([source]).omissions.map(\.what).contains("the translations of 'Owner'"))
    }

    @Test func aCellWithoutAnIdentifierIsNamedAfterItsFile() {
        let result = Import([Self.source(Fixture.cell("Ada"))])
        #expect(result.files.map(\.prototype) == ["PersonCell"])
        #expect(result.errors.isEmpty)
    }

    @Test func theTableOfAXIBIsAScreenAndItsCellsAreItsOwnFiles() {
        let frame = Fixture.frame(0, 0, 375, 667)
        let table = "<view id=\"v\"><subviews><tableView id=\"t\">\(frame)</tableView></subviews></view>"
        let result = Import([Self.source(table + Self.cell, path: "People.xib")])
        #expect(result.screens == ["People"])
        #expect(result.files.compactMap(\.prototype) == ["PersonCell"])
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        (#"<view id="v" customClass="BadgeView"/>"#, "the view of class 'BadgeView'", "view: BadgeView"),
        (#"<view id="v"/>"#, "the view in the XIB", "keep it in its XIB"),
        (#"<collectionViewCell id="v"/>"#, "the collectionViewCell", "keep it in its XIB"),
        (#"<customObject id="v" customClass="Store"/>"#, "the object of class 'Store'", "create it in code"),
        ("", "the document", "leave it"),
        (#"<viewController id="v"/>"#, "the document's scene", "leave it"),
    ])
    func whatIsNoCellIsAFinding(_ objects: String, _ what: String, _ remedy: String) {
        let result = Import([Self.source(objects)])
        #expect(result.files.isEmpty)
        #expect(result.omissions.map(\.what) == [what])
        #expect(result.omissions.first?.remedy.contains(remedy) == true)
        #expect(result.omissions.first?.kind == .code)
    }

    @Test func aStoryboardWithoutTablesSaysSo() {
        let scenes = ["a", "b"].map { Fixture.controller("viewController", $0) }
        #expect(Fixture(scenes: scenes).leftOut == ["the document's 2 scenes"])
    }
}
