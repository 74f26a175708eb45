/// A statement, or content between statements.
///
/// In the generator, `Code.let(…)`, `Code.guard(…) { … }` and others create them; see `SwiftStatement+Building.swift`.
package enum SwiftStatement: Hashable, Sendable {
    /// An expression for its effect, or as the value of a body that contains nothing else.
    case expression(SwiftExpression)
    /// `let name = value`
    indirect case binding(SwiftBinding)
    /// `target = value`
    indirect case assignment(SwiftExpression, SwiftExpression)
    /// `guard conditions else { … }`
    case guarding([SwiftCondition], [SwiftStatement])
    /// `if conditions { … } else { … }`. An `else` that contains a single `if` is written `else if`.
    case branch([SwiftCondition], [SwiftStatement], otherwise: [SwiftStatement])
    /// `switch subject { case … }`
    indirect case selection(SwiftExpression, [SwiftCase])
    /// `for pattern in sequence where condition { … }`
    indirect case loop(SwiftPattern, in: SwiftExpression, where: SwiftExpression?, [SwiftStatement])
    /// `return value`
    case returning(SwiftExpression?)
    /// `break`
    case `break`
    /// `// text`
    case comment(SwiftComment)
}

/// `let` or `var` with a name, inside a body or a condition.
package struct SwiftBinding: Hashable, Sendable {
    /// `let` or `var`
    package enum Keyword: String, Sendable {
        case `let`, `var`
    }

    let keyword: Keyword
    let name: SwiftIdentifier
    let type: SwiftType?
    let value: SwiftExpression?
}

/// One `case` of a `switch`, or its `default`.
package struct SwiftCase: Hashable, Sendable {
    /// Empty for `default`.
    let patterns: [SwiftPattern]
    var body: [SwiftStatement]
}
