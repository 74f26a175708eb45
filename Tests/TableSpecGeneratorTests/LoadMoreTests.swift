import Testing

@Suite("Rows that load more")
struct LoadMoreTests {
    private func list(_ rows: String = "", section: String = "", keys: String = "") -> Generated {
        Generated(
            (
                path: "List.yaml",
                text: """
                screen: List
                types: { Item: { id: Int, name: String } }
                state: { items: [Item], hasMore: Bool }
                \(keys)
                table:
                  prototypes: [{ id: Cell, text: $(item.name) }]
                  sections:
                    - id: all
                      \(section)
                      rows: { forEach: item in items, prototype: Cell\(rows), loadMore: { when: $(hasMore), action: load } }
                """
            )
        )
    }

    @Test func theSourceKnowsWhatTheRowCalls() {
        let generated = list()
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: ".load: { [unowned self] in actions?.load() }",
            "rows: state.items.map(Row.item) + (state.hasMore ? [.load] : [])",
            "case .load: .loading",
            "source.loadMore(forRowAt: indexPath)"
        )
        #expect(generated.supports("func loadMore(forRowAt indexPath: IndexPath) {"))
    }

    @Test func theHookComesAfterIt() {
        expect(
            list(keys: "hooks: [willDisplay]"),
            has: """
                source.loadMore(forRowAt: indexPath)
                guard let row = row(at: indexPath) else { return }
                """
        )
    }

    @Test func aHeaderGoesWithTheLastRow() {
        expect(
            list(section: "header: Items\n      hideHeaderWhenEmpty: true"),
            has: "header: state.items.isEmpty && !state.hasMore ? nil : \"Items\""
        )
    }

    @Test func theLastElementStandsAboveTheRow() {
        let generated = list(
            ", editing: { delete: { except: [last] }, move: true }",
            keys: "navigationItem: { left: edit }"
        )
        #expect(generated.findings.isEmpty)
        expect(
            generated,
            has: "indexPath.row < source.lastRow(inSection: indexPath.section) - (state.hasMore ? 1 : 0)"
        )
    }
}
