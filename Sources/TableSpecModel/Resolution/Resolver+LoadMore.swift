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
                    "the rows of an indexed list stand where the index sorts them, so they have no 'loadMore'",
                    at: row.range,
                    labels: [.init("the index is stated here", at: index.range)]
                )
            }
        } else if case .forEach(let loop, _) = table.sections {
            for row in rows {
                report(
                    .conflictingKeys,
                    "a section that is made for each element has no row that loads more",
                    at: row.range,
                    labels: [.init("the sections are made here", at: loop.collection.range)]
                )
            }
        }
    }
}
