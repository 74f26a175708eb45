internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    mutating func sections(_ node: YAMLNode) -> Sections {
        switch node.kind {
        case .sequence:
            return .list(node.elements.enumerated().map { listedSection($1, position: $0) })
        case .mapping:
            let (section, loop, loopKey) = section(node, position: 0)
            if section.hasStatedID {
                report(
                    .conflictingKeys,
                    "sections that are made for each element are told apart by the element, so they have no 'id'",
                    at: section.id.range
                )
            }
            if let loop { return .forEach(loop, section) }
            if loopKey == nil { reportMissing(SectionKey.forEach, in: node) }
            return .list([])
        case .scalar:
            reportWrongKind(node, expected: "a list of sections, or a mapping with 'forEach'")
            return .list([])
        }
    }

    private mutating func listedSection(_ node: YAMLNode, position: Int) -> Section {
        let (section, _, loopKey) = section(node, position: position)
        if let loopKey {
            report(
                .conflictingKeys,
                "a section in a list has no 'forEach'",
                at: loopKey,
                help: "write 'sections:' as a mapping with 'forEach', or put the loop into the section's 'rows'"
            )
        }
        return section
    }

    /// A section, and its loop with the place of the key where it states one.
    private mutating func section(
        _ node: YAMLNode,
        position: Int
    ) -> (section: Section, loop: Loop?, loopKey: SourceRange?) {
        var section = Section(
            id: Located("", at: node.range),
            hasStatedID: false,
            rows: .invalid(node.range),
            at: node.range
        )
        var loop: Loop?
        var loopKey: SourceRange?
        var statesRows = false
        for field in fields(of: node, as: SectionKey.self) ?? [] {
            switch field.key {
            case .forEach:
                loopKey = field.keyNode.range
                loop = self.loop(field.value)
            case .id:
                guard let id = string(field.value) else { continue }
                section.id = id
                section.hasStatedID = true
            case .header: (section.header, section.headerLook) = sectionView(field.value)
            case .headerHeight: section.headerHeight = nonnegativeNumber(field.value)
            case .hideHeaderWhenEmpty: section.hideHeaderWhenEmpty = boolean(field.value)
            case .footer: (section.footer, section.footerLook) = sectionView(field.value)
            case .footerHeight: section.footerHeight = nonnegativeNumber(field.value)
            case .visible: section.visible = binding(field.value, to: "a truth value")
            case .rows:
                statesRows = true
                section.rows = rows(field.value)
            }
        }
        if node.kind == .mapping, !statesRows, !isMisspelled([SectionKey.rows.name], in: node) {
            section.rows = .list([])
        }
        if !section.hasStatedID { section.id = Located(derivedID(of: section, position: position), at: node.range) }
        return (section, loop, loopKey)
    }

    mutating func rows(_ node: YAMLNode) -> Rows {
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

    private mutating func row(_ node: YAMLNode, position: Int) -> Row {
        var cell = Cell(at: node.range)
        guard node.kind == .mapping else {
            cell.text = text(node)
            return Row(
                id: Located(derivedID(of: cell, position: position), at: node.range),
                hasStatedID: false,
                cell: cell,
                at: node.range
            )
        }
        var id: Located<String>?
        var visible: Binding?
        var triggers = TriggerFields()
        let found = diagnostics.count
        for field in fields(of: node, as: JoinedKeys<JoinedKeys<CellKeys, TriggerKey>, RowKey>.self) ?? [] {
            switch field.key {
            case .first(.first(.first(.id))): id = string(field.value)
            case .first(.first(.first(let key))): decode(key, field.value, into: &cell)
            case .first(.first(.second(let key))): cell.properties[key] = property(key, field.value)
            case .first(.second(let key)): triggers.add(key, field.keyNode, field.value)
            case .second(.visible): visible = binding(field.value, to: "a truth value")
            }
        }
        cell.trigger = trigger(triggers)
        noteHoles(of: &cell, in: node, after: found)
        return Row(
            id: id ?? Located(derivedID(of: cell, position: position), at: node.range),
            hasStatedID: id != nil,
            cell: cell,
            visible: visible,
            at: node.range
        )
    }

    private mutating func dynamicRows(_ node: YAMLNode) -> DynamicRows? {
        var loop: Loop?
        var prototype: DynamicRows.PrototypeChoice?
        var selection: SelectionList?
        var editing: RowEditing?
        var statesLoop = false
        for field in fields(of: node, as: DynamicRowsKey.self) ?? [] {
            switch field.key {
            case .forEach:
                statesLoop = true
                loop = self.loop(field.value)
            case .prototype: prototype = prototypeChoice(field.value)
            case .selection: selection = selectionList(field.value)
            case .editing: editing = self.editing(field.value)
            }
        }
        if !statesLoop { reportMissing(DynamicRowsKey.forEach, in: node) }
        if prototype == nil { reportMissing(DynamicRowsKey.prototype, in: node) }
        return loop.map {
            DynamicRows(
                loop: $0,
                prototype: prototype ?? .invalid(node.range),
                selection: selection,
                editing: editing,
                at: node.range
            )
        }
    }

    private mutating func prototypeChoice(_ node: YAMLNode) -> DynamicRows.PrototypeChoice {
        guard node.kind == .mapping else {
            return string(node).map(DynamicRows.PrototypeChoice.one) ?? .invalid(node.range)
        }
        var value: Binding?
        var choices: [DynamicRows.CaseChoice] = []
        for pair in node.pairs {
            if pair.key.isEqual(to: "of") {
                value = path(pair.value)
            } else if let word = identifier(pair.key, noun: "word"), let prototype = string(pair.value) {
                choices.append(.init(word: word, prototype: prototype))
            }
        }
        guard let value else {
            if node["of"] == nil {
                report(
                    .missingKey,
                    "the choice of a prototype has no 'of'",
                    at: node.range,
                    help: "add 'of:' with the path of an enumeration, for example 'of: item.kind'"
                )
            }
            return .invalid(node.range)
        }
        return .byCase(of: value, choices, range: node.range)
    }

    private mutating func selectionList(_ node: YAMLNode) -> SelectionList {
        var selection = SelectionList(mode: .unset, value: nil, at: node.range)
        let fields = fields(of: node, as: SelectionListKey.self) ?? []
        for field in fields {
            switch field.key {
            case .mode: selection.mode = word(field.value)
            case .value: selection.value = binding(field.value, to: "the state that holds what is chosen")
            }
        }
        guard node.kind == .mapping else { return selection }
        for key in SelectionListKey.allCases where !fields.contains(where: { $0.key == key }) {
            reportMissing(key, in: node)
        }
        return selection
    }
}
