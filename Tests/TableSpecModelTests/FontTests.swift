import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Fonts and shadows of texts in a spec")
struct FontTests {
    private func resolved(_ label: String) -> Resolved {
        Resolved("screen: Test\ntable: { sections: [{ rows: [{ id: a, content: { label: A, \(label) } }] }] }")
    }

    private func style(_ label: String) -> LabelStyle? {
        let content = resolved(label).model.screens.first?.table.staticRows.first?.cell.content
        guard case .label(let label)? = content?.kind else { return nil }
        return label.style
    }

    @Test func italicsAreThoseOfAStyleOrASize() {
        #expect(style("font: { size: 20, italic: true }")?.font.value == .italic(.system(size: 20, weight: .regular)))
        #expect(style("font: { textStyle: body, italic: true }")?.font.value == .italic(.style(.body)))
        #expect(style("font: { textStyle: body }")?.font.value == .style(.body))
        #expect(style("font: { size: 20, italic: false }")?.font.value == .system(size: 20, weight: .regular))
    }

    @Test func aShadowHasAColorAndADistance() throws {
        let shadow = try #require(style("shadow: { color: black, x: 2 }")?.shadow)
        #expect(shadow.color.value == .system(.black))
        #expect(shadow.shownX == 2 && shadow.shownY == -1)
    }

    @Test func mistakesAreReportedAtTheirPlaces() {
        expect(
            resolved("font: ⟦{ weight: bold }⟧"),
            "font has no size; expected 'size' or 'textStyle'"
        )
        expect(resolved("font: { size: 20, ⟦textStyle⟧: body }"), "a text style has its own size")
        expect(
            resolved("font: { size: 20, weight: bold, ⟦italic⟧: true }"),
            "an italic system font has the regular weight"
        )
        expect(
            resolved("font: { size: 20, named: Avenir, ⟦italic⟧: true }"),
            "'italic' only applies to the system font, not to 'named'"
        )
        expect(resolved("shadow: ⟦{ x: 1 }⟧"), "text shadow has no 'color'")
        expect(resolved("⟦shadowColor⟧: black"), "unknown key 'shadowColor' in content view")
    }
}
