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

    // MARK: Prefetching

    @Test func theAppGetsTheElementsOfAnnouncedRows() {
        let spec = { (keys: String) in
            """
            screen: Test
            types: { Photo: { id: Int, name: String } }
            state: { recent: [Photo], old: [Photo] }
            table:
              prototypes: [{ id: PhotoCell, text: $(photo.name) }]
              sections:
                - { id: recent, rows: { forEach: photo in recent, prototype: PhotoCell\(keys) } }
                - { id: old, rows: { forEach: photo in old, prototype: PhotoCell } }
            """
        }
        let generated = Generated(spec(", onPrefetch: load, onCancelPrefetching: stop"))
        expect(
            generated,
            has: """
                .prefetching(
                { [unowned self] rows in
                var recentPhotoElements: [Photo] = []
                for case .recentPhoto(let photo) in rows {
                recentPhotoElements.append(photo)
                }
                if !recentPhotoElements.isEmpty { actions?.load(recent: recentPhotoElements) }
                },
                """,
            "if !recentPhotoElements.isEmpty { actions?.stop(recent: recentPhotoElements) }",
            "/// Called when rows of “recent” will soon be visible.\nfunc load(recent: [Photo])",
            "/// Called when rows of “recent” no longer need prefetching.\nfunc stop(recent: [Photo])"
        )
        #expect(generated.supports("tableView.prefetchDataSource = prefetcher"))
        let without = Generated(spec(""))
        expect(without, lacks: "prefetch", "Prefetch")
        #expect(!without.supports("refetch"))
    }
}
