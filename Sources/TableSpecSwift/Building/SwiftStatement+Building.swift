/// Builds statements by Swift's keywords: `Code.let("cell", …)`, `Code.return("cell")`.
package typealias Code = SwiftStatement

extension SwiftStatement {
    /// `let name: type = value`
    package static func `let`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftStatement {
        .binding(SwiftBinding(keyword: .let, name: name, type: type, value: value))
    }

    /// `var name: type = value`
    package static func `var`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftStatement {
        .binding(SwiftBinding(keyword: .var, name: name, type: type, value: value))
    }

    /// A call whose result is unused.
    package static func call(
        _ callee: SwiftExpression,
        _ arguments: SwiftArguments = [],
        trailing: SwiftClosure? = nil
    ) -> SwiftStatement {
        .expression(.call(callee, arguments, trailing: trailing))
    }

    /// `target = value`
    package static func assign(_ target: SwiftExpression, _ value: SwiftExpression) -> SwiftStatement {
        .assignment(target, value)
    }

    /// `guard conditions else { body }`
    package static func `guard`(
        _ conditions: SwiftCondition...,
        @SwiftBody else body: () -> [SwiftStatement]
    ) -> SwiftStatement {
        .guarding(conditions, body())
    }

    /// `if … { … } else { … }`
    package static func `if`(
        _ conditions: SwiftCondition...,
        @SwiftBody then body: () -> [SwiftStatement],
        @SwiftBody else otherwise: () -> [SwiftStatement] = { [] }
    ) -> SwiftStatement {
        .branch(conditions, body(), otherwise: otherwise())
    }

    /// `switch subject { … }`, with `Code.case(…) { … }` and `Code.default { … }` inside.
    package static func `switch`(
        _ subject: SwiftExpression,
        @SwiftBuilder<SwiftCase> _ cases: () -> [SwiftCase]
    ) -> SwiftStatement {
        .selection(subject, cases())
    }

    /// `case patterns: body`, inside a `switch`.
    package static func `case`(
        _ patterns: SwiftPattern...,
        @SwiftBody then body: () -> [SwiftStatement]
    ) -> SwiftCase {
        SwiftCase(patterns: patterns, body: body())
    }

    /// A `case` with collected patterns. If there are none, it's the `default`.
    package static func `case`(
        anyOf patterns: [SwiftPattern],
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftCase {
        SwiftCase(patterns: patterns, body: body())
    }

    /// `default: body`, inside a `switch`.
    package static func `default`(@SwiftBody _ body: () -> [SwiftStatement]) -> SwiftCase {
        SwiftCase(patterns: [], body: body())
    }

    /// `for pattern in sequence where condition { body }`
    package static func `for`(
        _ pattern: SwiftPattern,
        in sequence: SwiftExpression,
        where condition: SwiftExpression? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftStatement {
        .loop(pattern, in: sequence, where: condition, body())
    }

    /// `return value`
    package static func `return`(_ value: SwiftExpression? = nil) -> SwiftStatement { .returning(value) }
}
