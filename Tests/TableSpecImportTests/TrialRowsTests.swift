import Testing

@testable import TableSpecImport

@Suite("A trial drafts only the rows that it concerns")
struct TrialRowsTests {
    private static func section(_ rows: String...) -> YAMLValue {
        .mapping(["header": .text("H"), "rows": .list(rows.map(YAMLValue.text))])
    }

    private static func keeping(_ kept: [Int], of count: Int, _ table: YAMLMapping) -> YAMLMapping? {
        table.withRows(count: count) { kept.contains($0) ? .list([$1]) : nil }
    }

    @Test func rowsOfListsKeepTheirSections() {
        let sections = [Self.section("a", "b"), Self.section("c"), Self.section("d", "e")]
        let kept = ["b", "d"].map { YAMLValue.mapping(["rows": .list([.list([.text($0)])])]) }
        #expect(Self.keeping([1, 3], of: 5, ["sections": .list(sections)]) == ["sections": .list(kept)])
    }

    @Test func prototypesGoWithTheirSections() {
        let prototypes = ["a", "b"].map { YAMLValue.mapping(["id": .text($0)]) }
        let sections = ["a", "b"].map { YAMLValue.mapping(["rows": .mapping(["prototype": .text($0)])]) }
        let table: YAMLMapping = ["prototypes": .list(prototypes), "sections": .list(sections)]
        let kept: YAMLMapping = ["prototypes": .list([.list([prototypes[1]])]), "sections": .list([sections[1]])]
        #expect(Self.keeping([1], of: 2, table) == kept)
    }

    @Test func rowsThatAreNotThoseOfTheDocumentAreNotTried() {
        #expect(Self.keeping([0], of: 2, ["sections": .list([Self.section("a")])]) == nil)
    }

    @Test(arguments: ["Version", "true", "No", "y", "word_2", "2words", "a: b", "", "$(name)", "é", "on", "falsey"])
    func aLineIsReadAsTheBlockIs(text: String) {
        let mapping: YAMLMapping = ["a": .list([.text(text), .mapping(["b": .text(text)])])]
        #expect(YAMLWriter.line(mapping) == YAMLWriter.write(["x": .mapping(mapping)]).dropFirst(3).dropLast())
    }
}
