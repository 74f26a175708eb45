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
    /// `pattern?`
    indirect case optional(SwiftPattern)
    /// `pattern as Type`
    indirect case cast(SwiftPattern, SwiftType)
    /// `is Type`
    case check(SwiftType)
    /// A value to compare with: `0`, `nil`, `1...3`, `.account`.
    case expression(SwiftExpression)

    /// A case of an enum that is known from the context: `.account`, `.show(let profile)`.
    package static func of(_ name: SwiftIdentifier, _ payload: SwiftPattern...) -> SwiftPattern {
        let path = SwiftExpression.member(nil, name)
        return payload.isEmpty ? .expression(path) : .enumCase(path, payload)
    }
}

extension SwiftPattern: ExpressibleByStringLiteral {
    /// `_`, or a path of names to compare with.
    package init(stringLiteral text: StaticString) {
        self = text.description == "_" ? .wildcard : .expression(SwiftExpression(stringLiteral: text))
    }
}

extension SwiftPattern: ExpressibleByIntegerLiteral {
    /// A number to compare with.
    package init(integerLiteral value: Int) {
        self = .expression(.integer(value))
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
    case available(SwiftPlatform)

    /// `let name = value`, or the shorthand `let name`.
    package static func `let`(
        _ name: SwiftIdentifier,
        type: SwiftType? = nil,
        _ value: SwiftExpression? = nil
    ) -> SwiftCondition {
        .binding(SwiftBinding(keyword: .let, name: name, type: type, value: value))
    }

    /// `!operand`
    package static func not(_ operand: SwiftExpression) -> SwiftCondition { .expression(.not(operand)) }

    /// `left == right` and other comparisons
    package static func binary(
        _ left: SwiftExpression,
        _ symbol: SwiftOperator,
        _ right: SwiftExpression
    ) -> SwiftCondition {
        .expression(.binary(left, symbol, right))
    }

    /// A call that returns a Boolean.
    package static func call(_ callee: SwiftExpression, _ arguments: SwiftArguments = []) -> SwiftCondition {
        .expression(.call(callee, arguments))
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

/// A version of an Apple platform, for example iOS 16.0.
package struct SwiftPlatform: Hashable, Sendable {
    /// The platforms that have UIKit.
    package enum Name: String, Sendable {
        case iOS, macCatalyst, tvOS, visionOS
    }

    let name: Name
    let major: Int
    let minor: Int

    /// For example `SwiftPlatform(.iOS, 16)`, which is iOS 16.0.
    package init(_ name: Name, _ major: Int, _ minor: Int = 0) {
        self.name = name
        self.major = major
        self.minor = minor
    }
}
