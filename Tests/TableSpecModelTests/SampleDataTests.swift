import TableSpecModel
import Testing

@Suite("Content with a part of the samples")
struct SampleDataTests {
    @Test("Without data collections are empty and optional values missing, at every depth; the rest is unchanged")
    func parts() throws {
        let resolved = Resolved(
            """
            screen: Test
            title: $(region.name)
            types: { Region: { name: String, note: String?, zones: [String] } }
            input: { region: Region }
            state: { title: String = Kept, chosen: String? }
            table:
              prototypes: [{ id: Cell, text: $(zone) }]
              sections:
                - { rows: [{ id: a, style: value1, text: $(title), detail: $(region.note) }] }
                - { rows: { forEach: zone in region.zones, prototype: Cell } }
            samples:
              chosen: Abidjan
              region: { name: Africa, note: Warm, zones: [Abidjan, Cairo] }
            """
        )
        let screen = try #require(resolved.screen)
        let full = resolved.model.content(of: screen)
        #expect(full.sections.map(\.rows.count) == [1, 2])
        #expect(full.sections.first?.rows.first?.detail == "Warm")
        let empty = resolved.model.content(of: screen, data: .none)
        #expect(empty.title == "Africa")
        #expect(empty.sections.map(\.rows.count) == [1, 0])
        #expect(empty.sections.first?.rows.first?.text == "Kept")
        #expect(empty.sections.first?.rows.first?.detail == nil)
        let required = resolved.model.content(of: screen, data: .required)
        #expect(required.sections.map(\.rows.count) == [1, 2])
        #expect(required.sections.first?.rows.first?.text == "Kept")
        #expect(required.sections.first?.rows.first?.detail == nil)
    }
}
