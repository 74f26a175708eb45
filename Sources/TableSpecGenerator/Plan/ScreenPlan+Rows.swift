internal import TableSpecModel
internal import TableSpecSwift

extension ScreenPlan {
    /// What a row's code sees: the elements of its loops under their local names.
    func scope(of rows: DynamicRows, in sectionLoop: Loop?) -> ValueScope {
        let variable = rows.loop.variable.value
        var elements: [String: SwiftExpression] = [:]
        if let sectionLoop {
            let name = sectionLoop.variable.value
            elements[name] = .name(locals.sectionName(name, besides: variable))
        }
        elements[variable] = .name(locals.name(variable))
        return ValueScope(elements: elements)
    }

    /// The elements of the loop of sections, as the table view knows them.
    func elements(of loop: Loop) -> SwiftExpression {
        collections.name(of: loop).map(SwiftExpression.name) ?? ValueScope().value(of: loop.collection)
    }

    /// The elements that have rows, as the table view knows them.
    func elements(of rows: DynamicRows, inSection element: SwiftExpression?) -> SwiftExpression {
        switch shape {
        case .indexed:
            return SwiftExpression.name("sections").at("indexPath.section").dot("elements")
        case .forEach(let loop, _, _):
            if let name = collections.name(of: rows.loop) { return .name(name) }
            return ValueScope(elements: [loop.variable.value: element ?? .nil]).value(of: rows.loop.collection)
        default:
            return elements(of: rows.loop)
        }
    }

    /// The rows of a section in a list of sections, as the table view knows them.
    func rows(ofSection index: SwiftExpression) -> SwiftExpression {
        hasSectionIDs
            ? SwiftExpression.name("sections").at(index).dot("rows") : SwiftExpression.name("rows").at(index)
    }

    /// The case of `Row` for the rows of a collection: the loop's variable, or where several sections or a row have that
    /// name, `recentContact` in the section `recent`.
    func rowCase(of section: Section) -> SwiftIdentifier { rowCases[section.id.value] ?? "element" }

    /// The cases by the ids of the sections.
    func findRowCases() -> [String: SwiftIdentifier] {
        guard case .sections(let sections) = shape else { return [:] }
        let loops = sections.compactMap { section in
            section.dynamicRows.map { (section: section.id.value, variable: $0.loop.variable.value) }
        }
        let counts = Dictionary(loops.map { ($0.variable, 1) }, uniquingKeysWith: +)
        var taken = Set(sections.flatMap(\.staticRows).map { MemberName.id($0.id.value) })
        var cases: [String: SwiftIdentifier] = [:]
        for (section, variable) in loops {
            let plain = SwiftIdentifier(from: variable, style: .lowerCamelCase)
            let isFree = counts[variable] == 1 && !taken.contains(plain)
            let longer = "\(section) \(variable)"
            let name = isFree ? plain : SwiftIdentifier(from: longer, style: .lowerCamelCase, avoiding: taken)
            cases[section] = name
            taken.insert(name)
        }
        return cases
    }

    func findUsedPrototypes() -> [Prototype] {
        let names = Set(table.dynamicRows.flatMap(\.prototypeNames).map(\.value))
        var seen: Set<String> = []
        return table.prototypes.filter { names.contains($0.id.value) && seen.insert($0.id.value).inserted }
    }

    /// The prototypes that draw some rows, in the order of the spec.
    func prototypes(of rows: DynamicRows) -> [Prototype] {
        let names = Set(rows.prototypeNames.map(\.value))
        return usedPrototypes.filter { names.contains($0.id.value) }
    }

    /// Whether a prototype draws rows that may be chosen.
    func isSelectable(_ prototype: Prototype) -> Bool { selectablePrototypes.contains(prototype.id.value) }

    /// Whether the spec states how high the rows of a cell are.
    func hasStatedHeight(_ cell: Cell) -> Bool { cell.height.value != nil || table.rowHeight.value != nil }

    func findStructureDependencies() -> [Dependency] {
        let collected = collections.all.flatMap { [$0.binding] + ($0.filter.map { [$0.condition] } ?? []) }
        switch shape {
        case .rows(_, let rows): return rows.compactMap(\.visible).dependencies
        case .indexed(let rows, _): return [rows.loop.collection].dependencies
        case .elements, .forEach: return collected.dependencies
        case .sections(let sections):
            let conditions = sections.compactMap(\.visible) + sections.flatMap(\.staticRows).compactMap(\.visible)
            return (conditions + collected).dependencies
        }
    }

    /// How rows come and go.
    var rowAnimation: RowAnimation { table.dynamicRows.compactMap { $0.editing?.animation.value }.first ?? .automatic }

    /// Whether sections may come and go.
    var hasChangingSections: Bool {
        switch shape {
        case .sections(let sections): sections.contains { $0.visible != nil }
        case .forEach, .indexed: true
        case .rows, .elements: false
        }
    }
}

extension Prototype {
    /// The elements that the prototype uses; of two loops with one variable only the inner one can be meant.
    var elements: [Parameter] {
        parameters.enumerated().filter { index, parameter in
            !parameters.dropFirst(index + 1).contains { $0.name == parameter.name }
        }.map(\.element)
    }
}
