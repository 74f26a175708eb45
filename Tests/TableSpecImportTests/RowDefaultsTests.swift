import Foundation
import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("What all rows have in common is stated once")
struct RowDefaultsTests {
    private static func row(_ text: String, _ attributes: String = "", id: String) -> String {
        Fixture.cell(text, detail: "\(text) too", style: "Value1", attributes, id: id)
    }

    @Test func aStyleAndAnAccessoryOfAllRows() {
        let attributes = #"accessoryType="checkmark""#
        let fixture = Fixture(
            table: Fixture.section(Self.row("A", attributes, id: "a") + Self.row("B", attributes, id: "b"))
        )
        #expect(fixture.spec.contains("  rowDefaults: { style: value1, accessory: checkmark }\n"))
        #expect(fixture.spec.contains("- { text: A, detail: A too }\n"))
        #expect(fixture.result.firstScreen?.sections.first?.rows.count == 2)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func whatOneRowDoesNotHaveStaysWithTheOthers() {
        let attributes = #"accessoryType="checkmark""#
        let cells = Self.row("A", attributes, id: "a") + Self.row("B", attributes, id: "b") + Fixture.cell("C", id: "c")
        let spec = Fixture(table: Fixture.section(cells)).spec
        #expect(spec.contains("- { style: value1, text: A, detail: A too, accessory: checkmark }\n"))
        #expect(spec.contains("rowDefaults") == false)
    }

    @Test func oneKeyOfTwoRowsStaysWithThem() {
        let cells = ["a", "b"].map { Fixture.cell($0, #"accessoryType="checkmark""#, id: $0) }
        let spec = Fixture(table: Fixture.section(cells.joined())).spec
        #expect(spec.contains("rowDefaults") == false)
        #expect(spec.contains("- { text: a, accessory: checkmark }\n"))
    }

    @Test func prototypesShareToo() {
        let cells = (1...3).map { index in
            Fixture.cell("T", #"reuseIdentifier="Kind\#(index)" accessoryType="checkmark""#, id: "k\(index)")
        }
        let fixture = Fixture(table: "<prototypes>\(cells.joined())</prototypes>")
        #expect(fixture.spec.contains("  rowDefaults: { accessory: checkmark }\n"))
        #expect(fixture.spec.contains("- { id: Kind1, text: "))
        #expect(fixture.result.errors.isEmpty)
    }
}

@Suite("What the rows of a section have in common is stated once")
struct SectionDefaultsTests {
    private static func section(_ heights: [Int], id: String) -> String {
        let cells = heights.enumerated().map { index, height in
            Fixture.cell(
                "\(id) \(index)",
                #"rowHeight="\#(height)" indentationLevel="1" indentationWidth="12""#,
                id: "\(id)\(index)"
            )
        }
        return "<tableViewSection id=\"\(id)\"><cells>\(cells.joined())</cells></tableViewSection>"
    }

    @Test func heightsOfASection() {
        let sections = Self.section([60, 60, 60, 60], id: "a") + Self.section([70, 80], id: "b")
        let fixture = Fixture(table: "<sections>\(sections)</sections>")
        #expect(fixture.spec.contains("rowDefaults: { height: 60 }"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aPrivateCharacterIsWrittenByItsNumber() {
        #expect(YAMLScalar.text("\u{F132}", isInFlow: false) == "\"\\uF132\"")
    }

    @Test func theLineOfTheTableIsNotRepeated() {
        let inset = #"<inset key="separatorInset" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>"#
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea", "", inset)) + inset)
        #expect(fixture.spec.components(separatedBy: "separatorInset").count == 2)
    }
}
