internal import TableSpecDiagnostics

extension Resolver {
    /// - Parameters:
    ///   - views: The views around the table.
    ///   - buttons: The buttons in the bars, which are already resolved.
    mutating func resolve(
        _ table: inout Table,
        beside views: [ContentView],
        under buttons: [BarButton],
        in scope: Scope
    ) {
        update(&table.refreshControl) { $0.resolve(&$1, in: scope) }
        update(&table.headerView) { $0.resolve(&$1, in: scope) }
        update(&table.footerView) { $0.resolve(&$1, in: scope) }
        update(&table.backgroundView) { $0.resolveContent(&$1, in: scope) }
        for index in table.contentUnavailable.indices { resolve(&table.contentUnavailable[index], in: scope) }
        var prototypes = PrototypeResolution(of: table)
        returnKeyActions = ReturnKeyActions(of: table, under: buttons)
        switch table.sections {
        case .list(var sections):
            // They're moved out of the table, so that they change in place.
            table.sections = .list([])
            for index in sections.indices { resolve(&sections[index], in: scope, &prototypes) }
            table.sections = .list(sections)
            reportDuplicateIDs(in: sections)
            checkValidity(in: sections)
        case .forEach(var loop, var section):
            resolve(&loop, in: scope)
            resolve(&section, in: scope.entering(loop), &prototypes, sections: loop)
            table.sections = .forEach(loop, section)
            reportOtherRows(in: section)
        }
        returnKeyActions = ReturnKeyActions()
        resolveUnusedPrototypes(&prototypes)
        table.prototypes = prototypes.prototypes
        resolve(&table.initialSelection, in: table, scope)
        resolve(&table.scrollTarget, in: table, scope)
        resolveIndex(of: table)
        checkEditing(of: table)
        checkLoadMore(of: table)
        if leadsKeyboard {
            checkFocus(in: table, and: views)
            checkNext(in: table, and: views)
        }
        checkKeyboardToolbar(of: table)
        checkExclusiveToggles(of: table)
        checkNesting(in: table)
        checkRoom(in: table)
        resolveUpdates(of: &table, in: scope)
    }

    private mutating func resolve(_ control: inout RefreshControl, in scope: Scope) {
        resolve(&control.title, in: scope)
        resolve(&control.refreshing, in: scope)
    }

    private mutating func resolve(_ content: inout ContentUnavailable, in scope: Scope) {
        resolve(&content.condition, in: scope)
        resolve(&content.image, in: scope)
        resolve(&content.text, in: scope)
        resolve(&content.secondaryText, in: scope)
        update(&content.button) { $0.resolve(&$1.title, in: scope) }
        update(&content.secondaryButton) { $0.resolve(&$1.title, in: scope) }
    }

    private mutating func resolve(_ view: inout HeaderView, in scope: Scope) {
        resolve(&view.text, in: scope)
        resolve(&view.image, in: scope)
        update(&view.content) { $0.resolveContent(&$1, in: scope) }
    }

    private mutating func resolve(_ attributes: inout SectionViewAttributes, in scope: Scope) {
        resolve(&attributes.image, in: scope)
        resolve(&attributes.visible, in: scope)
        update(&attributes.button) { $0.resolve(&$1, in: scope) }
        update(&attributes.content) { $0.resolveContent(&$1, in: scope) }
    }

    private mutating func resolve(
        _ section: inout Section,
        in scope: Scope,
        _ prototypes: inout PrototypeResolution,
        sections sectionLoop: Loop? = nil
    ) {
        resolve(&section.header, in: scope)
        resolve(&section.footer, in: scope)
        update(&section.statedHeaderAttributes) { $0.resolve(&$1, in: scope) }
        resolveDisclosed(&section.collapsible, in: scope)
        update(&section.footerAttributes) { $0.resolve(&$1, in: scope) }
        resolve(&section.visible, in: scope)
        for index in section.rows.indices {
            switch section.rows[index] {
            case .row(var row):
                // It's moved out of the section, so that it changes in place.
                section.rows[index] = .invalid(row.range)
                resolve(&row.cell, in: scope)
                resolve(&row.visible, in: scope)
                if !row.validation.isEmpty { resolveValidation(of: &row, in: scope) }
                section.rows[index] = .row(row)
            case .forEach(var rows):
                resolve(&rows, in: scope, &prototypes, sections: sectionLoop)
                section.rows[index] = .forEach(rows)
            case .invalid: break
            }
        }
    }

