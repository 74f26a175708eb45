internal import TableSpecDiagnostics
internal import TableSpecYAML

extension DynamicRows {
    package static let mapping = MappingType(DynamicRowsKey.self)
}

extension SelectionList {
    static let mapping = MappingType(SelectionListKey.self)
}

extension ValueType where Value == Rows {
    static var rows: Self {
        var type = ValueType(
            .either([
                .list(of: .either([.text, .object(RowKey.object.name)])), .object(DynamicRowsKey.object.name),
            ]),
            read: { $0.rows($1) },
            json: { rows in
                switch rows {
                case .list(let rows): .array(rows.map { .object(Row.mapping.members(of: $0)) })
                case .forEach(let rows): .object(DynamicRows.mapping.members(of: rows))
                case .invalid: nil
                }
            }
        )
        type.unread = { .invalid($0) }
        return type.part { model, rows in
            model.walk(&rows)
            return true
        }
    }
}

extension ModelWalk {
    fileprivate func walk(_ rows: inout Rows) {
        switch rows {
        case .list(let list): all(list, { walk(&$0) }, { rows = .list($0) })
        case .forEach(let dynamic):
            each(dynamic, { walk(&$0, DynamicRows.mapping, as: { .dynamicRows($0) }) }, { rows = .forEach($0) })
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
                        [("of", .string(value.text))] + choices.map { ($0.word.value, .string($0.prototype.value)) }
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
    fileprivate mutating func rows(_ node: YAMLNode) -> Rows {
        switch node.kind {
        case .sequence:
            return .list(node.elements.enumerated().map { row($1, position: $0) })
        case .mapping:
            return dynamicRows(node).map(Rows.forEach) ?? .invalid(node.range)
        case .scalar:
            reportWrongKind(node, expected: "a list of rows, or a mapping with 'forEach'")
            return .invalid(node.range)
        }
    }

    private mutating func dynamicRows(_ node: YAMLNode) -> DynamicRows? {
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
                choices.append(.init(word: word, prototype: prototype))
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
