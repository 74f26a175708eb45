import TableSpecModel
import Testing

@Suite("Names of SF Symbols")
struct SymbolNameTests {
    @Test(
        "names of all versions are known",
        arguments: [
            "heart", "heart.fill", "square.and.arrow.up", "person.crop.circle.badge.plus", "8.circle.fill",
            "circle.grid.3x3",
            "doc.on.doc", "document.on.document", "mic.fill", "arrow.triangle.2.circlepath", "key.circle", "a.circle",
            "dollarsign.arrow.circlepath", "rectangle.grid.1x3.fill", "textformat.size", "textformat.size.ar",
        ]
    )
    func known(_ name: String) {
        #expect(SymbolNames.contains(name))
    }

    @Test(
        "invalid names that resemble valid ones are unknown",
        arguments: ["", "fill", "person.crop", "heart.", "heart.fill.fill", "ar", "a.b"]
    )
    func unknown(_ name: String) {
        #expect(!SymbolNames.contains(name))
    }

    @Test func allNamesOfTheTreeAreFoundInIt() {
        #expect(SymbolNames.sorted.count == 7621 && Set(SymbolNames.sorted).count == SymbolNames.sorted.count)
        #expect(SymbolNames.sorted.filter { !SymbolNames.contains($0) } == [])
        #expect(SymbolNames.sorted.filter { SymbolNames.contains("\($0).x") || SymbolNames.contains("x\($0)") } == [])
    }

    @Test func theNearestNameIsReported() {
        #expect(SymbolNames.nearest(to: "checkmark.cicle") == "checkmark.circle")
        #expect(SymbolNames.nearest(to: "Heart.Fill") == "heart.fill")
        #expect(SymbolNames.nearest(to: "fill.circle.heart") == "heart.circle.fill")
        #expect(SymbolNames.nearest(to: "search") == "magnifyingglass")
        #expect(SymbolNames.nearest(to: "envelope.open.of.the.post") == "envelope.open")
        #expect(SymbolNames.nearest(to: "zzzzzzzzzzz") == nil)
    }
}
