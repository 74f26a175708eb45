import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("The view behind the rows in a spec")
struct BackgroundViewTests {
    private func resolved(_ view: String) -> Resolved {
        Resolved(
            """
            screen: Test
            state: { isBusy: Bool, name: String }
            table:
              backgroundView: \(view)
              sections: [{ rows: [A] }]
            """
        )
    }

    @Test func itIsAViewOfACellsContent() throws {
        let resolved = resolved("{ zstack: [{ image: { named: Clouds } }, { label: Hello, anchor: bottom }] }")
        #expect(resolved.messages == [])
        guard case .zstack(let layers)? = resolved.content?.backgroundView?.kind else {
            Issue.record("the views are layers")
            return
        }
        #expect(layers.views.map(\.anchor) == [nil, .bottom])
    }

    @Test func aHiddenOneIsNotThere() {
        #expect(resolved("{ label: A, visible: $(isBusy) }").content?.backgroundView == nil)
        #expect(resolved("{ label: A, visible: $(!isBusy) }").content?.backgroundView != nil)
    }

    @Test func mistakesAreReportedAtTheirPlaces() {
        expect(resolved("{ label: $(⟦bussy⟧) }"), "unknown name 'bussy'; expected 'isBusy' or 'name'")
        expect(
            resolved("{ label: A, ⟦next⟧: a }"),
            "'label' has no 'next'"
        )
        expect(
            resolved("{ textField: $(name), next: ⟦a⟧ }"),
            "'next' requires a field in a static row"
        )
    }
}
