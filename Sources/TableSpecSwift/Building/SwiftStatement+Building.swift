/// Builds statements by Swift's keywords: `Code.let("cell", …)`, `Code.return("cell")`.
package typealias Code = SwiftStatement

extension SwiftStatement {
    /// `let name: type = value`
    package static func `let`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftStatement {
        .binding(SwiftBinding(.let, .binding(name), type: type, value: value))
    }

    /// `var name: type = value`
    package static func `var`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftStatement {
        .binding(SwiftBinding(.var, .binding(name), type: type, value: value))
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
        .assignment(target, .assign, value)
    }

    /// `_ = value`
    package static func discard(_ value: SwiftExpression) -> SwiftStatement {
        .assignment(.identifier(.wildcard), .assign, value)
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

    /// `case patterns where condition: body`, inside a `switch`.
    package static func `case`(
        _ patterns: SwiftPattern...,
        where condition: SwiftExpression? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftCase {
        SwiftCase(patterns: patterns, condition: condition, body: body(), isUnknownDefault: false)
    }

    /// A `case` with collected patterns. If there are none, it's the `default`.
    package static func `case`(
        anyOf patterns: [SwiftPattern],
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftCase {
        SwiftCase(patterns: patterns, condition: nil, body: body(), isUnknownDefault: false)
    }

    /// `default: body`, or `@unknown default: body`, inside a `switch`.
    package static func `default`(
        isUnknown: Bool = false,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftCase {
        SwiftCase(patterns: [], condition: nil, body: body(), isUnknownDefault: isUnknown)
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

    /// `while conditions { body }`
    package static func `while`(
        _ conditions: SwiftCondition...,
        @SwiftBody do body: () -> [SwiftStatement]
    ) -> SwiftStatement {
        .repetition(conditions, body())
    }

    /// `do { body } catch { handler }`
    package static func `do`(
        @SwiftBody _ body: () -> [SwiftStatement],
        @SwiftBody catch handler: () -> [SwiftStatement] = { [] }
    ) -> SwiftStatement {
        .attempt(body(), handler: handler())
    }

    /// `defer { body }`
    package static func `defer`(@SwiftBody _ body: () -> [SwiftStatement]) -> SwiftStatement {
        .deferring(body())
    }

    /// `return value`
    package static func `return`(_ value: SwiftExpression? = nil) -> SwiftStatement { .returning(value) }

    /// `throw error`
    package static func `throw`(_ error: SwiftExpression) -> SwiftStatement { .throwing(error) }

    /// `break`
    package static let `break` = SwiftStatement.jump(.break)
    /// `continue`
    package static let `continue` = SwiftStatement.jump(.continue)
    /// `fallthrough`
    package static let `fallthrough` = SwiftStatement.jump(.fallthrough)

    /// `#if condition … #else … #endif`
    package static func when(
        _ condition: SwiftBuildCondition,
        @SwiftBody _ body: () -> [SwiftStatement],
        @SwiftBody else otherwise: () -> [SwiftStatement] = { [] }
    ) -> SwiftStatement {
        .conditional(SwiftConditional([.init(condition, body())], otherwise: otherwise()))
    }
}
