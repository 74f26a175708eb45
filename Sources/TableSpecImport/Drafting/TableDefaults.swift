/// Moves a height of 44 points, which a document gives all rows of a static table, to the table.
struct TableDefaults {
    private(set) var table: YAMLMapping
    private(set) var sections: [YAMLValue]

    /// - Parameter isFixed: Whether the document gives all rows the height of 44 points.
    init(_ table: YAMLMapping, _ sections: [YAMLValue], isFixed: Bool) {
        self.table = table
        self.sections = sections
        if isFixed, rows.count(where: { $0["height"] == .number(44) }) > 1 {
            self.table["rowHeight"] = .number(44)
            self.sections = sections.map(Self.withoutHeights)
        }
    }

    /// All rows. Those that are only a text are empty.
    private var rows: [YAMLMapping] {
        sections.flatMap { section -> [YAMLMapping] in
            guard case .mapping(let keys) = section, case .list(let rows)? = keys["rows"] else { return [] }
            return rows.map { if case .mapping(let keys) = $0 { keys } else { [:] } }
        }
    }

    private static func withoutHeights(_ section: YAMLValue) -> YAMLValue {
        guard case .mapping(var keys) = section, case .list(let rows)? = keys["rows"] else { return section }
        keys["rows"] = .list(
            rows.map { row in
                guard case .mapping(var keys) = row, keys["height"] == .number(44) else { return row }
                keys["height"] = nil
                if keys.keys == ["text"], let text = keys["text"] { return text }
                return .mapping(keys)
            }
        )
        return .mapping(keys)
    }
}
