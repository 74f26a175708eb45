import Foundation
import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("What all text fields have in common is stated once")
struct FieldTraitsTests {
    private static let usual = #"returnKeyType="done" autocorrectionType="no" enablesReturnKeyAutomatically="YES""#

    private static func fixture(_ placeholders: [String], _ traits: String = usual, _ more: String = "") -> Fixture {
        let cells = placeholders.map { placeholder in
            let field = """
                <textField textAlignment="right" placeholder="\(placeholder)" id="f\(placeholder)">\
                \(Fixture.frame(16, 11, 343, 22))<textInputTraits key="textInputTraits" \(traits)/>\(more)</textField>
                """
            return Fixture.custom(field, id: "c\(placeholder)")
        }
        return Fixture(table: Fixture.section(cells.joined()))
    }

    @Test func threeFieldsShareTheirTraits() throws {
        let fixture = Self.fixture(["City", "Street", "Country"])
        #expect(fixture.spec.contains("\nx-field: &field\n"))
        #expect(fixture.spec.components(separatedBy: "returnKeyType: done").count == 2)
        #expect(fixture.spec.components(separatedBy: "<<: *field").count == 4)
        #expect(fixture.result.errors.isEmpty)
        let rows = try #require(fixture.result.firstScreen?.sections.first?.rows)
        #expect(rows.count == 3)
    }

    @Test func twoFieldsStateTheirFewTraits() {
        let fixture = Self.fixture(["City", "Street"], #"returnKeyType="done""#)
        #expect(!fixture.spec.contains("&field"))
        #expect(fixture.spec.components(separatedBy: "returnKeyType: done").count == 3)
    }

    /// Only the importer's own merge key is one.
    @Test func anAttributeWithTheNameOfTheMergeKeyIsQuoted() {
        let attribute = """
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="string" keyPath="&lt;&lt;" value="*field"/></userDefinedRuntimeAttributes>
            """
        for placeholders in [["City"], ["City", "Street", "Country"]] {
            let fixture = Self.fixture(placeholders, Self.usual, attribute)
            #expect(fixture.result.errors.isEmpty)
            #expect(fixture.spec.components(separatedBy: "<<: *field").count == (placeholders.count == 1 ? 1 : 4))
        }
    }
}
