internal import TableSpecDiagnostics

extension Resolver {
    /// Reports rows that load more elements where there would be several of them, or none would be the last.
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
