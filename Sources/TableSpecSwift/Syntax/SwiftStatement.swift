/// A statement, or content between statements.
///
/// In the generator, `Code.let(…)`, `Code.guard(…) { … }` and others create them; see `SwiftStatement+Building.swift`.
package enum SwiftStatement: Hashable, Sendable {
    /// An expression for its effect, or as the value of a body that contains nothing else.
    case expression(SwiftExpression)
    /// `let name = value`
    indirect case binding(SwiftBinding)
    /// `target = value`
    indirect case assignment(SwiftExpression, SwiftAssignmentOperator, SwiftExpression)
    /// `guard conditions else { … }`
    case guarding([SwiftCondition], [SwiftStatement])
    /// `if conditions { … } else { … }`. An `else` that contains a single `if` is written `else if`.
    case branch([SwiftCondition], [SwiftStatement], otherwise: [SwiftStatement])
    /// `switch subject { case … }`
    indirect case selection(SwiftExpression, [SwiftCase])
    /// `for pattern in sequence where condition { … }`
    indirect case loop(SwiftPattern, in: SwiftExpression, where: SwiftExpression?, [SwiftStatement])
    /// `while conditions { … }`
    case repetition([SwiftCondition], [SwiftStatement])
    /// `do { … } catch { … }`
    case attempt([SwiftStatement], handler: [SwiftStatement])
    /// `defer { … }`
    case deferring([SwiftStatement])
    /// `return value`
    case returning(SwiftExpression?)
    /// `throw error`
    case throwing(SwiftExpression)
    /// `break`, `continue`, `fallthrough`
    case jump(Jump)
    /// A declaration inside a body, for example a local function.
    case declaration(SwiftDeclaration)
    /// `#if … #endif` around statements.
    case conditional(SwiftConditional<SwiftStatement>)
    /// `// text`
    case comment(SwiftComment)
    /// An empty line between two paragraphs of a body.
    case blankLine

    /// A statement that only transfers control.
    package enum Jump: String, Sendable {
        case `break`, `continue`, `fallthrough`
    }
}

/// `let` or `var` with a pattern, inside a body or a condition.
package struct SwiftBinding: Hashable, Sendable {
    /// `let` or `var`
    package enum Keyword: String, Sendable {
        case `let`, `var`
    }

    let keyword: Keyword
    let pattern: SwiftPattern
    let type: SwiftType?
    let value: SwiftExpression?
    let isWeak: Bool

    /// `keyword pattern: type = value`
    package init(
        _ keyword: Keyword,
        _ pattern: SwiftPattern,
        type: SwiftType? = nil,
        value: SwiftExpression? = nil,
        isWeak: Bool = false
    ) {
        self.keyword = keyword
        self.pattern = pattern
        self.type = type
        self.value = value
        self.isWeak = isWeak
    }
}

/// One `case` of a `switch`, or its `default`.
package struct SwiftCase: Hashable, Sendable {
    /// Empty for `default`.
    let patterns: [SwiftPattern]
    let condition: SwiftExpression?
    var body: [SwiftStatement]
    /// Whether it's `@unknown default`, for UIKit's enums that can get new cases.
    let isUnknownDefault: Bool
}
