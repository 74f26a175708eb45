import Testing

@testable import TableSpecImport

@Suite("The report states briefly what code must do")
struct ReportTests {
    private static func cell(_ id: String) -> String {
        let label = #"<label text="Tea" id="\#(id)-l">\#(Fixture.frame(40, 11, 100, 22))</label>"#
        return Fixture.custom(label, 44, #"customClass="Tea Cell""#, id: id)
    }

    @Test func whatIsTheSameOfSeveralObjectsIsOneLine() {
        let result = Fixture(table: Fixture.section(["a", "b", "c"].map(Self.cell).joined())).result
        #expect(result.omissions.count == 3)
        let lines = ImportReport(result).text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].contains("object a: left out the cell's class 'Tea Cell'"))
        #expect(lines[0].hasSuffix("(also in 2 other objects)"))
        #expect(lines[2].contains("3 left out"))
    }

    @Test func tagsOfBarButtonsAreNotedOnce() {
        let items = (1...3).map { #"<barButtonItem title="\#($0)" tag="\#($0)" id="b\#($0)"/>"# }.joined()
        let item = """
            <navigationItem key="navigationItem" id="n">
            <rightBarButtonItems>\(items)</rightBarButtonItems></navigationItem>
            """
        #expect(
            Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item).leftOut == ["the tags of 3 views"]
        )
    }

    @Test func tagsOfControlsAreKept() {
        let buttons = (1...3).map { tag in
            """
            <button tag="\(tag)" id="b\(tag)">\(Fixture.frame(Double(tag) * 100 - 84, 7, 80, 30))
            <state key="normal" title="\(tag)"/></button>
            """
        }
        let fixture = Fixture(table: Fixture.section(Fixture.custom(buttons.joined())))
        #expect(fixture.leftOut == [])
        for tag in 1...3 { #expect(fixture.spec.contains("tag: \(tag)")) }
    }

    @Test func aTagOfATextOfAPrototypeIsItsData() {
        let label = #"<label tag="7" text="Label" id="l">\#(Fixture.frame(40, 11, 100, 22))</label>"#
        let table = "<prototypes>\(Fixture.custom(label, 44, #"reuseIdentifier="Cell""#))</prototypes>"
        #expect(Fixture(table: table).leftOut.isEmpty)
    }

    @Test func identifiersForRestorationAreOneEntry() {
        let list = Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("Tea")),
            #"restorationIdentifier="teas""#
        )
        let named = list.replacing(
            "<tableViewController ",
            with:
                #"<tableViewController storyboardIdentifier="Teas" useStoryboardIdentifierAsRestorationIdentifier="YES" "#
        )
        #expect(Fixture(scenes: [named]).leftOut == ["the state restoration as 'Teas', 'teas'"])
    }

    @Test func outletCollectionsAreNotedByTheirNames() {
        let connections = """
            <connections><outletCollection property="rows" destination="a" id="k1"/>
            <outletCollection property="rows" destination="b" id="k2"/></connections>
            """
        let table = Fixture.section(Fixture.cell("Tea", id: "a") + Fixture.cell("Salt", id: "b"))
        #expect(Fixture(table: table, controller: connections).leftOut == ["the outlet collection 'rows' of 2 objects"])
    }

    @Test func whatToDoForAnOutletCollectionOfLabels() {
        let label = #"<label text="Tea" id="l">\#(Fixture.frame(16, 11, 100, 22))</label>"#
        let connection = """
            <connections><outletCollection property="dynamicTypeLabels" destination="l" id="k"/></connections>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)), controller: connection)
        #expect(
            fixture.result.omissions.map(\.remedy) == [
                "give each label its font and color, and a text or a condition: label: $(…), visible: $(…)"
            ]
        )
    }

    @Test(arguments: [
        (["a"], "remove it from the class, or make it optional"),
        (["a", "b"], "remove them from the class, or make them optional"),
    ])
    func whatToDoForOutlets(_ names: [String], _ remedy: String) {
        #expect(Gap.outlets(names, of: "TeaCell").remedy == remedy)
    }
}
