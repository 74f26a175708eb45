internal import TableSpecModel

extension Screen {
    /// The sections that the spec lists; a loop's sections have no id of their own.
    var listedSections: [Section] {
        if case .list(let sections) = table.sections { return sections }
        return []
    }

    /// The identifiers by which tests find cells, of static rows, then of prototypes.
    var accessibilityIdentifiers: [Located<String>] {
        (table.staticRows.map(\.cell) + table.prototypes.map(\.cell)).compactMap(\.accessibilityIdentifier.located)
    }
}

extension Section {
    /// The rows that the spec spells out.
    var listedRows: [Row] {
        if case .list(let rows) = rows { return rows }
        return []
    }
}
