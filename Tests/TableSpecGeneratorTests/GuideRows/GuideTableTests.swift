import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: tables and their index.
@Suite("The guides' rules for tables")
struct GuideTableTests {
    @Test("T06: the number of sections is told where there are several")
    func sectionsAreCounted() {
        let sections = "[{ id: a, rows: [A] }, { id: b, rows: [B] }]"
        let generated = Generated("screen: Test\ntable: { sections: \(sections) }")
        expect(generated, has: "func numberOfSections(in tableView: UITableView) -> Int {")
    }

    @Test("T12: heights of some rows leave no row without a height")
    func everyRowHasAHeight() throws {
        let generated = Generated(rows: "{ id: a, text: A, height: 80 }", "{ id: b, text: B }")
        #expect(generated.findings.isEmpty)
        let heights = try #require(generated.swift.functions("heightForRowAt").first)
        #expect(heights.contains("80"))
        #expect(heights.contains("default:") || heights.contains(".b") || heights.contains("? 80 :"))
        #expect(heights.contains("automaticDimension") || heights.contains("tableView.rowHeight"))
    }

    @Test("X02: cells of an indexed list carry no accessory")
    func indexedCellsHaveNoAccessory() {
        expect(GuideSpecs.indexed, lacks: "accessoryType", "accessoryView")
    }

    @Test("X06: an empty section of an indexed list shows no header")
    func emptySectionsAreLeftOut() {
        expect(
            GuideSpecs.indexed,
            has: "let bySection = Dictionary(grouping: sorted) { section(of: $0.name, in: collation) }",
            "UILocalizedIndexedCollation.current().sectionTitles[sections[section].index]"
        )
    }

    @Test("X03: the three methods of an index come together")
    func indexesAreComplete() {
        for method in ["sectionIndexTitles(for", "titleForHeaderInSection", "sectionForSectionIndexTitle"] {
            #expect(GuideSpecs.indexed.swift.functions(method).count == 1, "\(method)")
            #expect(GuideSpecs.people().swift.functions(method).isEmpty, "\(method)")
        }
    }

    @Test("X04: the elements are sorted, and so are their sections")
    func indexedElementsAreSorted() {
        expect(
            GuideSpecs.indexed,
            has: "elements.sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }",
            "bySection.keys.sorted().map { (index: $0, elements: bySection[$0, default: []]) }"
        )
    }

    @Test("X08: the titles of the index need not be those of the sections, and lead to the right ones")
    func indexTitlesLeadToSections() throws {
        let titles = try #require(GuideSpecs.indexed.swift.functions("sectionIndexTitles(for").first)
        #expect(titles.contains("UILocalizedIndexedCollation.current().sectionIndexTitles"))
        let leading = try #require(GuideSpecs.indexed.swift.functions("sectionForSectionIndexTitle").first)
        #expect(leading.contains("section(forSectionIndexTitle: index)"))
        #expect(leading.contains("sections.firstIndex { $0.index >= wanted }"))
    }

    @Test("X09: the titles of an index are those of the person's language")
    func indexTitlesAreLocalized() throws {
        let header = try #require(GuideSpecs.indexed.swift.functions("titleForHeaderInSection").first)
        #expect(header.contains("UILocalizedIndexedCollation.current().sectionTitles["))
        expect(GuideSpecs.indexed, lacks: "\"A\"", "\"Z\"", "\"#\"")
    }
}
