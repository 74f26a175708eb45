internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// What a person may do with the rows of a collection.
    mutating func editing(_ node: YAMLNode) -> RowEditing {
        var editing = RowEditing(at: node.range)
        for field in fields(of: node, as: EditingKey.self) ?? [] {
            switch field.key {
            case .delete: editing.deletion = deletion(field.value)
            case .deleteTitle: editing.deleteTitle = text(field.value)
            case .swipe: editing.swipe = boolean(field.value)
            case .animation: editing.animation = word(field.value)
            case .leadingSwipeActions: editing.leadingSwipeActions = swipeActions(field.value)
            case .trailingSwipeActions: editing.trailingSwipeActions = swipeActions(field.value)
            case .insertRow: editing.insertRow = insertRow(field.value)
            case .move: editing.move = move(field.value)
            }
        }
        return editing
    }

    private mutating func insertRow(_ node: YAMLNode) -> InsertRow? {
        guard let fields = fields(of: node, as: JoinedKeys<TriggerKey, InsertRowKey>.self) else { return nil }
        var cell = Cell(at: node.range)
        var id: Located<String>?
        var triggers = TriggerFields()
        for field in fields {
            switch field.key {
            case .first(let key): triggers.add(key, field.keyNode, field.value)
            case .second(.id): id = string(field.value)
            case .second(.text): cell.text = text(field.value)
            }
        }
        if node["text"] == nil { reportMissing(InsertRowKey.text, in: node) }
        if triggers.firstKeyRange == nil, !isMisspelled(TriggerKey.allCases.map(\.name), in: node) {
            report(
                .missingKey,
                "insert row has neither 'segue' nor 'action', so it would insert nothing",
                at: node.range,
                help: "add 'segue:' with a screen that has a 'result', or 'action:' with a method of the app"
            )
        }
        cell.trigger = trigger(triggers)
        let derived = Located(cell.text == nil ? "insert" : derivedID(of: cell, position: 0), at: node.range)
        return InsertRow(Row(id: id ?? derived, hasStatedID: id != nil, cell: cell, at: node.range))
    }

    /// Drags: a truth value, or a mapping that says which.
    private mutating func move(_ node: YAMLNode) -> RowMove? {
        guard node.kind == .mapping else {
            guard let isMovable = node.boolValue else {
                reportWrongKind(node, expected: "'true', 'false' or a mapping with the keys of a move")
                return nil
            }
            return isMovable ? RowMove(at: node.range) : nil
        }
        var move = RowMove(at: node.range)
        for field in fields(of: node, as: MoveKey.self) ?? [] {
            switch field.key {
            case .within: move.within = word(field.value)
            case .except: move.except = fixedRows(field.value)
            }
        }
        if isMisspelled([MoveKey.within.name], in: node) { move.within = .invalid(node.range) }
        return move
    }

    mutating func fixedRows(_ node: YAMLNode) -> [Located<FixedRow>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of \(FixedRow.allCases.map(\.rawValue).listed)")
            return []
        }
        return node.elements.compactMap { element -> Located<FixedRow>? in
            let row: Setting<FixedRow> = word(element)
            return row.located
        }
    }
}
