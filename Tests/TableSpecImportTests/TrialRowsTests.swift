import Testing

@testable import TableSpecImport

@Suite("A trial drafts only the rows that it concerns")
struct TrialRowsTests {
    private static func spec(_ table: YAMLMapping) -> YAMLMapping { ["screen": .text("A"), "table": .mapping(table)] }

    private static func section(_ rows: String...) -> YAMLValue {
        .mapping(["header": .text("H"), "rows": .list(rows.map(YAMLValue.text))])
    }

    @Test func rowsOfListsKeepTheirSections() {
        let spec = Self.spec(["sections": .list([Self.section("a", "b"), Self.section("c")])])
        let (part, kept) = spec.keepingRows([false, true, false])
        #expect(kept == [1])
        #expect(part == Self.spec(["sections": .list([Self.section("b"), Self.section()])]))
        #expect(spec.keepingRows([true, true, true]).spec == spec)
    }

    @Test func prototypesGoWithTheirSections() {
        let prototypes = ["a", "b"].map { YAMLValue.mapping(["id": .text($0)]) }
        let sections = ["a", "b"].map { YAMLValue.mapping(["rows": .mapping(["prototype": .text($0)])]) }
        let spec = Self.spec(["prototypes": .list(prototypes), "sections": .list(sections)])
        let (part, kept) = spec.keepingRows([false, true])
        #expect(kept == [1])
        #expect(part == Self.spec(["prototypes": .list([prototypes[1]]), "sections": .list([sections[1]])]))
    }

    @Test func placesThatAreNotThoseOfTheRowsKeepAll() {
        let spec = Self.spec(["sections": .list([Self.section("a")])])
        let (part, kept) = spec.keepingRows([true, false])
        #expect(kept == [0, 1])
        #expect(part == spec)
    }

    @Test(arguments: ["Version", "true", "No", "y", "word_2", "2words", "a: b", "", "$(name)", "é", "on", "falsey"])
    func aLineIsReadAsTheBlockIs(text: String) {
        let mapping: YAMLMapping = ["a": .list([.text(text), .mapping(["b": .text(text)])])]
        #expect(YAMLWriter.line(mapping) == YAMLWriter.write(["x": .mapping(mapping)]).dropFirst(3).dropLast())
    }
}
