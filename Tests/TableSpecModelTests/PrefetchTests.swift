import TableSpecModel
import Testing

@Suite("Prefetching elements")
struct PrefetchTests {
    private func resolved(_ keys: String) -> Resolved {
        Resolved(
            """
            screen: Test
            state: { names: [String] }
            table:
              prototypes: [{ id: NameCell, text: $(name) }]
              sections: [{ rows: { forEach: name in names, prototype: NameCell\(keys) } }]
            """
        )
    }

    private func rows(_ resolved: Resolved) -> DynamicRows? { resolved.screen?.table.dynamicRows.first }

    @Test func methodsOfTheApp() {
        let resolved = resolved(", onPrefetch: load, onCancelPrefetching: stop")
        expect(resolved)
        #expect(rows(resolved)?.onPrefetch?.value == "load")
        #expect(rows(resolved)?.onCancelPrefetching?.value == "stop")
        #expect(rows(self.resolved(""))?.onPrefetch == nil)
    }

    @Test func nothingIsTakenBackThatWasNotAnnounced() {
        expect(
            Resolved(
                """
                screen: Test
                state: { names: [String] }
                table:
                  prototypes: [{ id: NameCell, text: $(name) }]
                  sections: [{ rows: ⟦{ forEach: name in names, prototype: NameCell, onCancelPrefetching: stop }⟧ }]
                """
            ),
            "dynamic rows has no 'onPrefetch'"
        )
        expect(
            resolved(", onPrefetch: ⟦load it⟧"),
            "'load it' isn't a valid name for a method; expected letters, digits and '_', not starting with a digit"
        )
    }
}
