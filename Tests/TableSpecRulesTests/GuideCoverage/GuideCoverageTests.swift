import Foundation
import TableSpecRules
import TableSpecTestSupport
import Testing

@Suite("The page of the guides' rules")
struct GuideCoverageTests {
    @Test func isFresh() throws {
        let page = Golden(".github/Coverage/GuideRules.md")
        #expect(try page.difference(from: GuideCoverage.page(of: RuleRegistry.descriptions)) == nil)
    }

    @Test("covers each rule of the guides exactly once, in order")
    func coverage() {
        let groups: KeyValuePairs = [
            "T": 12, "X": 9, "C": 25, "P": 12, "A": 12, "S": 12, "E": 15, "R": 6, "B": 5, "D": 14, "N": 18, "TB": 15,
            "M": 14, "O": 7,
        ]
        let codes = groups.flatMap { group in
            (1...group.value).map { "\(group.key)\($0 < 10 ? "0" : "")\($0)" }
        }
        #expect(GuideCoverage.entries.map(\.code) == codes)
    }

    @Test("names exactly the rules that enforce a rule of the guides")
    func enforcingRules() {
        let kept = GuideCoverage.entries.filter { entry in
            if case .rules = entry.keeper { return true }
            return false
        }
        #expect(Set(kept.map(\.code)) == Set(RuleRegistry.descriptions.flatMap(\.codes)))
    }

    @Test("names an existing test for each rule of the guides that the generator enforces")
    func generatorTests() throws {
        for entry in GuideCoverage.entries {
            guard case .generator = entry.keeper else { continue }
            #expect(GuideCoverage.generatorTests[entry.code] != nil, "\(entry.code)")
        }
        // Those that the inventory binds the generator to, though something else enforces them as well.
        let bound =
            "T06 T12 X02 X06 C09 C10 C11 C21 C25 P07 P08 P09 P10 P11 P12 S02 S03 S04 S06 S10 E01 E02 E03 E05 E08 "
            + "E09 R01 B02 B03 D07 D08 D09 D12 D13 N05 N16 TB09 M12 M14 O03 O04"
        for code in bound.split(separator: " ") {
            #expect(GuideCoverage.generatorTests[String(code)] != nil, "\(code)")
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "TableSpecGeneratorTests/GuideRows")
        for (code, suite) in GuideCoverage.generatorTests {
            let text = try String(contentsOf: folder.appending(path: "\(suite).swift"), encoding: .utf8)
            #expect(text.contains("@Test(\"\(code): "), "\(suite) has no test for \(code)")
            #expect(GuideCoverage.entries.contains { $0.code == code })
        }
    }

    @Test("has no unused entries", arguments: GuideCoverage.entries.map(\.code))
    func row(_ code: String) throws {
        let table = GuideCoverage.table(of: RuleRegistry.descriptions).split(separator: "\n")
        let row = try #require(table.first { $0.hasPrefix("| \(code) |") })
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(cells.count == 3 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
    }
}