    /// Resolves the value of a disclosure button, which has no other bindings of its own.
    private mutating func resolveDisclosed(_ value: inout Binding?, in scope: Scope) {
        guard var button = value.map(Control.init(disclosing:)) else { return }
        resolve(&button, in: scope)
        value = button.value
    }

    mutating func resolve(_ loop: inout Loop, in scope: Scope) {
        if let outer = scope.loopVariable(named: loop.variable.value) {
            reportDuplicate("loop variable", loop.variable, first: outer)
        }
        resolve(&loop.collection, in: scope, to: .collection)
        guard let element = loop.collection.path?.type.element else { return }
        loop.elementType = element
        guard case .structure(let name) = element else { return }
        loop.identity = type(named: name)?.identity
    }

    private mutating func resolve(
        _ rows: inout DynamicRows,
        in scope: Scope,
        _ prototypes: inout PrototypeResolution,
        sections sectionLoop: Loop?
    ) {
        resolve(&rows.loop, in: scope)
        let loop = rows.loop
        update(&rows.selection) { $0.resolve(&$1, of: loop, in: scope) }
        update(&rows.editing) { $0.resolve(&$1, of: loop, in: scope, sections: sectionLoop) }
        update(&rows.loadMore) { $0.resolve(&$1.row.visible, in: scope) }
        let inner = scope.entering(loop)
        if case .byCase(var value, let choices, let range) = rows.prototype {
            resolve(&value, in: inner, to: .choice)
            rows.prototype = .byCase(of: value, choices, range: range)
            check(choices, of: value, in: range)
        }
        for name in rows.prototypeNames {
            resolvePrototype(name, in: inner, &prototypes)
        }
        resolveDisclosed(&rows.collapsible, in: inner)
        if var nested = rows.nested {
            nested.outer = loop
            resolve(&nested, in: inner, &prototypes, sections: nil)
            rows.nested = nested
        }
        if rows.editing?.deletes == true {
            let isBesideOthers = rows.prototypeNames.contains { prototypes.swipesFromTrailing($0) }
            rows.editing?.isBesideOthersOfPrototypes = isBesideOthers
        }
    }

    /// Every case of the value must have a prototype, and no other name is allowed.
    private mutating func check(_ choices: [DynamicRows.CaseChoice], of value: Binding, in range: SourceRange) {
        guard let type = value.path?.type, let names = type.caseNames else { return }
        let unknown = choices.filter { !names.contains($0.name.value) }
        for choice in unknown { reportNoCase(choice.name, of: type, value.text) }
        let missing = names.filter { name in
            !choices.contains { $0.name.value == name } && !name.isMisspelled(as: unknown.map(\.name.value))
        }
        guard !missing.isEmpty else { return }
        report(
            .missingKey,
            "no prototype is specified for \(missing.map { "'\($0)'" }.joined(separator: ", ")) of '\(value.text)'",
            at: range
        )
    }

    /// Reports limits that exclude each other, or that a selection of one row can't have.
    private mutating func checkLimits(of selection: SelectionList) {
        let keys = [(SelectionListKey.min, selection.minimum), (.max, selection.maximum)].filter { $0.1 != nil }
        guard let (key, _) = keys.first else { return }
        if selection.mode.value == .exclusive {
            report(
                .conflictingKeys,
                "an exclusive selection has one checkmark, so it can't have '\(key.name)'",
                at: selection.range,
                help: "write 'mode: inclusive', or remove '\(key.name)'"
            )
        } else if let maximum = selection.maximum?.constant, maximum <= (selection.minimum?.constant ?? 0) {
            report(
                .conflictingKeys,
                "expected a 'max' above the 'min' of \(selection.minimum?.constant ?? 0), found \(maximum)",
                at: selection.range,
                help: "increase 'max', or decrease 'min'"
            )
        }
    }

    private mutating func resolve(_ selection: inout SelectionList, of loop: Loop, in scope: Scope) {
        resolve(&selection.minimum, in: scope, to: .integer)
        resolve(&selection.maximum, in: scope, to: .integer)
        checkLimits(of: selection)
        guard var value = selection.value else { return }
        resolve(&value, in: scope, to: .any)
        selection.value = value
        guard let path = value.path, let mode = selection.mode.value else { return }
        let identity = loop.identityType ?? loop.elementType
        let expected: TypeReference = mode == .exclusive ? .optional(identity) : .set(identity)
        guard !identity.isUnknown, !path.type.isUnknown else { return }
        if path.root != .state || value.isNegated || path.type != expected {
            report(
                .typeMismatch,
                "the value of \(mode == .exclusive ? "an exclusive" : "an inclusive") selection must be in the state "
                    + "and of type '\(expected)', but '\(value.text)' is '\(path.type)'",
                at: value.range
            )
            selection.value?.path = nil
        }
    }

