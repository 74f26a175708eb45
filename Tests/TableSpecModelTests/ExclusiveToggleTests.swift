import Testing

@testable import TableSpecModel

/// Rows that show and hide others, one at a time.
@Suite("Exclusive toggles")
struct ExclusiveToggleTests {
    private func resolved(_ rows: String, _ value: String = "true") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { isA: Bool, isB: Bool }
            table:
              exclusiveToggles: \(value)
              sections: [{ rows: [\(rows)] }]
            """
        )
    }

    private static let first = "{ text: A, toggle: $(isA) }, { text: AA, visible: $(isA) }"
    private static let second = "{ text: B, toggle: $(isB) }, { text: BB, visible: $(isB) }"

    @Test func eachExcludesTheOthers() {
        let resolved = resolved("\(Self.first), \(Self.second)")
        #expect(resolved.messages == [])
        let table = resolved.model.screens.first?.table
        #expect(table?.showingToggles.map(\.text) == ["isA", "isB"])
        #expect(table?.showingToggles.first.map { table?.toggles(excludedBy: $0).map(\.text) } == ["isB"])
    }

    @Test func withoutTheKeyNothingIsExcluded() {
        let table = resolved("\(Self.first), \(Self.second)", "false").model.screens.first?.table
        #expect(table?.showingToggles.first.map { table?.toggles(excludedBy: $0) } == [])
    }

    @Test func aToggleThatShowsNothingIsNoneOfThem() {
        let table = resolved("\(Self.first), \(Self.second), { text: C, toggle: $(isA) }").model.screens.first?.table
        #expect(table?.showingToggles.count == 2)
    }

    @Test("Only an unknown name is reported, because it might belong to the second toggle")
    func unknownNames() {
        let unknown = [
            "{ text: B, toggle: $(isB) }, { text: BB, visible: $(isX) }",
            "{ text: B, toggle: $(isX) }, { text: BB, visible: $(isB) }",
        ]
        for second in unknown {
            let messages = resolved("\(Self.first), \(second)").messages
            #expect(messages.count == 1 && messages[0].hasPrefix("unknown name 'isX'"), "\(messages)")
        }
    }

    @Test func fewerThanTwoAreReported() {
        expect(
            resolved(Self.first, "⟦true⟧"),
            "'exclusiveToggles' has no effect, because only one row shows and hides other rows"
        )
        expect(
            resolved("{ text: A, toggle: $(isA) }", "⟦true⟧"),
            "'exclusiveToggles' has no effect, because no row shows and hides other rows"
        )
    }
}
