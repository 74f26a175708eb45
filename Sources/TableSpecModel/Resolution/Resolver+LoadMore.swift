internal import TableSpecDiagnostics

extension Resolver {
    /// Reports load-more rows if there would be several of them, or if they wouldn't be last.
    mutating func checkLoadMore(of table: Table) {
        let rows = table.dynamicRows.compactMap(\.loadMore)
        guard !rows.isEmpty else { return }
        if let index = table.index {
            for row in rows {
                report(
                    .conflictingKeys,
                    "the index sorts the rows, so they can't have 'loadMore'",
                    at: row.range,
                    labels: [.init("the index is here", at: index.range)]
                )
            }
        } else if case .forEach(let loop, _) = table.sections {
            for row in rows {
                report(
                    .conflictingKeys,
                    "a section with 'forEach' can't have 'loadMore'",
                    at: row.range,
                    labels: [.init("the 'forEach' of the sections is here", at: loop.collection.range)]
                )
            }
        }
    }
}