    // MARK: Checks of the whole table

    private mutating func reportDuplicateIDs(in sections: [Section]) {
        var firstSection: [String: SourceRange] = [:]
        var firstRow = [String: SourceRange](minimumCapacity: sections.reduce(0) { $0 + $1.staticRows.count })
        for section in sections {
            reportDuplicate("section", section.id, isStated: section.hasStatedID, in: &firstSection)
            for row in section.staticRows { reportDuplicate("row", row.id, isStated: row.hasStatedID, in: &firstRow) }
        }
    }

    private mutating func reportDuplicate(
        _ noun: String,
        _ id: Located<String>,
        isStated: Bool,
        in first: inout [String: SourceRange]
    ) {
        guard let place = first.updateValue(id.range, forKey: id.value) else { return }
        first[id.value] = place
        // Repeated by an alias.
        let isRepeated = place == id.range
        report(
            .duplicateName,
            "two \(noun)s have the id '\(id.value.shortened)'",
            at: id.range,
            labels: isRepeated ? [] : [.init("the other one is here", at: place)],
            help: isRepeated
                ? "give the repeated one its own id: '{ <<: *name, id: … }'"
                : isStated ? "choose another id" : "add a different id: 'id: …'"
        )
    }

    /// The identity of a row doesn't contain that of its section, so a row can't be in each section.
    private mutating func reportOtherRows(in section: Section) {
        if let nested = section.nestedRows {
            return report(
                .conflictingKeys,
                "rows of a section with 'forEach' can't have nested rows",
                at: nested.range,
                help: "show the elements of the sections as rows: 'rows: { forEach: …, rows: { forEach: … } }'"
            )
        }
        guard section.onlyDynamicRows == nil, !section.hasUnreadRows else { return }
        let other = section.rows.first { $0.dynamicRows?.listIndex != 0 }
        report(
            .wrongType,
            "a section with 'forEach' can have only the rows of one collection; expected 'forEach', found a list",
            at: other?.row?.range ?? other?.dynamicRows?.range ?? section.range,
            help: "write 'rows: { forEach: …, prototype: … }'"
        )
    }

    private mutating func resolveIndex(of table: Table) {
        guard let index = table.index, let property = index.collation else { return }
        if let nested = table.sections.all.lazy.compactMap(\.nestedRows).first {
            return report(
                .conflictingKeys,
                "an index sorts the rows, so they can't have nested rows",
                at: nested.range,
                labels: [.init("the index is here", at: index.range)]
            )
        }
        guard case .list(let sections) = table.sections, sections.count == 1, let rows = sections[0].onlyDynamicRows
        else {
            guard !table.hasUnreadRows else { return }
            report(
                .conflictingKeys,
                "an index sorts the rows of one collection; expected one section with 'forEach' in its 'rows'",
                at: index.range
            )
            return
        }
        if let collapsible = sections[0].collapsible {
            report(
                .conflictingKeys,
                "an indexed list has one section for each letter, so it can't be collapsible",
                at: collapsible.range,
                labels: [.init("the index is here", at: index.range)]
            )
        } else if let header = sections[0].header {
            report(
                .conflictingKeys,
                "the headers of an indexed list are the letters of its index, so the section can't have a 'header'",
                at: header.range,
                labels: [.init("the index is here", at: index.range)]
            )
        }
        guard case .structure(let name) = rows.loop.elementType, let type = type(named: name) else { return }
        guard let declared = type.property(named: property.value) else {
            reportUnknown("property of '\(name)'", property, candidates: type.properties.map(\.name.value))
            return
        }
        if declared.type != .string, !declared.type.isUnknown {
            report(
                .typeMismatch,
                "an index sorts by a string, but '\(property.value)' is '\(declared.type)'",
                at: property.range,
                labels: [.init("declared here", at: declared.typeRange)]
            )
        }
    }
}

extension Table {
    /// Whether there are no sections, or the rows of one couldn't be decoded. Both are reported elsewhere.
    fileprivate var hasUnreadRows: Bool {
        sections.all.isEmpty || sections.all.contains(where: \.hasUnreadRows)
    }
}
