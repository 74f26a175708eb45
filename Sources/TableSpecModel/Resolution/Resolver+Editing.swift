internal import TableSpecDiagnostics

extension Resolver {
    /// Checks that what a person does to rows can be written to the state, and resolves the row that inserts.
    ///
    /// - Parameter scope: The scope outside the loop, as the row that inserts belongs to no element.
    mutating func resolve(_ editing: inout RowEditing, of loop: Loop, in scope: Scope) {
        if var insertRow = editing.insertRow {
            resolve(&insertRow.row.cell, in: scope)
            editing.insertRow = insertRow
        }
        guard let path = loop.collection.path, path.root != .state else { return }
        let owner: String
        switch path.root {
        case .element(let variable, _): owner = "belongs to the element '\(variable)'"
        case .input, .state: owner = "is in the input"
        }
        report(
            .typeMismatch,
            "rows can be edited where their collection is in the state, but '\(loop.collection.text)' \(owner)",
            at: loop.collection.range,
            labels: [.init("the rows are edited here", at: editing.range)],
            help: "a screen changes nothing but its own state: move the collection there"
        )
    }

    /// Reports what cannot be true of a table whose rows are edited.
    mutating func checkEditing(of table: Table) {
        let edited = table.dynamicRows.filter { $0.editing != nil }
        guard let first = edited.first?.editing else { return }
        if let index = table.index {
            report(
                .conflictingKeys,
                "the rows of an indexed list stand where the index sorts them, so they have no 'editing'",
                at: first.range,
                labels: [.init("the index is stated here", at: index.range)]
            )
        }
        for rows in edited {
            guard let move = rows.editing?.move, let path = rows.loop.collection.path else { continue }
            let twin = table.dynamicRows.first { $0.loop.collection.path == path && $0.range != rows.range }
            guard let twin else { continue }
            report(
                .conflictingKeys,
                "a row of '\(rows.loop.collection.text)' cannot be dragged here, as another section shows it too",
                at: move.range,
                labels: [.init("the other section", at: twin.loop.collection.range)]
            )
        }
    }
}
