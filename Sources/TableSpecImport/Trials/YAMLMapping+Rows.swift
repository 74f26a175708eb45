extension YAMLMapping {
    /// The table with only the rows or prototypes that a trial is about, because each takes time to lay out.
    ///
    /// - Parameters:
    ///   - count: The number of rows or prototypes in the document.
    ///   - row: Returns a row for an index and the row there, or `nil` to omit it.
    /// - Returns: `nil` if the rows of the table aren't those of the document.
    func withRows(count: Int, _ row: (Int, YAMLValue) -> YAMLValue?) -> YAMLMapping? {
        guard let sections = self["sections"]?.list else { return nil }
        var table = self
        if let prototypes = self["prototypes"]?.list {
            guard prototypes.count == count, sections.count == count else { return nil }
            let found = prototypes.indices.map { row($0, prototypes[$0]) }
            table["prototypes"] = .list(found.compactMap(\.self))
            table["sections"] = .list(zip(sections, found).compactMap { $1 == nil ? nil : $0 })
        } else {
            guard sections.map(\.rows.count).reduce(0, +) == count else { return nil }
            var start = 0
            let found = sections.compactMap { section -> YAMLValue? in
                defer { start += section.rows.count }
                let rows = section.rows.enumerated().compactMap { row(start + $0.offset, $0.element) }
                return rows.isEmpty ? nil : .mapping(["rows": .list(rows)])
            }
            table["sections"] = .list(found)
        }
        return table
    }
}

extension YAMLValue {
    /// The rows of a section.
    var rows: [YAMLValue] { mapping?["rows"]?.list ?? [] }
}
