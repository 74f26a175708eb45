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

    private var rows: [YAMLMapping] { sections.flatMap(\.rows).compactMap(\.mapping) }

    private static func withoutHeights(_ section: YAMLValue) -> YAMLValue {
        guard var keys = section.mapping else { return section }
        keys["rows"] = .list(
            section.rows.map { row in
                guard let keys = row.mapping, keys["height"] == .number(44) else { return row }
                return .mapping(keys.filter { $0 != "height" })
            }
        )
        return .mapping(keys)
    }
}
