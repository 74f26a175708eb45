internal import TableSpecModel
internal import TableSpecSwift

/// The cases of `Row` for the collections of a table.
struct RowCases {
    private(set) var all: [RowCase] = []
    /// The places of the cases of a section, by its id.
    private var places: [String: Range<Int>] = [:]

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
                let first = all.count
                for rows in section.dynamicRows {
                    let identity = rows.editing?.move != nil ? shared : nil
                    all.append(Self.rowCase(rows, in: rows.outer, named: names[all.count], identity: identity, facts))
                }
                places[section.id.value] = first..<all.count
            }
        }
    }

    /// The cases for the collections of a section, in order.
    subscript(section: Section) -> ArraySlice<RowCase> { places[section.id.value].map { all[$0] } ?? all[...] }

    // MARK: Names

    private static func plainName(_ rows: DynamicRows) -> SwiftIdentifier { MemberName.id(rows.loop.variable.value) }

    /// The names of the cases of all collections, in order: the loop's variable or, if several collections or a row have
    /// that name, `recentContact` in the section `recent`.
    private static func names(_ sections: [Section]) -> [SwiftIdentifier] {
        let loops = sections.flatMap { section in section.dynamicRows.map { (section.id.value, $0.loop) } }
        let counts = Dictionary(loops.map { ($1.variable.value, 1) }, uniquingKeysWith: +)
        let countsInSections = Dictionary(loops.map { ([$0, $1.variable.value], 1) }, uniquingKeysWith: +)
        var taken = Set(sections.flatMap(\.staticRows).map { MemberName.id($0.id.value) })
        taken.insert("id")
        var names: [SwiftIdentifier] = []
        for (section, loop) in loops {
            let variable = loop.variable.value
            let plain = MemberName.id(variable)
            let isFree = counts[variable] == 1 && !taken.contains(plain)
            let isRepeated = countsInSections[[section, variable], default: 0] > 1
            let owner = isRepeated ? loop.collection.names.last?.value ?? section : section
            let name =
                isFree
                ? plain : SwiftIdentifier(from: "\(owner) \(variable)", style: .lowerCamelCase, avoiding: taken)
            names.append(name)
            taken.insert(name)
        }
        return names
    }

    /// The identity that rows keep when they're dragged to another section, if they look the same in both.
    private static func sharedIdentity(in sections: [Section]) -> SwiftIdentifier? {
        let moved = sections.flatMap(\.dynamicRows).filter(\.isMovedInTable)
        guard moved.count > 1, Set(moved.map(\.prototypesByCase)).count == 1,
            Set(moved.map(\.loop.elementType)).count == 1
        else { return nil }
        let taken = Set(sections.flatMap(\.staticRows).map { MemberName.id($0.id.value) })
        return SwiftIdentifier(from: moved[0].loop.variable.value, style: .lowerCamelCase, avoiding: taken)
    }

    // MARK: Parts

    private static func rowCase(
        _ rows: DynamicRows,
        in outer: Loop?,
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
        if let loop = outer, loop.variable.value != variable, facts.uses(loop.variable.value, in: rows) {
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

/// A kind of row in a section.
enum RowKind {
    case row(Row)
    /// The rows of a collection.
    case elements(RowCase)

    /// The static row.
    var row: Row? {
        if case .row(let row) = self { return row }
        return nil
    }
}

extension ScreenFacts {
    /// The kinds of rows in a section, from top to bottom.
    func kinds(of section: Section) -> [RowKind] {
        var cases = rowCases[section]
        var kinds: [RowKind] = []
        for entry in section.rows {
            switch entry {
            case .row(let row): kinds.append(.row(row))
            case .forEach(let rows):
                for _ in rows.levels {
                    if let rowCase = cases.popFirst() { kinds.append(.elements(rowCase)) }
                }
                kinds += rows.rowsBelow.map(RowKind.row)
            case .invalid: break
            }
        }
        return kinds
    }

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
