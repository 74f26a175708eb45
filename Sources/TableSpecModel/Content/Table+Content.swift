extension Table {
    /// The visible sections.
    func sectionContents(in scope: ContentScope) -> [SectionContent] {
        switch sections {
        case .list(let sections):
            return sections.filter { scope.holds($0.visible) }.map { content(of: $0, id: $0.id.value, in: scope) }
        case .forEach(let loop, let section):
            return scope.elements(of: loop).enumerated().compactMap { position, element in
                let scope = scope.entering(loop, element: element)
                guard scope.holds(section.visible) else { return nil }
                return content(of: section, id: element.identity(position: position), in: scope)
            }
        }
    }

    private func content(of section: Section, id: String, in scope: ContentScope) -> SectionContent {
        var content = SectionContent(
            id: id,
            header: scope.text(section.header),
            footer: scope.text(section.footer),
            rows: rowContents(of: section, in: scope)
        )
        content.headerHeight =
            section.headerHeight.value ?? (content.header == nil ? nil : properties.values.points(.sectionHeaderHeight))
        content.footerHeight =
            section.footerHeight.value ?? (content.footer == nil ? nil : properties.values.points(.sectionFooterHeight))
        return content
    }

    private func rowContents(of section: Section, in scope: ContentScope) -> [RowContent] {
        switch section.rows {
        case .list(let rows):
            return rows.filter { scope.holds($0.visible) }.map { $0.cell.rowContent(id: $0.id.value, in: scope) }
        case .forEach(let rows):
            let elements = scope.elements(of: rows.loop)
            let contents = elements.enumerated().map { position, element in
                var content = content(of: element, position: position, in: rows, scope: scope)
                content.editing = rows.editing?.content(ofElement: position, of: elements.count)
                return content
            }
            return contents + insertRowContents(of: rows, in: scope)
        case .invalid:
            return []
        }
    }

    private func insertRowContents(of rows: DynamicRows, in scope: ContentScope) -> [RowContent] {
        guard let editing = rows.editing, let row = editing.insertRow?.row else { return [] }
        var content = row.cell.rowContent(id: row.id.value, in: scope)
        content.editing = editing.insertRowContent
        return [content]
    }

    private func content(of element: Value, position: Int, in rows: DynamicRows, scope: ContentScope) -> RowContent {
        let scope = scope.entering(rows.loop, element: element)
        let id = element.identity(position: position)
        guard let name = rows.prototypeName(in: scope), let prototype = prototype(named: name) else {
            return RowContent(id: id)
        }
        var content = prototype.cell.rowContent(id: id, in: scope)
        content.prototype = name
        if let selection = rows.selection, selection.contains(element.identityValue, in: scope) {
            content.addCheckmark(besides: prototype.cell.accessory)
        }
        return content
    }

    /// The texts by which the rows of an indexed table are sorted, in the order of the rows.
    func collationKeys(_ property: String, in scope: ContentScope) -> [String] {
        guard let rows = dynamicRows.first else { return [] }
        return scope.elements(of: rows.loop).map { element in
            guard case .record(let record) = element, case .string(let key) = record[property] else { return "" }
            return key
        }
    }
}

extension DynamicRows {
    fileprivate func prototypeName(in scope: ContentScope) -> String? {
        switch prototype {
        case .one(let name): return name.value
        case .byCase(let binding, let choices, _):
            guard case .word(let word, _) = scope.value(of: binding) else { return nil }
            return choices.first { $0.word.value == word }?.prototype.value
        case .invalid: return nil
        }
    }
}

extension RowContent {
    /// Marks the row as chosen: by the accessory, or by the image where the accessory's place is taken.
    fileprivate mutating func addCheckmark(besides accessory: Accessory?) {
        if accessory == nil {
            self.accessory = .type(.checkmark)
        } else {
            image = .symbol("checkmark")
        }
    }
}

extension SelectionList {
    fileprivate func contains(_ identity: Value, in scope: ContentScope) -> Bool {
        guard let value else { return false }
        switch scope.value(of: value) {
        case .set(let identities): return identities.contains(identity)
        case let chosen: return chosen == identity && chosen != .null
        }
    }
}

extension Value {
    /// What tells an element apart: its property `id`, else the whole element.
    var identityValue: Value {
        if case .record(let record) = self, let field = record.fields.first(where: { $0.name == "id" }) {
            return field.value
        }
        return self
    }

    /// A name for the element: its identity if that is a text or a number, else its position.
    fileprivate func identity(position: Int) -> String {
        guard case .record = identityValue else {
            return ContentScope.text(of: identityValue, as: nil) ?? "\(position)"
        }
        return "\(position)"
    }
}
