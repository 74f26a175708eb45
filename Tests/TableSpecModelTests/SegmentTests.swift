import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Segments show titles or images")
struct SegmentTests {
    private func control(_ segments: String) -> Resolved {
        Resolved(
            rows: "        - { id: a, text: A, accessory: { segmentedControl: $(size), segments: [\(segments)] } }",
            screenKeys: "state: { size: Int, icon: String, photo: \"URL?\" }\nstrings: Main"
        )
    }

    @Test func anImageHasATitle() throws {
        let resolved = control("{ image: { symbol: $(icon) }, title: List }, Grid")
        expect(resolved)
        let segments = try #require(resolved.screen?.table.staticRows.first?.cell.controls.first?.segments)
        #expect(segments.map(\.title.literal) == ["List", "Grid"])
        #expect(segments.map { $0.image != nil } == [true, false])
        #expect(segments.flatMap(\.bindings).map(\.text) == ["icon"])
        #expect(
            resolved.screen?.localizedTexts.map(\.key.key).suffix(2) == [
                "Test.only.a.segment1", "Test.only.a.segment2",
            ]
        )
    }

    @Test(arguments: [
        ("⟦{ image: { symbol: star } }⟧, B", "segment has no 'title'"),
        ("⟦{ title: A }⟧, B", "segment has no 'image'"),
        ("{ title: A, ⟦systemImage⟧: star, image: star }, B", "unknown key 'systemImage' in segment"),
        ("{ title: A, image: { symbol: $(⟦icn⟧) } }, B", "unknown name 'icn'; expected 'size', 'icon' or 'photo'"),
        ("{ title: ⟦[]⟧, image: star }, B", "expected text, found a list"),
        ("⟦[]⟧, B", "expected text, found a list"),
    ])
    func aFaultHasItsPlace(_ segments: String, _ message: String) {
        let resolved = control(segments)
        #expect(resolved.messages.map { $0.hasPrefix(message) } == [true], "\(resolved.messages)")
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }

    @Test func noImageComesLate() {
        let resolved = control("{ title: A, image: { url: $(photo) } }, B")
        #expect(resolved.diagnostics.count == 1, "\(resolved.messages)")
    }

    @Test func segmentsAreAList() {
        let resolved = Resolved(
            rows: "        - { id: a, text: A, accessory: { segmentedControl: $(size), segments: ⟦A⟧ } }",
            screenKeys: "state: { size: Int }"
        )
        expect(resolved, "expected a list of segments, found 'A'")
    }
}
