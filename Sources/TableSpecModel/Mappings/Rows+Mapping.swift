internal import TableSpecDiagnostics
internal import TableSpecYAML

extension DynamicRows {
    package static let mapping = MappingType<DynamicRows>(
        DynamicRowsKey.object,
        DynamicRowsKey.keys,
        constraints: DynamicRowsKey.constraints,
        misplaced: { decoder, pair in
            // Keys of the rows themselves belong in their prototype.
            var prototype = Prototype(
                id: Located("", at: pair.key.range),
                cell: Cell(at: pair.key.range),
                at: pair.key.range
            )
            decoder.readValue(of: pair, as: Prototype.mapping, into: &prototype)
        },
        finish: { decoder, rows, _ in decoder.checkNesting(of: &rows) }
    )
}

extension SelectionList {
    static let mapping = MappingType(SelectionListKey.self)
}

extension ValueType where Value == [RowEntry] {
    static var rows: Self {
        let loop = DynamicRowsKey.forEach.name
        let elements = ValueDescription.object(DynamicRowsKey.object.name)
        let row = ValueDescription.excluding(key: loop, .object(RowKey.object.name))
        var type = ValueType(
            .either([.list(of: .either([.requiring(key: loop, elements), .text, row])), elements]),
            read: { $0.rows($1) },
            json: { rows in
                if rows.count == 1, rows[0].row == nil { return rows[0].json }
                return .array(rows.compactMap(\.json))
            }
        )
        type.unread = { [.invalid($0)] }
        return type.part { model, rows in
            model.all(rows, { model.walk(&$0) }, { rows = $0 })
            return true
        }
    }
}

extension ValueType where Value == DynamicRows? {
    /// The rows that follow the row of an element.
    static var nestedRows: Self {
        ValueType(
            .object(DynamicRowsKey.object.name),
            read: { $0.dynamicRows($1) },
            json: { $0.map { .object(DynamicRows.mapping.members(of: $0)) } }
        )
        .part { model, rows in model.walk(&rows, DynamicRows.mapping, as: { .dynamicRows($0) }) }
    }
}

extension RowEntry {
    fileprivate var json: JSONValue? {
        switch self {
        case .row(let row): .object(Row.mapping.members(of: row))
        case .forEach(let rows): .object(DynamicRows.mapping.members(of: rows))
        case .invalid: nil
        }
    }
}

extension ModelWalk {
    fileprivate func walk(_ entry: inout RowEntry) {
        switch entry {
        case .row(let row): each(row, { walk(&$0) }, { entry = .row($0) })
        case .forEach(let dynamic):
            each(dynamic, { walk(&$0, DynamicRows.mapping, as: { .dynamicRows($0) }) }, { entry = .forEach($0) })
        case .invalid: break
        }
    }

    func walk(_ row: inout Row) {
        walk(&row, Row.mapping, as: { .row($0) })
    }
}

extension ValueType where Value == Loop? {
    static var loop: Self {
        ValueType(.loop, read: { $0.loop($1) }, json: { $0?.json }).walked { model, loop in
            model.visitor.visit(&loop.collection)
        }
    }
}

extension ValueType where Value == SelectionList? {
    static var selectionList: Self {
        .mapping(
            SelectionListKey.object,
            { SelectionList.mapping },
            blank: { SelectionList(mode: .unset, value: nil, at: $0) }
        )
    }
}

extension ValueType where Value == DynamicRows.PrototypeChoice {
    /// A prototype, or one for each value of an enumeration or a Boolean.
    static var prototypeChoice: Self {
        let prototype = ValueDescription.name(of: PrototypeKey.object.name)
        return ValueType(
            .either([prototype, .tableWith(key: "of", .path, others: prototype)]),
            read: { $0.prototypeChoice($1) },
            json: { choice in
                switch choice {
                case .one(let name): .string(name.value)
                case .byCase(let value, let choices, _):
                    .object(
                        [("of", .string(value.text))] + choices.map { ($0.name.value, .string($0.prototype.value)) }
                    )
                case .invalid: nil
                }
            }
        )
        .walked { model, choice in
            guard case .byCase(var value, let choices, let range) = choice else { return false }
            model.visitor.visit(&value)
            choice = .byCase(of: value, choices, range: range)
            return true
        }
    }
}

extension SpecDecoder {
    fileprivate mutating func rows(_ node: YAMLNode) -> [RowEntry] {
        switch node.kind {
        case .sequence: return listedRows(node)
        case .mapping: return [entry(dynamicRows(node), node)]
        case .scalar:
            reportWrongKind(node, expected: "a list of rows, or a mapping with 'forEach'")
            return [.invalid(node.range)]
        }
    }

    /// Decodes a list of rows, in which a mapping with `forEach` is the rows of a collection.
    private mutating func listedRows(_ list: YAMLNode) -> [RowEntry] {
        var collections = 0
        return list.elements.enumerated().map { position, node in
            guard isLoop(node) else { return .row(row(node, position: position)) }
            var rows = dynamicRows(node)
            if list.count > 1 {
                rows?.listIndex = collections
                rows?.nested?.listIndex = collections
            }
            collections += 1
            return entry(rows, node)
        }
    }

    /// Whether a mapping has `forEach`, or a misspelling of it with a prototype.
    private func isLoop(_ node: YAMLNode) -> Bool {
        let key = DynamicRowsKey.forEach.name
        if node[key] != nil { return true }
        return node[DynamicRowsKey.prototype.name] != nil && key.isMisspelled(as: node.pairs.lazy.map(\.key.string))
    }

    private func entry(_ rows: DynamicRows?, _ node: YAMLNode) -> RowEntry {
        rows.map(RowEntry.forEach) ?? .invalid(node.range)
    }

    fileprivate mutating func dynamicRows(_ node: YAMLNode) -> DynamicRows? {
        let noLoop = Loop(
            variable: Located("", at: node.range),
            collection: Binding(names: [], at: node.range),
            at: node.range
        )
        var rows = DynamicRows(loop: noLoop, prototype: .invalid(node.range), at: node.range)
        read(node, as: DynamicRows.mapping, into: &rows)
        return rows.loop == noLoop ? nil : rows
    }

    fileprivate mutating func prototypeChoice(_ node: YAMLNode) -> DynamicRows.PrototypeChoice {
        guard node.kind == .mapping else {
            return string(node).map(DynamicRows.PrototypeChoice.one) ?? .invalid(node.range)
        }
        var value: Binding?
        var choices: [DynamicRows.CaseChoice] = []
        for pair in node.pairs {
            if pair.key.isEqual(to: "of") {
                value = path(pair.value)
            } else if let word = identifier(pair.key, noun: "case"), let prototype = string(pair.value) {
                choices.append(.init(name: word, prototype: prototype))
            }
        }
        guard let value else {
            if node["of"] == nil {
                report(
                    .missingKey,
                    "the prototype choice has no 'of'",
                    at: node.range,
                    help: "add 'of:' with the path of an enumeration or a Boolean, for example 'of: item.kind'"
                )
            }
            return .invalid(node.range)
        }
        return .byCase(of: value, choices, range: node.range)
    }
}
