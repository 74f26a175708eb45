/// A pattern of a `case` or a `for` loop.
///
/// As a literal, it's `"_"` or a path: `".account"`, `"Section.account"`.
package enum SwiftPattern: Hashable, Sendable {
    /// `_`
    case wildcard
    /// `let name`, or just the name in a `for` loop.
    case binding(SwiftIdentifier)
    /// `.show(let profile, _)`
    case enumCase(SwiftExpression, [SwiftPattern])
    /// `(let index, let row)`
    case tuple([SwiftPattern])
    /// A value to compare with: `nil`, `.account`.
    case expression(SwiftExpression)

    /// A case of an enum that is known from the context: `.account`.
    package static func of(_ name: SwiftIdentifier) -> SwiftPattern { .expression(.implicit(name)) }
}

extension SwiftPattern: ExpressibleByStringLiteral {
    /// `_`, or a path of names to compare with.
    package init(stringLiteral text: StaticString) {
        self = text.description == "_" ? .wildcard : .expression(SwiftExpression(stringLiteral: text))
    }
}

/// One condition of `if`, `guard` or `while`. A literal is a path of names with a Boolean value.
package enum SwiftCondition: Hashable, Sendable {
    /// A Boolean.
    case expression(SwiftExpression)
    /// `let name = value`, or the shorthand `let name` without a value.
    indirect case binding(SwiftBinding)
    /// `case .show(let profile) = segue`
    indirect case pattern(SwiftPattern, SwiftExpression)
    /// `#available(iOS 16.0, *)`
    case available(iOS: Int)

    /// `let name = value`, or the shorthand `let name`.
    package static func `let`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftCondition {
        .binding(SwiftBinding(keyword: .let, name: name, type: type, value: value))
    }

    /// `case .show(let profile) = segue`
    package static func `case`(_ pattern: SwiftPattern, _ value: SwiftExpression) -> SwiftCondition {
        .pattern(pattern, value)
    }
}

extension SwiftCondition: ExpressibleByStringLiteral {
    /// A path of names with a Boolean value.
    package init(stringLiteral text: StaticString) {
        self = .expression(SwiftExpression(stringLiteral: text))
    }
}
