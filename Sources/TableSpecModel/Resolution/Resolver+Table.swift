internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ table: inout Table, in scope: Scope) {
        resolve(&table.refreshControl, in: scope)
        resolve(&table.headerView, in: scope)
        resolve(&table.footerView, in: scope)
        var prototypes = PrototypeResolution(prototypes: table.prototypes)
        switch table.sections {
        case .list(var sections):
            // The table lets go of them, so that they change in place; so do the sections of their rows.
            table.sections = .list([])
            for index in sections.indices { resolve(&sections[index], in: scope, &prototypes) }
            table.sections = .list(sections)
            reportDuplicateIDs(in: sections)
        case .forEach(var loop, var section):
            resolve(&loop, in: scope)
            resolve(&section, in: scope.entering(loop), &prototypes, sections: loop)
            table.sections = .forEach(loop, section)
            reportStaticRows(in: section)
        }
        resolveUnused(&prototypes)
        table.prototypes = prototypes.prototypes
        resolveIndex(of: table)
        checkEditing(of: table)
        resolveUpdates(of: &table, in: scope)
    }

    private mutating func resolve(_ control: inout RefreshControl?, in scope: Scope) {
        guard var resolved = control else { return }
        resolve(&resolved.title, in: scope)
        control = resolved
    }

    private mutating func resolve(_ view: inout HeaderView?, in scope: Scope) {
        guard var resolved = view else { return }
        resolve(&resolved.text, in: scope)
        if var image = resolved.image {
            resolve(&image, in: scope)
            resolved.image = image
        }
        view = resolved
    }

    private mutating func resolve(_ look: inout SectionViewLook?, in scope: Scope) {
        guard var image = look?.image else { return }
        resolve(&image, in: scope)
        look?.image = image
    }

    private mutating func resolve(
        _ section: inout Section,
        in scope: Scope,
        _ prototypes: inout PrototypeResolution,
        sections sectionLoop: Loop? = nil
    ) {
        resolve(&section.header, in: scope)
        resolve(&section.footer, in: scope)
        resolve(&section.headerLook, in: scope)
        resolve(&section.footerLook, in: scope)
        resolve(&section.visible, in: scope)
        switch section.rows {
        case .list(var rows):
            section.rows = .list([])
            for index in rows.indices {
                resolve(&rows[index].cell, in: scope)
                resolve(&rows[index].visible, in: scope)
            }
            section.rows = .list(rows)
        case .forEach(var rows):
            resolve(&rows, in: scope, &prototypes, sections: sectionLoop)
            section.rows = .forEach(rows)
        case .invalid:
            break
        }
    }

    private mutating func resolve(_ loop: inout Loop, in scope: Scope) {
        if let outer = scope.loopVariable(named: loop.variable.value) {
            reportDuplicate("loop variable", loop.variable, first: outer)
        }
        resolve(&loop.collection, in: scope, to: .collection)
        guard let element = loop.collection.path?.type.element else { return }
        loop.elementType = element
        guard case .structure(let name) = element else { return }
        loop.identityType = types[name]?.property(named: "id")?.type
    }

    private mutating func resolve(
        _ rows: inout DynamicRows,
        in scope: Scope,
        _ prototypes: inout PrototypeResolution,
        sections sectionLoop: Loop?
    ) {
        resolve(&rows.loop, in: scope)
        if var selection = rows.selection {
            resolve(&selection, of: rows.loop, in: scope)
            rows.selection = selection
        }
        if var editing = rows.editing {
            resolve(&editing, of: rows.loop, in: scope, sections: sectionLoop)
            rows.editing = editing
        }
        let scope = scope.entering(rows.loop)
        if case .byCase(var value, let choices, let range) = rows.prototype {
            resolve(&value, in: scope, to: .enumeration)
            rows.prototype = .byCase(of: value, choices, range: range)
            check(choices, of: value, in: range)
        }
        for name in rows.prototypeNames {
            resolvePrototype(name, in: scope, &prototypes)
        }
    }

    /// Every word of the enumeration must have a prototype, and no other word may.
    private mutating func check(_ choices: [DynamicRows.CaseChoice], of value: Binding, in range: SourceRange) {
        guard case .enumeration(let enumeration)? = value.path?.type else { return }
        for choice in choices where !enumeration.cases.contains(choice.word.value) {
            reportUnknown("word of '\(value.text)'", choice.word, candidates: enumeration.cases)
        }
        let missing = enumeration.cases.filter { word in !choices.contains { $0.word.value == word } }
        guard !missing.isEmpty else { return }
        report(
            .missingKey,
            "no prototype is chosen for \(missing.map { "'\($0)'" }.joined(separator: ", ")) of '\(value.text)'",
            at: range
        )
    }

    private mutating func resolve(_ selection: inout SelectionList, of loop: Loop, in scope: Scope) {
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
                "the value of \(mode == .exclusive ? "an exclusive" : "an inclusive") selection must be a state of "
                    + "type '\(expected)', but '\(value.text)' is '\(path.type)'",
                at: value.range
            )
            selection.value?.path = nil
        }
    }

    // MARK: Checks of the whole table

    private mutating func reportDuplicateIDs(in sections: [Section]) {
        var firstSection: [String: SourceRange] = [:]
        var firstRow: [String: SourceRange] = [:]
        for section in sections {
            reportDuplicate("section", section.id, isStated: section.hasStatedID, in: &firstSection)
            for row in section.spelledRows { reportDuplicate("row", row.id, isStated: row.hasStatedID, in: &firstRow) }
        }
    }

    private mutating func reportDuplicate(
        _ noun: String,
        _ id: Located<String>,
        isStated: Bool,
        in first: inout [String: SourceRange]
    ) {
        guard let place = first[id.value] else {
            first[id.value] = id.range
            return
        }
        report(
            .duplicateName,
            "two \(noun)s have the id '\(id.value.shortened)'",
            at: id.range,
            labels: [.init("the other one is here", at: place)],
            help: isStated ? "choose another id" : "state an id of its own: 'id: …'"
        )
    }

    private mutating func reportStaticRows(in section: Section) {
        guard case .list(let rows) = section.rows else { return }
        report(
            .wrongType,
            "the rows of a section that is made for each element come from a collection; expected 'forEach', found a list",
            at: rows.first?.range ?? section.range
        )
    }

    private mutating func resolveIndex(of table: Table) {
        guard let index = table.index, let property = index.collation else { return }
        guard case .list(let sections) = table.sections, sections.count == 1, case .forEach(let rows) = sections[0].rows
        else {
            report(
                .conflictingKeys,
                "an index sorts the rows of one collection; expected one section with 'forEach' in its 'rows'",
                at: index.range
            )
            return
        }
        if let header = sections[0].header {
            report(
                .conflictingKeys,
                "the headers of an indexed list are the letters of its index, so the section has no 'header' of its own",
                at: header.range,
                labels: [.init("the index is stated here", at: index.range)]
            )
        }
        guard case .structure(let name) = rows.loop.elementType, let type = types[name] else { return }
        guard let declared = type.property(named: property.value) else {
            reportUnknown("property of '\(name)'", property, candidates: type.properties.map(\.name.value))
            return
        }
        if declared.type != .string, !declared.type.isUnknown {
            report(
                .typeMismatch,
                "an index sorts by a text, but '\(property.value)' is '\(declared.type)'",
                at: property.range,
                labels: [.init("declared here", at: declared.typeRange)]
            )
        }
    }
}
