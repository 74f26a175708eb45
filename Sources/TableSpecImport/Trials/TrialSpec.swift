/// A spec in which some cells have other layouts.
struct TrialSpec {
    /// The layouts by the identifiers of the cells.
    let layouts: [String: CellLayout]
    private let spec: YAMLMapping
    private let rows: [RowPlacement]
    private let edges: [EdgePlacement]
    private let width: Double
    /// The keys that the layouts have in the spec.
    private let keys: [String: YAMLMapping]

    init(_ spec: YAMLMapping, by drafter: ScreenDrafter) {
        self.spec = spec
        rows = drafter.placements
        edges = drafter.edgePlacements
        width = drafter.tableFrame.width
        layouts = Dictionary(drafter.layouts.map { ($0.id, $0) }) { $1 }
        keys = layouts.mapValues { $0.draft(drafter.choice).keys }
    }

    /// The positions of the views of some cells, by the identifiers of the cells, with other layouts.
    func scores(_ choice: LayoutChoice, of cells: some Sequence<String>) -> [String: ViewPlaces.Score] {
        var drafts: [String: CellLayout.Draft] = [:]
        for cell in cells { drafts[cell] = layouts[cell]?.draft(choice) }
        guard !drafts.isEmpty else { return [:] }
        var (rows, edges) = (rows.filter { drafts[$0.cell] != nil }, edges.filter { drafts[$0.cell] != nil })
        for index in rows.indices { rows[index].views = drafts[rows[index].cell]?.views }
        for index in edges.indices { edges[index].views = drafts[edges[index].cell]?.views ?? [] }
        guard let part = part(drafts, hasRows: !rows.isEmpty) else { return [:] }
        return ViewPlaces(of: part, rows: rows, edges: edges, width: width).scores
    }

    /// The spec with only some cells, or `nil` if its rows aren't those of the document.
    private func part(_ drafts: [String: CellLayout.Draft], hasRows: Bool) -> YAMLMapping? {
        guard var table = spec["table"]?.mapping else { return nil }
        if hasRows {
            let part = table.withRows(count: rows.count) { index, row in
                drafts[rows[index].cell].flatMap { replaced(row, of: rows[index].cell, $0) }
            }
            guard let part else { return nil }
            table = part
        } else {
            table["prototypes"] = nil
            table["sections"] = .list([.mapping(["rows": .list([.text("Row")])])])
        }
        var views = spec["views"]?.mapping ?? [:]
        for edge in edges {
            let draft = drafts[edge.cell]
            let key = edge.side.rawValue
            switch edge.side {
            case .header, .footer: table[key] = draft.flatMap { replaced(table[key], of: edge.cell, $0) }
            case .above, .below: views[key] = draft?.keys[key]
            }
        }
        var spec = spec.filter { Self.keptKeys.contains($0) }
        spec["table"] = .mapping(table)
        spec["views"] = views.isEmpty ? nil : .mapping(views)
        return spec
    }

    /// The parts of a spec that determine the layout of rows and of the views around them.
    private static let keptKeys: Set<String> = ["screen", "imports", "types", "state", "views", "table", "samples"]

    /// A row, or a view above or below all rows, with other keys of its layout.
    private func replaced(_ value: YAMLValue?, of cell: String, _ draft: CellLayout.Draft) -> YAMLValue? {
        guard let mapping = value?.mapping, let old = keys[cell] else { return nil }
        var new = draft.keys
        // Keys that don't belong to the layout take precedence.
        new.merge(mapping.filter { old[$0] != mapping[$0] })
        return .mapping(new)
    }
}
