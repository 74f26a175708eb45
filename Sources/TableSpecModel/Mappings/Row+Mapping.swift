internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Row {
    package static let mapping = MappingType<Row>(
        RowKey.object,
        [RowKey.id.key] + Cell.keys.lifted(to: Place(\.cell))
            + [RowKey.visible.key, RowKey.validate.key, RowKey.choose.key],
        constraints: RowKey.constraints
    )
}

extension Prototype {
    private static let keys: [MappingType<Prototype>.Key] =
        PrototypeKey.keys + Cell.keys.lifted(to: Place(\.cell))

    package static let mapping = MappingType(
        PrototypeKey.object,
        keys,
        constraints: TriggerKey.constraints + CellKey.imageConstraints
    )

    /// A prototype that tables of other files can use.
    fileprivate static let sharedMapping = MappingType<Prototype>(
        PrototypeKey.object,
        keys,
        constraints: TriggerKey.constraints + CellKey.imageConstraints,
        finish: { decoder, _, fields in
            guard !fields.mayState(PrototypeKey.id) else { return }
            decoder.report(
                .missingKey,
                "a shared prototype needs an 'id', so that other files can refer to it",
                at: fields.node.range,
                help: "add 'id:' with a name"
            )
        }
    )
}

extension Place where Root == Row, Value == Located<String>? {
    /// The id, if the spec specifies one.
    static var statedID: Self {
        Place(
            get: { $0.id },
            set: { row, id in
                guard let id else { return }
                (row.id, row.hasStatedID) = (id, true)
            }
        )
    }
}

extension Place {
    /// A value that its owner always has. If it couldn't be decoded, the owner stays unchanged.
    static func required<Content>(_ path: ModelPath<Root, Content>) -> Self where Value == Content? {
        let place = Place<Root, Content>(path)
        return Place(
            get: { place.get(in: &$0) },
            modify: { root, change in
                var value = place.get(in: &root)
                change(&value)
                if let value { place.set(value, in: &root) }
            }
        )
    }
}

extension ValueType where Value == [Prototype] {
    static var prototypes: Self { all { Prototype.mapping } }

    /// The prototypes of a file, which tables of other files can use only by name. They're printed separately.
    static var sharedPrototypes: Self {
        var type = all { Prototype.sharedMapping }
        type.description = .list(of: .requiring(key: PrototypeKey.id.name, .object(PrototypeKey.object.name)))
        type.json = { _ in nil }
        type.walk = nil
        return type
    }

    private static func all(_ type: @escaping @Sendable () -> MappingType<Prototype>) -> Self {
        .list(
            .object(PrototypeKey.object.name),
            "a list of prototypes",
            read: { decoder, node, _ in
                var prototype = Prototype(id: Located("", at: node.range), cell: Cell(at: node.range), at: node.range)
                let fields = decoder.read(node, as: type(), into: &prototype)
                decoder.inheritDefaults(in: &prototype.cell) { fields?.mayState($0) ?? true }
                if fields?.hasHoles != false, prototype.cell.hasAttributes { prototype.cell.isPartUnread = true }
                return prototype
            },
            json: { .object(Prototype.mapping.members(of: $0)) },
            walk: { model, prototype, _ in model.walk(&prototype, Prototype.mapping, as: { .prototype($0) }) }
        )
    }
}

extension SpecDecoder {
    mutating func row(_ node: YAMLNode, position: Int) -> Row {
        var row = Row(id: Located("", at: node.range), hasStatedID: false, cell: Cell(at: node.range), at: node.range)
        if node.kind == .mapping {
            let found = faultCount
            let fields = read(node, as: Row.mapping, into: &row)
            row.isPartUnread = faultCount > found
            inheritDefaults(in: &row.cell) { fields?.mayState($0) ?? true }
            if row.isPartUnread, row.cell.hasAttributes { row.cell.isPartUnread = true }
        } else {
            refuseKeyWithoutSpace(in: node)
            row.cell.text = text(node)
            inheritDefaults(in: &row.cell) { _ in false }
        }
        row.cell.completeChoice()
        if !row.hasStatedID { row.id.value = derivedID(of: row.cell, position: position) }
        return row
    }

    /// Reports a text such as `text:One`, which was probably meant as a key and its value.
    private mutating func refuseKeyWithoutSpace(in node: YAMLNode) {
        guard node.kind == .scalar, node.style == .plain, !node.isNull else { return }
        let text = node.string
        guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "\u{FF1A}" }) else { return }
        let (key, value) = (text[..<colon], text[text.index(after: colon)...])
        guard Row.mapping.keys.contains(where: { $0.name == key }), !value.isEmpty else { return }
        report(
            .wrongType,
            "'\(text.shortened)' is text, not the key '\(key)' with a value",
            at: node.range,
            help:
                "write '\(key): \(value.trimmingPrefix(while: \.isWhitespace))', or quote the text if it's what users see"
        )
    }

    /// Decodes prototypes, and records whether one may have a name that couldn't be decoded.
    mutating func readPrototypes(_ pair: YAMLPair, into table: inout Table) {
        let found = faultCount
        table.prototypes = ValueType.prototypes.read(&self, pair.value)
        guard faultCount > found else { return }
        if pair.value.kind != .sequence || table.prototypes.contains(where: \.id.value.isEmpty) {
            table.unread.insert(TableKey.prototypes)
        }
    }
}
