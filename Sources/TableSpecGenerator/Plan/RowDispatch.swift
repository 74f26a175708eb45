internal import TableSpecModel
internal import TableSpecSwift

/// A kind of row that can need its own code.
///
/// It's stored by reference, because it's passed to everything that generates a part of the row.
indirect enum RowTarget {
    case row(Row)
    case prototype(Prototype, of: DynamicRows, ValueScope)
}

/// Code for a kind of row.
struct RowCode: Equatable {
    var statements: [SwiftStatement]
    /// The variables of the loops whose elements the code uses.
    var variables: Set<String> = []

    init(statements: [SwiftStatement], variables: Set<String> = []) {
        self.statements = statements
        self.variables = variables
    }

    /// A value.
    init(_ value: SwiftExpression, variables: Set<String> = []) {
        self.init(statements: [.expression(value)], variables: variables)
    }
}

/// Selects the code of a row by its case.
struct RowDispatch {
    let plan: ScreenFacts

    /// The default for rows without code: nothing, or a value.
    private let otherwise: [SwiftStatement]

    init(plan: ScreenFacts, otherwise: [SwiftStatement] = []) {
        self.plan = plan
        self.otherwise = otherwise
    }

    init(plan: ScreenFacts, otherwise value: SwiftExpression) {
        self.init(plan: plan, otherwise: [.expression(value)])
    }

    /// Rows with the same code.
    private struct Group {
        var patterns: [SwiftPattern]
        let body: [SwiftStatement]

        /// Whether the patterns bind associated values.
        var binds: Bool {
            patterns.contains { pattern in
                if case .enumCase = pattern { return true }
                return false
            }
        }
    }

    /// Statements that run the code of a row.
    ///
    /// - Parameters:
    ///   - subject: The row, or `nil` for the one at `indexPath`.
    ///   - isValue: Whether the code can be the value of an expression, which a condition alone couldn't be.
    ///   - code: Returns the code of a kind of row, or `nil` for none.
    func statements(
        on subject: SwiftExpression? = nil,
        isValue: Bool = true,
        _ code: (RowTarget) -> RowCode?
    ) -> [SwiftStatement] {
        let cases = cases(code)
        let groups = Self.groups(of: cases)
        guard let first = groups.first else { return otherwise }
        let coversAll = cases.allSatisfy { $0.body != nil }
        // A value that all rows share is returned without a switch over the row.
        if coversAll, groups.count == 1, !first.binds { return first.body }
        let isExhaustive = coversAll && subject != nil
        let subject = subject ?? plan.scope.row
        if !(isExhaustive && isValue), otherwise.isEmpty, groups.count == 1, first.patterns.count == 1 {
            return [.branch([.case(first.patterns[0], subject)], first.body, otherwise: [])]
        }
        return [choice(of: subject, groups, isExhaustive: isExhaustive)]
    }

    /// Returns a value for the row at `indexPath`, or `nil` for rows without a value.
    ///
    /// - Parameters:
    ///   - namesRow: Whether the value uses the row, under the name `row`.
    ///   - value: Returns the value of a kind of row, and the variables of the loops whose elements it uses.
    @SwiftBody static func value(
        in plan: ScreenFacts,
        namingRow namesRow: Bool,
        _ value: (RowTarget) -> (SwiftExpression, Set<String>)?
    ) -> [SwiftStatement] {
        if namesRow {
            Code.guard(.let("row", plan.scope.row)) { Code.return(.nil) }
            RowDispatch(plan: plan, otherwise: [Code.return(.nil)]).statements(on: "row") { target in
                value(target).map { RowCode(statements: [Code.return($0.0)], variables: $0.1) }
            }
        } else {
            RowDispatch(plan: plan, otherwise: .nil).statements { target in
                value(target).map { RowCode($0.0, variables: $0.1) }
            }
        }
    }

    /// Whether any kind of row has code.
    func hasCode(_ code: (RowTarget) -> RowCode?) -> Bool {
        switch plan.shape {
        case .indexed, .forEach: plan.rowCases.all.contains { self.case($0, code).body != nil }
        case .sections(let sections):
            sections.contains { section in
                plan.rowCases[section].contains { self.case($0, code).body != nil }
                    || section.staticRows.contains { code(.row($0)) != nil }
            }
        }
    }

