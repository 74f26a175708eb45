internal import TableSpecDiagnostics
internal import TableSpecYAML

extension RowEditing {
    static let mapping = MappingType(EditingKey.self)
}

extension RowDeletion {
    static let mapping = MappingType(DeletionKey.self)
}

extension RowMove {
    static let mapping = MappingType(MoveKey.self)
}

extension SwipeAction {
    static let mapping = MappingType(
        SwipeActionKey.object,
        SwipeActionKey.keys + TriggerKey.keys.lifted(to: Place(\.trigger)),
        constraints: SwipeActionKey.constraints
    )
}

extension InsertRow {
    static let mapping = MappingType<Row>(
        InsertRowKey.object,
        InsertRowKey.keys
            + [TriggerKey.segue, .action].map(\.key).lifted(to: Place.part(\.trigger)).lifted(to: Place(\Row.cell)),
        constraints: TriggerKey.constraints + InsertRowKey.constraints
    )
}

extension Place where Root == Row, Value == TextTemplate? {
    /// The text of the row's cell.
    static var text: Self {
        Place(get: { $0.cell.text }, modify: { row, change in change(&row.cell.text) })
    }
}

extension ValueType where Value == RowEditing? {
    static var editing: Self {
        ValueType.mapping(EditingKey.object, { RowEditing.mapping }, blank: RowEditing.init).part { model, editing in
            RowEditing.mapping.walk(model, &editing)
            guard editing.deleteTitle == nil, editing.deletesBesideOthers else { return }
            model.walk(&editing.defaultDeleteTitle, as: .defaultDeleteTitle)
        }
    }
}

extension ValueType where Value == RowDeletion? {
    /// Which rows can be deleted: `true`, `false`, or a mapping with conditions.
    static var deletion: Self {
        ValueType(
            .either([.boolean, .object(DeletionKey.object.name)]),
            read: { $0.allowed($1, "a deletion", RowDeletion.mapping, RowDeletion(at: $1.range)) },
            json: { deletion in
                guard let deletion else { return .boolean(false) }
                let members = RowDeletion.mapping.members(of: deletion)
                return members.isEmpty ? .boolean(true) : .object(members)
            }
        )
        .part { model, deletion in RowDeletion.mapping.walk(model, &deletion) }
    }
}

extension ValueType where Value == RowMove? {
    /// Which rows can be dragged: `true`, `false`, or a mapping with conditions.
    static var move: Self {
        ValueType(
            .either([.boolean, .object(MoveKey.object.name)]),
            read: { $0.allowed($1, "a move", RowMove.mapping, RowMove(at: $1.range)) },
            json: { $0.map { .object(RowMove.mapping.members(of: $0)) } }
        )
    }
}

extension ValueType where Value == [SwipeAction] {
    /// The swipe buttons of a row.
    static var swipeActions: Self {
        .list(
            .object(SwipeActionKey.object.name),
            "a list of swipe actions",
            read: { decoder, node, _ in
                let title = TextTemplate(literal: "", at: node.range)
                var action = SwipeAction(title: title, at: node.range)
                decoder.read(node, as: SwipeAction.mapping, into: &action)
                return action.title == title || action.trigger.isNone ? nil : action
            },
            json: { .object(SwipeAction.mapping.members(of: $0)) },
            walk: { model, action, _ in
                let name = action.name
                model.walk(&action.title, as: .swipeActionTitle(name))
                model.text(action.confirmation, .confirmation(name)) { action.confirmation = $0 }
                SwipeAction.mapping.walk(model, &action)
            }
        )
    }
}

extension ValueType where Value == InsertRow? {
    /// The insert row, which is printed as a row.
    static var insertRow: Self {
        ValueType(
            .object(InsertRowKey.object.name),
            read: { $0.insertRow($1) },
            json: { $0.map { .object(Row.mapping.members(of: $0.row)) } }
        )
        .part { model, insertRow in model.walk(&insertRow.row) }
    }
}

extension SpecDecoder {
    /// Decodes an operation that `true` or a mapping allows and `false` forbids. Other nodes are diagnosed.
    fileprivate mutating func allowed<Allowed>(
        _ node: YAMLNode,
        _ noun: String,
        _ type: MappingType<Allowed>,
        _ blank: Allowed
    ) -> Allowed? {
        if node.kind == .mapping {
            var allowed = blank
            read(node, as: type, into: &allowed)
            return allowed
        }
        guard let isAllowed = node.boolValue else {
            reportWrongKind(node, expected: "'true', 'false' or a mapping with the keys of \(noun)")
            return nil
        }
        return isAllowed ? blank : nil
    }

    fileprivate mutating func insertRow(_ node: YAMLNode) -> InsertRow? {
        var row = Row(id: Located("", at: node.range), hasStatedID: false, cell: Cell(at: node.range), at: node.range)
        guard read(node, as: InsertRow.mapping, into: &row) != nil else { return nil }
        if !row.hasStatedID { row.id.value = row.cell.text == nil ? "insert" : derivedID(of: row.cell, position: 0) }
        return InsertRow(row)
    }
}
