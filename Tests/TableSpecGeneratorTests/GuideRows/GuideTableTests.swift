import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: tables and their index.
@Suite("The guides' rules for tables")
struct GuideTableTests {
    @Test("T06: the number of sections is returned")
    func sectionsAreCounted() throws {
        let sections = "[{ id: a, rows: [A] }, { id: b, rows: [B] }]"
        let generated = Generated("screen: Test\ntable: { sections: \(sections) }")
        expect(generated, has: "content.add(.a, rows: [.a])\ncontent.add(.b, rows: [.b])")
        let count = try #require(generated.support.functions("numberOfSections(in tableView").first)
        #expect(count.contains("content.parts.count"))
    }

    @Test("T12: a height of some rows doesn't leave other rows without a height")
    func everyRowHasAHeight() throws {
        expect(
            Generated(rows: "{ id: a, text: A, height: 80 }", "{ id: b, text: B }"),
            has: "switch row(at: indexPath) {\ncase .a: 80\ndefault: tableView.rowHeight\n}"
        )
    }

    @Test("X02: cells of an indexed list have no accessory")
    func indexedCellsHaveNoAccessory() {
        expect(GuideSpecs.indexed, lacks: "accessoryType", "accessoryView")
    }

    @Test("X06: an empty section of an indexed list shows no header")
    func emptySectionsAreLeftOut() {
        expect(
            GuideSpecs.indexed,
            has: """
                for (letter, elements) in TableSpec.byLetter(state.people, \\.name) {
                content.add(letter, header: letter.title, rows: elements.map(Row.person))
                }
                """
        )
        #expect(GuideSpecs.indexed.supports("let groups = Dictionary(grouping: sorted) { IndexLetter(of: $0.text) }"))
    }

    @Test("X03: the three methods of an index are generated together")
    func indexesAreComplete() {
        expect(GuideSpecs.indexed, has: ".indexed(by: .collation)", "typealias Section = TableSpec.IndexLetter")
        for method in ["sectionIndexTitles(for", "titleForHeaderInSection", "sectionForSectionIndexTitle"] {
            #expect(GuideSpecs.indexed.support.functions(method).count == 1, "\(method)")
        }
        for method in ["sectionIndexTitles(for", "sectionForSectionIndexTitle"] {
            #expect(GuideSpecs.people().support.functions(method).isEmpty, "\(method)")
        }
    }

    @Test("X04: the elements are sorted, and so are their sections")
    func indexedElementsAreSorted() {
        #expect(GuideSpecs.indexed.supports("$0.text.localizedCaseInsensitiveCompare($1.text) == .orderedAscending"))
        #expect(GuideSpecs.indexed.supports("groups.sorted { $0.key.index < $1.key.index }"))
    }

    @Test("X08: the index titles can differ from the section titles, and lead to the right sections")
    func indexTitlesLeadToSections() {
        let index = GuideSpecs.indexed
        #expect(index.supports("titles: { UILocalizedIndexedCollation.current().sectionIndexTitles }"))
        #expect(index.supports("UILocalizedIndexedCollation.current().section(forSectionIndexTitle: index)"))
        #expect(index.supports("letters.firstIndex { $0.index >= wanted } ?? max(letters.count - 1, 0)"))
    }

    @Test("X09: the index titles are those of the user's language")
    func indexTitlesAreLocalized() {
        expect(GuideSpecs.indexed, has: "header: letter.title")
        #expect(GuideSpecs.indexed.supports("UILocalizedIndexedCollation.current().sectionTitles[index]"))
        for title in ["\"A\"", "\"Z\"", "\"#\""] {
            expect(GuideSpecs.indexed, lacks: title)
            #expect(!GuideSpecs.indexed.support.contains(title))
        }
    }
}