    private func choice(of subject: SwiftExpression, _ groups: [Group], isExhaustive: Bool) -> SwiftStatement {
        Code.switch(subject) {
            for group in groups { Code.case(anyOf: group.patterns) { group.body } }
            if !isExhaustive { Code.default { otherwise.isEmpty ? [Code.break] : otherwise } }
        }
    }

    // MARK: Cases

    private struct Case {
        let pattern: SwiftPattern
        let body: [SwiftStatement]?
        /// The types of the pattern's bindings, because those of one case must agree.
        var types: [SwiftType] = []
    }

    private struct CaseKey: Hashable {
        let body: [SwiftStatement]
        let types: [SwiftType]
    }

    /// Cases with the same code are grouped.
    private static func groups(of cases: [Case]) -> [Group] {
        var groups: [Group] = []
        var places: [CaseKey: Int] = [:]
        for item in cases {
            guard let body = item.body else { continue }
            let key = CaseKey(body: body, types: item.types)
            if let place = places[key] {
                groups[place].patterns.append(item.pattern)
            } else {
                places[key] = groups.count
                groups.append(Group(patterns: [item.pattern], body: body))
            }
        }
        return groups
    }

    private func cases(_ code: (RowTarget) -> RowCode?) -> [Case] {
        switch plan.shape {
        case .indexed, .forEach: plan.rowCases.all.map { self.case($0, code) }
        case .sections(let sections):
            sections.flatMap { section in
                plan.kinds(of: section).map { kind in
                    switch kind {
                    case .row(let row):
                        Case(pattern: .of(MemberName.id(row.id.value)), body: code(.row(row))?.statements)
                    case .elements(let rowCase): self.case(rowCase, code)
                    }
                }
            }
        }
    }

    private func `case`(_ rowCase: RowCase, _ code: (RowTarget) -> RowCode?) -> Case {
        func codeOf(_ name: String) -> RowCode? {
            plan.prototypesByID[name].flatMap { code(.prototype($0, of: rowCase.rows, rowCase.scope)) }
        }
        switch rowCase.rows.prototype {
        case .one(let name): return self.case(rowCase, codeOf(name.value))
        case .invalid: return self.case(rowCase, nil)
        case .byCase(let binding, let choices, _):
            let codes = choices.map { (name: $0.name.value, code: codeOf($0.prototype.value)) }
            let variables = codes.reduce(into: Set<String>()) { $0.formUnion($1.code?.variables ?? []) }
            let cases = codes.map {
                Case(pattern: binding.pattern(of: $0.name), body: $0.code?.statements)
            }
            let groups = Self.groups(of: cases)
            let isExhaustive = cases.allSatisfy { $0.body != nil }
            if groups.isEmpty { return self.case(rowCase, nil) }
            if isExhaustive, groups.count == 1 {
                return self.case(rowCase, RowCode(statements: groups[0].body, variables: variables))
            }
            let value = rowCase.choice.map { SwiftExpression.name($0.local) } ?? rowCase.scope.value(of: binding)
            let choice = RowCode(
                statements: [choice(of: value, groups, isExhaustive: isExhaustive)],
                variables: variables.union(binding.variables)
            )
            return self.case(rowCase, choice, bindsChoice: true)
        }
    }

    private func `case`(_ rowCase: RowCase, _ code: RowCode?, bindsChoice: Bool = false) -> Case {
        let variables = code?.variables ?? []
        let bound = rowCase.parts.filter { $0.variable.map(variables.contains) ?? bindsChoice }
        return Case(
            pattern: rowCase.pattern(binding: variables, bindsChoice: bindsChoice),
            body: code?.statements,
            types: bound.map(\.type)
        )
    }
}

extension Condition {
    /// The variables of the loops with whose elements the bindings in the condition begin.
    var variables: Set<String> { bindings.variables }
}

extension Binding {
    /// The variable of the loop with whose element the binding begins.
    var variables: Set<String> {
        if case .element(let variable, _)? = path?.root { return [variable] }
        return []
    }
}

extension [Binding] {
    /// The variables of the loops with whose elements the bindings begin.
    var variables: Set<String> { reduce(into: []) { $0.formUnion($1.variables) } }
}
