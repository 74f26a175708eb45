internal import TableSpecModel
internal import TableSpecSwift

/// A kind of row for which code of its own may be needed.
enum RowTarget {
    case row(Row)
    case prototype(Prototype, of: DynamicRows, ValueScope)
}

/// Code for a kind of row.
struct RowCode: Equatable {
    var statements: [SwiftStatement]
    /// The variables of the loops whose elements the code uses.
    var variables: Set<String> = []
}

/// Finds the code of the row at `indexPath`, by the shape of the table.
struct RowDispatch {
    let plan: ScreenPlan
    /// What is done with rows that have no code.
    let otherwise: [SwiftStatement]

    /// Statements that run the code of the row at `indexPath`.
    func statements(_ code: (RowTarget) -> RowCode?) -> [SwiftStatement] {
        switch plan.shape {
        case .rows(_, let rows):
            return choice(
                of: SwiftExpression.name("rows").at("indexPath.row"),
                rows.map { (.of(MemberName.id($0.id.value)), code(.row($0))?.statements) }
            )
        case .elements(_, let rows):
            return self.code(of: rows, in: nil, code)?.statements ?? otherwise
        case .indexed(let rows, _):
            return self.code(of: rows, in: nil, code)?.statements ?? otherwise
        case .forEach(let loop, _, let rows):
            return self.code(of: rows, in: loop, code)?.statements ?? otherwise
        case .sections(let sections):
            return choice(
                of: plan.rows(ofSection: "indexPath.section").at("indexPath.row"),
                sections.flatMap { cases(of: $0, code) }
            )
        }
    }

    private typealias Case = (pattern: SwiftPattern, body: [SwiftStatement]?)

    private func cases(of section: Section, _ code: (RowTarget) -> RowCode?) -> [Case] {
        if let rows = section.dynamicRows {
            let elements: Case = (.of(plan.rowCase(of: section)), self.code(of: rows, in: nil, code)?.statements)
            return [elements] + spelledCases(of: section, code)
        }
        return spelledCases(of: section, code)
    }

    private func spelledCases(of section: Section, _ code: (RowTarget) -> RowCode?) -> [Case] {
        section.staticRows.map { (.of(MemberName.id($0.id.value)), code(.row($0))?.statements) }
    }

    /// A `switch` in which cases with the same code stand together; no `switch` where all have the same.
    private func choice(of subject: SwiftExpression, _ cases: [Case]) -> [SwiftStatement] {
        let coded = cases.compactMap { item in item.body.map { (item.pattern, $0) } }
        var groups: [(patterns: [SwiftPattern], body: [SwiftStatement])] = []
        var places: [[SwiftStatement]: Int] = [:]
        for (pattern, body) in coded {
            if let index = places[body] {
                groups[index].patterns.append(pattern)
            } else {
                places[body] = groups.count
                groups.append(([pattern], body))
            }
        }
        guard let first = groups.first else { return otherwise }
        let isExhaustive = coded.count == cases.count
        if isExhaustive, groups.count == 1 { return first.body }
        return [
            Code.switch(subject) {
                for group in groups { Code.case(anyOf: group.patterns) { group.body } }
                if !isExhaustive { Code.default { otherwise.isEmpty ? [Code.break] : otherwise } }
            }
        ]
    }

    // MARK: Rows of a collection

    private func code(of rows: DynamicRows, in sectionLoop: Loop?, _ code: (RowTarget) -> RowCode?) -> RowCode? {
        let scope = plan.scope(of: rows, in: sectionLoop)
        guard var result = choice(of: rows, scope, code) else { return nil }
        result.statements = prelude(of: rows, in: sectionLoop, using: result.variables) + result.statements
        return result
    }

    private func choice(of rows: DynamicRows, _ scope: ValueScope, _ code: (RowTarget) -> RowCode?) -> RowCode? {
        func codeOf(_ name: String) -> RowCode? {
            plan.prototypesByID[name].flatMap { code(.prototype($0, of: rows, scope)) }
        }
        switch rows.prototype {
        case .one(let name): return codeOf(name.value)
        case .invalid: return nil
        case .byCase(let binding, let choices, _):
            let codes = choices.map { ($0.word.value, codeOf($0.prototype.value)) }
            let variables = codes.reduce(into: Set<String>()) { $0.formUnion($1.1?.variables ?? []) }
            let cases = codes.map { (SwiftPattern.of(Enumeration.caseName($0.0)), $0.1?.statements) }
            let statements = choice(of: scope.value(of: binding), cases)
            let usesValue = statements != codes.first?.1?.statements
            guard statements != otherwise else { return nil }
            return RowCode(statements: statements, variables: variables.union(usesValue ? binding.variables : []))
        }
    }

    /// Finds the elements that the code uses.
    private func prelude(of rows: DynamicRows, in sectionLoop: Loop?, using names: Set<String>) -> [SwiftStatement] {
        let usesRow = names.contains(rows.loop.variable.value)
        let row = plan.locals.name(rows.loop.variable.value)
        guard let sectionLoop else {
            return usesRow ? [Code.let(row, plan.elements(of: rows, inSection: nil).at("indexPath.row"))] : []
        }
        let section = plan.locals.sectionName(sectionLoop.variable.value, besides: rows.loop.variable.value)
        let usesSection =
            names.contains(sectionLoop.variable.value) && sectionLoop.variable.value != rows.loop.variable.value
        let found = plan.elements(of: sectionLoop).at("indexPath.section")
        let rowElements = plan.elements(of: rows, inSection: usesSection ? .name(section) : found)
        return (usesSection ? [Code.let(section, found)] : [])
            + (usesRow ? [Code.let(row, rowElements.at("indexPath.row"))] : [])
    }
}

extension [SwiftStatement] {
    /// The statements of a body that returns a value: a value on its own needs no `return`.
    var withImplicitReturn: [SwiftStatement] {
        if count == 1, case .returning(let value?) = self[0] { return [.expression(value)] }
        return self
    }
}

extension Binding {
    /// The variable of the loop at whose element the binding begins.
    var variables: Set<String> {
        if case .element(let variable, _)? = path?.root { return [variable] }
        return []
    }
}
