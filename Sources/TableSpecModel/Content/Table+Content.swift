extension Table {
    /// The visible sections.
    func sectionContents(in scope: ContentScope) -> [SectionContent] {
        var contents = allSectionContents(in: scope)
        contents.keepFirst(\.isSelectedFirst)
        contents.keepFirst(\.isScrollTarget)
        return contents
    }

    private func allSectionContents(in scope: ContentScope) -> [SectionContent] {
        switch sections {
        case .list(let sections):
            return sections.filter { scope.holds($0.visible) }.map { content(of: $0, id: $0.id.value, in: scope) }
        case .forEach(let loop, let section):
            return scope.elements(of: loop).enumerated().compactMap { position, element in
                let scope = scope.entering(loop, element: element)
                guard scope.holds(section.visible) else { return nil }
                return content(of: section, id: loop.name(of: element, at: position), in: scope)
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
        let isEmpty = content.rows.isEmpty
        if let collapsible = section.collapsible, scope.value(of: collapsible) == .boolean(false) { content.rows = [] }
        if section.hidesHeaderWhenEmpty, isEmpty {
            content.header = nil
        } else {
            content.headerAttributes = section.headerAttributes?.content(in: scope)
            if section.headerAttributes != nil, content.headerAttributes == nil { content.header = nil }
        }
        content.footerAttributes = section.footerAttributes?.content(in: scope)
        if section.footerAttributes != nil, content.footerAttributes == nil { content.footer = nil }
        content.headerHeight =
            section.headerHeight.value ?? (content.hasHeader ? properties.values.points(.sectionHeaderHeight) : nil)
        content.footerHeight =
            section.footerHeight.value ?? (content.hasFooter ? properties.values.points(.sectionFooterHeight) : nil)
        return content
    }

    private func rowContents(of section: Section, in scope: ContentScope) -> [RowContent] {
        section.rows.flatMap { entry -> [RowContent] in
            switch entry {
            case .row(let row): scope.holds(row.visible) ? [content(of: row, in: scope)] : []
            case .forEach(let rows): rowContents(of: rows, in: scope)
            case .invalid: []
            }
        }
    }

    private func content(of row: Row, in scope: ContentScope) -> RowContent {
        var content = row.cell.rowContent(id: row.id.value, in: scope)
        content.message = message(below: row, in: scope)
        content.isSelectedFirst = initialSelection?.names(row) ?? false
        content.isScrollTarget = scrollTarget?.names(row) ?? false
        return content
    }

    private func rowContents(of rows: DynamicRows, in scope: ContentScope) -> [RowContent] {
        let elements = scope.elements(of: rows.loop)
        let contents = elements.enumerated().flatMap { position, element in
            var content = content(of: element, position: position, in: rows, scope: scope)
            let scope = scope.entering(rows.loop, element: element)
            if let editing = rows.editing {
                content.editing = editing.content(ofElement: position, of: elements.count, in: scope)
                content.addSwipeActions(of: editing, in: scope)
            }
            return [content] + nestedRowContents(of: rows, in: scope)
        }
        return contents + insertRowContents(of: rows, in: scope) + loadMoreContents(of: rows, in: scope)
    }

    /// The rows nested in the row of an element, unless it's collapsed.
    private func nestedRowContents(of rows: DynamicRows, in scope: ContentScope) -> [RowContent] {
        guard let nested = rows.nested else { return [] }
        if let collapsible = rows.collapsible, scope.value(of: collapsible) == .boolean(false) { return [] }
        return rowContents(of: nested, in: scope)
    }

    private func insertRowContents(of rows: DynamicRows, in scope: ContentScope) -> [RowContent] {
        guard let editing = rows.editing, let row = editing.insertRow?.row, scope.holds(row.visible) else { return [] }
        var content = row.cell.rowContent(id: row.id.value, in: scope)
        content.editing = editing.insertRowContent
        return [content]
    }

    private func loadMoreContents(of rows: DynamicRows, in scope: ContentScope) -> [RowContent] {
        guard let row = rows.loadMore?.row, scope.holds(row.visible) else { return [] }
        let spinner = CellViewContent(.control(.activityIndicator(isAnimating: true, style: .medium)))
        let column = StackContent(axis: .vertical, views: [spinner], alignment: .center)
        let content = CellViewContent(.stack(column))
        return [RowContent(id: row.id.value, style: .custom, selectionStyle: .none, content: content)]
    }

    private func content(of element: Value, position: Int, in rows: DynamicRows, scope: ContentScope) -> RowContent {
        let scope = scope.entering(rows.loop, element: element)
        let id = rows.loop.name(of: element, at: position)
        guard let name = rows.prototypeName(in: scope), let prototype = prototype(named: name) else {
            return RowContent(id: id)
        }
        var content = shown(prototype).cell.rowContent(id: id, in: scope)
        content.prototype = name
        content.isSelectedFirst = initialSelection?.concerns(element, of: rows, in: scope) ?? false
        content.isScrollTarget = scrollTarget?.concerns(element, of: rows, in: scope) ?? false
        if rows.selection != nil { content.acts = true }
        if let selection = rows.selection, selection.contains(rows.loop.identity(of: element), in: scope) {
            content.addCheckmark(besides: prototype.cell.accessory)
        }
        return content
    }

    /// The texts that determine the order of the rows of an indexed table, in the order of the rows.
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
            guard let name = scope.value(of: binding).caseName else { return nil }
            return choices.first { $0.name.value == name }?.prototype.value
        case .invalid: return nil
        }
    }
}

extension RowContent {
    /// Marks the row as selected: with the accessory, or with the image if there's already an accessory.
    fileprivate mutating func addCheckmark(besides accessory: Accessory?) {
        if accessory == nil {
            self.accessory = .type(.checkmark)
        } else {
            image = .symbol("checkmark")
        }
    }
}

extension RowChoice {
    fileprivate func names(_ row: Row) -> Bool {
        if case .named(let id) = self.row { return id.value == row.id.value }
        return false
    }

    fileprivate func concerns(_ element: Value, of rows: DynamicRows, in scope: ContentScope) -> Bool {
        switch row {
        case .element(let binding):
            return binding.names.first?.value == rows.loop.variable.value && scope.value(of: binding) == .boolean(true)
        case .identity(let binding):
            let identity = scope.value(of: binding)
            return identity != .null && identity == rows.loop.identity(of: element)
        case .named, .invalid: return false
        }
    }
}

extension [SectionContent] {
    /// Keeps a mark only on the first row that has it.
    fileprivate mutating func keepFirst(_ mark: WritableKeyPath<RowContent, Bool>) {
        var isFound = false
        for section in indices {
            for row in self[section].rows.indices where self[section].rows[row][keyPath: mark] {
                self[section].rows[row][keyPath: mark] = !isFound
                isFound = true
            }
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

extension Loop {
    /// The value that identifies an element: a property, or else the whole element.
    func identity(of element: Value) -> Value {
        guard let identity, case .record(let record) = element else { return element }
        return record[identity.name.value]
    }

    /// A name for an element: its identity if that is a text or a number, or else its position.
    fileprivate func name(of element: Value, at position: Int) -> String {
        let identity = identity(of: element)
        if case .record = identity { return "\(position)" }
        return ContentScope.text(of: identity, as: nil) ?? "\(position)"
    }
}
