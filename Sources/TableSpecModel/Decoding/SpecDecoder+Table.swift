internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    mutating func table(_ node: YAMLNode) -> Table {
        var table = Table(at: node.range)
        let fields = fields(of: node, as: TableKeys.self) ?? []
        if isMisspelled([TableKey.prototypes.name], in: node) { holes.insert(.prototypes) }
        table.hasUnreadSections = isMisspelled([TableKey.sections.name], in: node)
        for field in fields {
            switch field.key {
            case .first(.style): table.style = word(field.value)
            case .first(.separatorStyle): table.separatorStyle = word(field.value)
            case .first(.rowHeight): table.rowHeight = nonnegativeNumber(field.value)
            case .first(.headerView): table.headerView = headerView(field.value)
            case .first(.footerView): table.footerView = headerView(field.value)
            case .first(.refreshControl): table.refreshControl = refreshControl(field.value)
            case .first(.deselect): table.deselect = word(field.value)
            case .first(.initialSelection): table.initialSelection = rowChoice(field.value)
            case .first(.scrollTo): table.scrollTarget = rowChoice(field.value)
            case .first(.prototypes): table.prototypes = prototypes(field.value)
            case .first(.index): table.index = index(field.value)
            case .first(.sections):
                let found = diagnostics.count
                table.sections = sections(field.value)
                table.hasUnreadSections = diagnostics.count > found
            case .first(.updates): table.updates = updates(field.value)
            case .second(let key): table.properties[key] = property(key, field.value)
            }
        }
        return table
    }

    /// The prototypes of a file, which tables of other files can only use by their names.
    mutating func sharedPrototypes(_ node: YAMLNode) -> [Prototype] {
        let prototypes = prototypes(node)
        let id = CellKey.id.name
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

    mutating func prototypes(_ node: YAMLNode) -> [Prototype] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of prototypes")
            holes.insert(.prototypes)
            return []
        }
        return node.elements.map { prototype($0) }
    }

    private mutating func prototype(_ node: YAMLNode) -> Prototype {
        var cell = Cell(at: node.range)
        var id: Located<String>?
        var triggers = TriggerFields()
        let found = diagnostics.count
        for field in fields(of: node, as: JoinedKeys<JoinedKeys<CellKeys, TriggerKey>, PrototypeKey>.self) ?? [] {
            switch field.key {
            case .first(.first(.first(.id))): id = string(field.value)
            case .first(.first(.first(let key))): decode(key, field.value, into: &cell)
            case .first(.first(.second(let key))): cell.properties[key] = property(key, field.value)
            case .first(.second(let key)): triggers.add(key, field.keyNode, field.value)
            }
        }
        cell.trigger = trigger(triggers)
        noteHoles(of: &cell, in: node, after: found)
        if id == nil, diagnostics.count > found { holes.insert(.prototypes) }
        return Prototype(id: id ?? Located("", at: node.range), cell: cell, at: node.range)
    }

    private mutating func refreshControl(_ node: YAMLNode) -> RefreshControl {
        var control = RefreshControl(at: node.range)
        guard let fields = fields(of: node, as: RefreshControlKey.self) else { return control }
        for field in fields {
            switch field.key {
            case .action: control.action = identifier(field.value, noun: "method")
            case .title: control.title = text(field.value)
            case .tintColor: control.tintColor = color(field.value)
            }
        }
        if node["action"] == nil { reportMissing(RefreshControlKey.action, in: node) }
        return control
    }

    private mutating func index(_ node: YAMLNode) -> SectionIndex {
        var index = SectionIndex(collation: nil, at: node.range)
        for field in fields(of: node, as: SectionIndexKey.self) ?? [] {
            switch field.key {
            case .collation: index.collation = identifier(field.value, noun: "property")
            }
        }
        if node.kind == .mapping, node["collation"] == nil { reportMissing(SectionIndexKey.collation, in: node) }
        return index
    }
}
