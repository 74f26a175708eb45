internal import TableSpecDiagnostics

extension SpecDecoder {
    /// Reports what nested rows, and the rows around them, can't have, and removes it.
    mutating func checkNesting(of rows: inout DynamicRows) {
        guard var nested = rows.nested else { return }
        if let deeper = nested.nested {
            report(
                .conflictingKeys,
                "nested rows can't have nested rows: there are at most two levels",
                at: deeper.range,
                help: "show the rows of the third level on another screen, with a 'segue' in the prototype"
            )
            (nested.nested, nested.collapsible) = (nil, nil)
        }
        removeChanges(of: &rows)
        removeChanges(of: &nested)
        rows.nested = nested
    }

    private mutating func removeChanges(of rows: inout DynamicRows) {
        let rule = "nested rows, and the rows around them, can't have"
        if let editing = rows.editing {
            report(
                .conflictingKeys,
                "\(rule) 'editing'",
                at: editing.range,
                help: "add 'trailingSwipeActions' to the prototype, for example an 'action' with 'style: destructive'"
            )
        }
        if let loadMore = rows.loadMore {
            report(.conflictingKeys, "\(rule) 'loadMore'", at: loadMore.range, help: "remove 'loadMore'")
        }
        (rows.editing, rows.loadMore) = (nil, nil)
    }
}
