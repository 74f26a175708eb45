internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The named updates of a table.
    mutating func updates(_ node: YAMLNode) -> [TableUpdate] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of updates")
            return []
        }
        return node.elements.compactMap { update($0) }
    }

    private mutating func update(_ node: YAMLNode) -> TableUpdate? {
        guard let fields = fields(of: node, as: TableUpdateKey.self) else { return nil }
        var id: Located<String>?
        var collection: Binding?
        var update = TableUpdate(
            id: Located("", at: node.range),
            of: Binding(names: [], at: node.range),
            at: node.range
        )
        for field in fields {
            switch field.key {
            case .id: id = identifier(field.value, noun: "method")
            case .of: collection = path(field.value, to: "a collection of the state")
            case .deleteRows: update.deleteRows = word(field.value)
            case .insertRows: update.insertRows = word(field.value)
            case .moveRows: update.moveRows = boolean(field.value)
            case .deleteSections: update.deleteSections = word(field.value)
            case .insertSections: update.insertSections = word(field.value)
            }
        }
        for key in [TableUpdateKey.id, .of] where !fields.contains(where: { $0.key == key }) {
            reportMissing(key, in: node)
        }
        reportNoChange(node, fields)
        guard let id, let collection else { return nil }
        update.id = id
        update.collection = collection
        return update
    }

    private mutating func reportNoChange(_ node: YAMLNode, _ fields: [DecodedField<TableUpdateKey>]) {
        let changes = TableUpdateKey.allCases.filter { $0 != .id && $0 != .of }
        guard !fields.contains(where: { changes.contains($0.key) }) else { return }
        guard !isMisspelled(changes.map(\.name), in: node) else { return }
        report(
            .missingKey,
            "update changes nothing",
            at: node.range,
            help: "add one of \(changes.map(\.name).listed)"
        )
    }
}
