internal import TableSpecModel
internal import TableSpecSwift

/// The cases of `Row` for the collections of a table.
struct RowCases {
    private(set) var all: [RowCase] = []
    private var places: [String: Int] = [:]

    init(of facts: ScreenFacts) {
        switch facts.shape {
        case .indexed(let rows, _):
            all = [Self.rowCase(rows, in: nil, named: Self.plainName(rows), facts)]
        case .forEach(let loop, _, let rows):
            all = [Self.rowCase(rows, in: loop, named: Self.plainName(rows), facts)]
        case .sections(let sections):
            let names = Self.names(sections)
            let shared = Self.sharedIdentity(in: sections)
            for section in sections {
                guard let rows = section.dynamicRows, let name = names[section.id.value] else { continue }
                let identity = rows.editing?.move != nil ? shared : nil
                places[section.id.value] = all.count
                all.append(Self.rowCase(rows, in: nil, named: name, identity: identity, facts))
            }
        }
    }

    /// The case for the rows of a section, or `nil` for a section without a collection.
    subscript(section: Section) -> RowCase? {
        if let place = places[section.id.value] { return all[place] }
        return section.dynamicRows == nil ? nil : all.first
    }

    // MARK: Names

    private static func plainName(_ rows: DynamicRows) -> SwiftIdentifier { MemberName.id(rows.loop.variable.value) }

    /// The loop's variable or, if several sections or a row have that name, `recentContact` in the section `recent`.
    private static func names(_ sections: [Section]) -> [String: SwiftIdentifier] {
        let loops = sections.compactMap { section in
            section.dynamicRows.map { (section: section.id.value, variable: $0.loop.variable.value) }
        }
        let counts = Dictionary(loops.map { ($0.variable, 1) }, uniquingKeysWith: +)
        var taken = Set(sections.flatMap(\.staticRows).map { MemberName.id($0.id.value) })
        var cases: [String: SwiftIdentifier] = [:]
        for (section, variable) in loops {
            let plain = MemberName.id(variable)
            let isFree = counts[variable] == 1 && !taken.contains(plain)
            let longer = "\(section) \(variable)"
            let name =
                isFree ? plain : SwiftIdentifier(from: longer, style: .lowerCamelCase, avoiding: taken.union(["id"]))
            cases[section] = name
            taken.insert(name)
        }
        return cases
    }

    /// The identity that rows keep when they're dragged to another section, if they look the same in both.
    private static func sharedIdentity(in sections: [Section]) -> SwiftIdentifier? {
        let moved = sections.compactMap(\.dynamicRows).filter(\.isMovedInTable)
        guard moved.count > 1, Set(moved.map(\.prototypesByWord)).count == 1,
            Set(moved.map(\.loop.elementType)).count == 1
        else { return nil }
        let taken = Set(sections.flatMap(\.staticRows).map { MemberName.id($0.id.value) })
        return SwiftIdentifier(from: moved[0].loop.variable.value, style: .lowerCamelCase, avoiding: taken)
    }

    // MARK: Parts

    private static func rowCase(
        _ rows: DynamicRows,
        in sectionLoop: Loop?,
        named name: SwiftIdentifier,
        identity identityName: SwiftIdentifier? = nil,
        _ facts: ScreenFacts
    ) -> RowCase {
        let variable = rows.loop.variable.value
        var parts = [
            RowCase.Part(
                local: facts.locals.name(variable),
                type: rows.loop.elementType.swiftType(in: facts.tableContext),
                variable: variable
            )
        ]
        if let loop = sectionLoop, loop.variable.value != variable, facts.uses(loop.variable.value, in: rows) {
            let part = RowCase.Part(
                local: facts.locals.sectionName(loop.variable.value, besides: variable),
                type: loop.elementType.swiftType(in: facts.tableContext),
                variable: loop.variable.value
            )
            parts.append(part)
        }
        var identityTypes = [(rows.loop.identityType ?? rows.loop.elementType).swiftType(in: facts.tableContext)]
        if case .byCase(let binding, _, _) = rows.prototype, let type = binding.path?.type {
            let choice = RowCase.Part(
                local: facts.locals.choiceName(binding, besides: Set(parts.map(\.local))),
                type: type.swiftType(in: facts.tableContext),
                variable: nil
            )
            if binding.variables.isEmpty { parts.append(choice) }
            // An element that is its own identity already contains the choice.
            if rows.loop.identityType != nil || !rows.isChosenByElement { identityTypes.insert(choice.type, at: 0) }
        }
        return RowCase(
            name: name,
            rows: rows,
            parts: parts,
            identityName: identityName ?? name,
            identityTypes: identityTypes,
            outside: facts.scope
        )
    }
}

extension ScreenFacts {
    /// Whether the content and the effects of rows use the element of an enclosing loop.
    fileprivate func uses(_ variable: String, in rows: DynamicRows) -> Bool {
        if prototypes(of: rows).contains(where: { $0.elements.contains { $0.name == variable } }) { return true }
        if case .byCase(let binding, _, _) = rows.prototype, binding.variables.contains(variable) { return true }
        if changesElements(of: rows, needing: variable) { return true }
        let editing = rows.editing
        let texts = [editing?.deleteTitle].compactMap { $0 }
        let bindings =
            (editing?.deletion?.condition?.bindings ?? []) + texts.flatMap(\.bindings)
            + (editing?.swipeActions ?? []).flatMap { $0.shownBindings + $0.trigger.segueBindings }
        return bindings.contains { $0.variables.contains(variable) }
    }
}
