internal import TableSpecModel
internal import TableSpecSwift

extension ScreenFacts {
    func findUsedPrototypes() -> [Prototype] {
        let names = Set(dynamicRows.flatMap(\.prototypeNames).map(\.value))
        var seen: Set<String> = []
        return table.prototypes.filter { names.contains($0.id.value) && seen.insert($0.id.value).inserted }
            .map { table.shown($0).withEnabledParts }
    }

    /// The row. If its control has no name, VoiceOver reads the name of the row that shows it.
    func named(_ row: Row) -> Row {
        guard row.visible != nil, let view = row.ownContent, view.accessibilityLabel == nil, let control = view.control,
            control.kind.writes, control.accessibilityLabel == nil, control.placeholder == nil,
            let name = table.rowShowing(row.id.value, when: row.visible)?.cell.text
        else { return row }
        var row = row
        row.cell.content?.accessibilityLabel = name
        return row
    }

    /// The prototypes that draw some rows, in the order of the spec.
    func prototypes(of rows: DynamicRows) -> [Prototype] {
        let names = Set(rows.prototypeNames.map(\.value))
        return usedPrototypes.filter { names.contains($0.id.value) }
    }

    /// The bindings that determine the sections and rows, and their titles.
    func findStructureBindings() -> [Binding] {
        table.contentUnavailable.compactMap(\.condition).flatMap(\.bindings) + bindingsOfSections
    }

    private var bindingsOfSections: [Binding] {
        switch shape {
        case .indexed(let rows, _): return [rows.loop.collection]
        case .forEach(let loop, let section, let rows):
            return [loop.collection, rows.loop.collection] + (section.visible?.bindings ?? [])
                + (section.collapsible.map { [$0] } ?? []) + section.titleBindings
        case .sections(let sections):
            let conditions = sections.compactMap(\.visible) + sections.flatMap(\.staticRows).compactMap(\.visible)
            let loops = sections.flatMap(\.dynamicRows).flatMap { rows -> [Binding] in
                guard case .byCase(let binding, _, _) = rows.prototype else { return [rows.loop.collection] }
                return [rows.loop.collection, binding]
            }
            let collapsible = sections.compactMap(\.collapsible) + dynamicRows.compactMap(\.collapsible)
            return conditions.flatMap(\.bindings) + collapsible + loops
                + sections.flatMap(\.titleBindings)
        }
    }

    /// Whether the screen shows images that are loaded later.
    var hasRemoteImages: Bool {
        let views =
            [table.headerView?.content, table.footerView?.content, table.backgroundView].compactMap(\.self)
            + table.sections.all.flatMap(\.attributes).compactMap(\.content)
        return cells.contains(where: \.hasRemoteImages) || views.contains(where: \.hasRemoteImages)
    }

    /// The animation of inserted and deleted rows.
    var rowAnimation: RowAnimation { dynamicRows.compactMap { $0.editing?.animation.value }.first ?? .automatic }

    /// Whether the titles of sections are custom views: those that change, or have a style.
    var hasOwnHeaders: Bool { hasOwnTitles(\.header, \.headerAttributes) }
    var hasOwnFooters: Bool { hasOwnTitles(\.footer, \.footerAttributes) }

    private func hasOwnTitles(
        _ title: (Section) -> TextTemplate?,
        _ attributes: (Section) -> SectionViewAttributes?
    ) -> Bool {
        table.sections.all.contains { section in
            let bindings = title(section)?.bindings ?? []
            // A section with another identity is a different section.
            let lasting = bindings.filter { binding in
                guard case .forEach(let loop, _, _) = shape, let identity = sectionIdentity(of: loop) else {
                    return true
                }
                return !binding.variables.contains(loop.variable.value)
                    || binding.path?.steps.map(\.name) != [identity.name.value]
            }
            return attributes(section) != nil || !lasting.isEmpty
        }
    }
}

extension Prototype {
    /// The elements that the prototype uses. If two loops have the same variable, only the inner one can be meant.
    var elements: [Parameter] {
        parameters.enumerated().filter { index, parameter in
            !parameters.dropFirst(index + 1).contains { $0.name == parameter.name }
        }.map(\.element)
    }
}

extension ScreenFacts {
    /// The scope of the values of a row.
    func scope(of target: RowTarget) -> ValueScope {
        switch target {
        case .row: scope
        case .prototype(_, _, let scope): scope
        }
    }
}

extension RowTarget {
    var cell: Cell {
        switch self {
        case .row(let row): row.cell
        case .prototype(let prototype, _, _): prototype.cell
        }
    }
}
