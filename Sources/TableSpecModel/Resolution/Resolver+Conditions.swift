internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the names of a condition. Reports unknown names and values that can't be compared.
    mutating func resolve(_ condition: inout Condition?, in scope: Scope) {
        guard var resolved = condition else { return }
        resolve(&resolved.expression, asConditionIn: scope)
        condition = resolved
    }

    /// Resolves an expression that must be a Boolean.
    private mutating func resolve(_ expression: inout Condition.Expression, asConditionIn scope: Scope) {
        switch expression {
        case .binding(var binding):
            resolve(&binding, in: scope, to: .condition)
            expression = .binding(binding)
        case .literal(let value, let range):
            if case .boolean = value { return }
            report(.typeMismatch, "expected \(Condition.noun), found \(value.noun)", at: range)
        case .not(var operand, let range):
            resolve(&operand, asConditionIn: scope)
            expression = .not(operand, at: range)
        case .joined(var left, let junction, var right):
            resolve(&left, asConditionIn: scope)
            resolve(&right, asConditionIn: scope)
            expression = .joined(left, junction, right)
        case .comparison(var left, let comparison, var right):
            compare(&left, comparison, &right, in: scope)
            expression = .comparison(left, comparison, right)
        }
    }

    // MARK: Comparisons

    private mutating func compare(
        _ left: inout Condition.Expression,
        _ comparison: Condition.Comparison,
        _ right: inout Condition.Expression,
        in scope: Scope
    ) {
        let hasLeftWord = readWord(&left, besides: right, in: scope)
        let hasRightWord = readWord(&right, besides: left, in: scope)
        guard hasLeftWord, hasRightWord, let leftType = type(of: &left, in: scope),
            let rightType = type(of: &right, in: scope)
        else { return }
        let problem = ComparedValue.problem(
            comparing: ComparedValue(type: leftType, expression: left),
            comparison,
            with: ComparedValue(type: rightType, expression: right)
        )
        if let problem {
            report(
                .typeMismatch,
                problem.message,
                at: left.range.joined(with: right.range),
                help: problem.help
            )
        }
    }

    /// Treats a name as a case of an enumeration if the other value has that type.
    ///
    /// - Returns: Whether the name is valid there; `false` after a report.
    private mutating func readWord(
        _ expression: inout Condition.Expression,
        besides other: Condition.Expression,
        in scope: Scope
    ) -> Bool {
        guard case .binding(let binding) = expression, !binding.isNegated, binding.names.count == 1,
            let name = binding.names.first, let enumeration = enumeration(of: other, in: scope)
        else { return true }
        if enumeration.cases.contains(name.value) {
            expression = .literal(.enumerationCase(name.value, of: enumeration), at: binding.range)
        } else if scope.start(named: name.value) == nil {
            reportNoCase(name, of: .enumeration(enumeration), enumeration.property)
            return false
        }
        return true
    }

    /// The enumeration of a binding, if it has one. Nothing is reported.
    private func enumeration(of expression: Condition.Expression, in scope: Scope) -> Enumeration? {
        guard case .binding(let binding) = expression, let first = binding.names.first,
            var type = scope.start(named: first.value)?.type
        else { return nil }
        for name in binding.names.dropFirst() {
            guard case .structure(let typeName) = type.unwrapped,
                let property = self.type(named: typeName)?.property(named: name.value)
            else { return nil }
            type = property.type
        }
        if case .enumeration(let enumeration) = type.unwrapped { return enumeration }
        return nil
    }

    /// The type of a compared value, or `nil` after a report or if it's unknown.
    private mutating func type(of expression: inout Condition.Expression, in scope: Scope) -> ComparedValue.Kind? {
        switch expression {
        case .binding(var binding):
            resolve(&binding, in: scope, to: .any)
            expression = .binding(binding)
            return binding.path.flatMap { $0.type.isUnknown ? nil : .type($0.type) }
        case .literal(let value, _):
            return .literal(value)
        case .not, .joined, .comparison:
            resolve(&expression, asConditionIn: scope)
            return .type(.boolean)
        }
    }
}
