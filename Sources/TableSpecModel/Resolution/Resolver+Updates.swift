internal import TableSpecDiagnostics

extension Resolver {
    /// Finds the collections of the named updates of a table with resolved sections, and checks that the table can
    /// change with them.
    mutating func resolveUpdates(of table: inout Table, in scope: Scope) {
        for (id, first) in table.updates.map(\.id).repetitions() {
            reportDuplicate("update", id, first: first)
        }
        for index in table.updates.indices {
            var collection = table.updates[index].collection
            resolve(&collection, in: scope, to: .collection)
            table.updates[index].collection = collection
            if !check(table.updates[index], in: table) { table.updates[index].collection.path = nil }
        }
    }

    private mutating func check(_ update: TableUpdate, in table: Table) -> Bool {
        guard let path = update.collection.path else { return true }
        let name = update.collection.text
        guard path.root == .state else {
            report(
                .typeMismatch,
                "an update changes the state, but '\(name)' is in the input",
                at: update.collection.range,
                help: "move the collection to the state: a screen can change only its own state"
            )
            return false
        }
        guard let (section, rows, loop) = table.rows(of: update) else {
            guard !table.unread.contains(TableKey.sections), table.loopsAreKnown else { return false }
            report(
                .conflictingKeys,
                "an update changes rows or sections, but the table has none for the elements of '\(name)'",
                at: update.collection.range
            )
            return false
        }
        if let obstacle = obstacle(to: update, section, rows, in: table) {
            report(
                .conflictingKeys,
                "\(obstacle.reason), so an update can't position the rows of '\(name)'",
                at: update.collection.range,
                labels: [.init("specified here", at: obstacle.place)]
            )
            return false
        }
        return loop.map { check(update, rows, in: $0) } ?? checkSections(of: update)
    }

    /// Returns why rows don't depend on their collection alone, with the key that causes it, or `nil` if they do.
    private func obstacle(
        to update: TableUpdate,
        _ section: Section,
        _ rows: DynamicRows,
        in table: Table
    ) -> (reason: String, place: SourceRange)? {
        if let index = table.index { return ("an index sorts the rows", index.range) }
        if let condition = section.visible { return ("the section can be hidden", condition.range) }
        if let collapsible = section.collapsible { return ("the section can be collapsed", collapsible.range) }
        if let nested = rows.nested { return ("other rows are nested in the rows", nested.range) }
        if section.hidesHeaderWhenEmpty { return ("the header is hidden without rows", section.range) }
        let collection = update.collection.path
        let conditions = table.sections.all.flatMap { [$0.visible] + $0.staticRows.map(\.visible) }.compactMap { $0 }
        if let condition = conditions.first(where: { $0.bindings.contains { $0.path.isPart(of: collection) } }) {
            return ("the elements determine whether other rows are visible", condition.range)
        }
        let twin = table.dynamicRows.first {
            $0.range != rows.range && $0.loop.collection.path == update.collection.path
        }
        return twin.map { ("other rows show the same elements", $0.loop.collection.range) }
    }

    /// The rows of sections that are created for each element belong to these elements.
    private mutating func check(_ update: TableUpdate, _ rows: DynamicRows, in loop: Loop) -> Bool {
        let changesRows = update.deleteRows.isStated || update.insertRows.isStated || update.moveRows.isStated
        guard changesRows, let path = rows.loop.collection.path else { return true }
        if case .element(loop.variable.value, _) = path.root { return true }
        report(
            .conflictingKeys,
            "an update of sections can change only the rows of their elements, but '\(rows.loop.collection.text)' "
                + "isn't part of '\(loop.variable.value)'",
            at: update.range,
            labels: [.init("the rows", at: rows.loop.collection.range)]
        )
        return false
    }

    private mutating func checkSections(of update: TableUpdate) -> Bool {
        guard let place = update.deleteSections.range ?? update.insertSections.range else { return true }
        report(
            .conflictingKeys,
            "the elements of '\(update.collection.text)' are shown as rows, not as sections",
            at: place
        )
        return false
    }
}

extension Table {
    /// Whether the collections of all loops have been found. The others have been reported.
    fileprivate var loopsAreKnown: Bool {
        let sections: Loop? = if case .forEach(let loop, _) = sections { loop } else { nil }
        return (dynamicRows.map(\.loop) + [sections].compactMap { $0 }).allSatisfy { $0.collection.path != nil }
    }
}

extension Path? {
    /// Whether the path leads to a derived value, such as the count of a collection.
    fileprivate func isPart(of other: Path?) -> Bool {
        guard let self, let other else { return false }
        return self.root == other.root && self.steps.starts(with: other.steps)
    }
}
