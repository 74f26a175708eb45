package import TableSpecDiagnostics

/// A method of a table that changes a collection of the state together with the rows or sections of its elements in one
/// batch.
package struct TableUpdate: Equatable, Sendable {
    /// The name of the method.
    package var id: Located<String>
    /// The collection of the state.
    package var collection: Binding
    /// The animation of deleted rows; unset if rows aren't deleted.
    package var deleteRows = Setting<RowAnimation>.unset
    /// The animation of inserted rows; unset if rows aren't inserted.
    package var insertRows = Setting<RowAnimation>.unset
    /// Whether rows move.
    package var moveRows = Setting<Bool>.unset
    /// The animation of deleted sections; unset if sections aren't deleted.
    package var deleteSections = Setting<RowAnimation>.unset
    /// The animation of inserted sections; unset if sections aren't inserted.
    package var insertSections = Setting<RowAnimation>.unset
    package var range: SourceRange

    /// Creates an update without changes.
    package init(id: Located<String>, of collection: Binding, at range: SourceRange) {
        self.id = id
        self.collection = collection
        self.range = range
    }
}

extension Table {
    /// The rows that a named update changes, with the loop of their sections if the update can change these, too.
    ///
    /// - Returns: `nil` for a collection that has neither rows nor sections here.
    package func rows(of update: TableUpdate) -> (section: Section, rows: DynamicRows, sectionLoop: Loop?)? {
        guard let path = update.collection.path else { return nil }
        switch sections {
        case .list(let sections):
            for section in sections {
                let rows = section.dynamicRows.first { $0.loop.collection.path == path }
                if let rows { return (section, rows, nil) }
            }
            return nil
        case .forEach(let loop, let section):
            guard loop.collection.path == path, let rows = section.onlyDynamicRows else { return nil }
            return (section, rows, loop)
        }
    }
}
