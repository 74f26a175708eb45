internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Row {
    package static let mapping = MappingType<Row>(
        RowKey.object,
        [RowKey.id.key] + Cell.keys.lifted(to: Place(\.cell)) + [RowKey.visible.key],
        constraints: TriggerKey.constraints
    )
}

extension Prototype {
    package static let mapping = MappingType<Prototype>(
        PrototypeKey.object,
        PrototypeKey.keys + Cell.keys.lifted(to: Place(\.cell)),
        constraints: TriggerKey.constraints,
        finish: { decoder, prototype, fields in
            if prototype.id.value.isEmpty, fields.hasHoles { decoder.holes.insert(.prototypes) }
        }
    )
}

extension Place where Root == Row, Value == Located<String>? {
    /// The id, where the spec states one.
    static var statedID: Self {
        Place(
            get: { $0.id },
            modify: { row, change in
                var id: Located<String>?
                change(&id)
                guard let id else { return }
                (row.id, row.hasStatedID) = (id, true)
            }
        )
    }
}

extension Place {
    /// A value that its owner always has: one that could not be read leaves it as it is.
    static func required<Content>(_ path: ModelPath<Root, Content>) -> Self where Value == Content? {
        Place(
            get: { $0[keyPath: path] },
            modify: { root, change in
                var value: Content? = root[keyPath: path]
                change(&value)
                if let value { root[keyPath: path] = value }
            }
        )
    }
}

extension ValueType where Value == [Prototype] {
    static var prototypes: Self {
        let list = ValueType.list(
            .object(PrototypeKey.object.name),
            "a list of prototypes",
            read: { decoder, node, _ in decoder.prototype(node) },
            json: { .object(Prototype.mapping.members(of: $0)) },
            walk: { model, prototype, _ in model.walk(&prototype, Prototype.mapping, as: { .prototype($0) }) }
        )
        return list.reading { decoder, node in
            if node.kind != YAMLNode.Kind.sequence { decoder.holes.insert(.prototypes) }
            return list.read(&decoder, node)
        }
    }
}

extension SpecDecoder {
    mutating func row(_ node: YAMLNode, position: Int) -> Row {
        var row = Row(id: Located("", at: node.range), hasStatedID: false, cell: Cell(at: node.range), at: node.range)
        if node.kind == .mapping {
            read(node, as: Row.mapping, into: &row)
        } else {
            row.cell.text = text(node)
        }
        if !row.hasStatedID { row.id.value = derivedID(of: row.cell, position: position) }
        return row
    }

    fileprivate mutating func prototype(_ node: YAMLNode) -> Prototype {
        var prototype = Prototype(id: Located("", at: node.range), cell: Cell(at: node.range), at: node.range)
        if read(node, as: Prototype.mapping, into: &prototype) == nil { holes.insert(.prototypes) }
        return prototype
    }

    /// The prototypes of a file, which tables of other files can only use by their names.
    mutating func sharedPrototypes(_ node: YAMLNode) -> [Prototype] {
        let prototypes = ValueType.prototypes.read(&self, node)
        let id = PrototypeKey.id.name
        for element in node.elements where element.kind == .mapping && element[id] == nil {
            guard !isMisspelled([id], in: element) else { continue }
            report(
                .missingKey,
                "a prototype that tables of other files use has no 'id' by which they could name it",
                at: element.range,
                help: "add 'id:' with a name"
            )
        }
        return prototypes
    }
}
