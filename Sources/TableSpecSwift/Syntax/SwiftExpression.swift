/// An expression.
///
/// Parentheses are never written: the renderer puts them where the precedence of the operators asks for them. In the
/// generator's own source an identifier path is a literal (`"cell.textLabel?.text"`, `".zero"`, `"$0.id"`), see
/// `init(stringLiteral:)`; names that come from a spec are `SwiftIdentifier`s.
public indirect enum SwiftExpression: Hashable, Sendable {
    /// A name on its own: `tableView`.
    case identifier(SwiftIdentifier)
    /// A word of the language that stands for a value: `self`, `nil`, `true`.
    case keyword(Keyword)
    /// `$0`
    case closureParameter(Int)
    /// `42`, grouped by thousands from seven digits on.
    case integer(Int)
    /// `7.5`; infinities and not-a-number become members of `Double`.
    case floating(Double)
    /// `"Hello \(name)"`; the text is data and cannot end the literal.
    case interpolated(SwiftStringLiteral)
    /// `base.name`, or `.name` without a base.
    case member(SwiftExpression?, SwiftIdentifier)
    /// `base.init`, or `.init` without a base.
    case initializer(SwiftExpression?)
    /// `base.self`, for example `UITableViewCell.self`.
    case postfixSelf(SwiftExpression)
    /// A type in the place of an expression, for example `Set<String>` before its arguments.
    case type(SwiftType)
    /// A call with its arguments and trailing closures.
    case call(Call)
    /// `base[index]`
    case `subscript`(SwiftExpression, SwiftArguments)
    /// `base?`, the start of an optional chain.
    case optionalChain(SwiftExpression)
    /// `!isEmpty`, `-1`, `&rows`
    case prefix(SwiftPrefixOperator, SwiftExpression)
    /// `left && right`
    case binary(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? then : otherwise`
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `value as? UITableViewCell`
    case cast(SwiftExpression, SwiftCast, SwiftType)
    /// `try value`, `await value`
    case marked(SwiftMark, SwiftExpression)
    /// `(a, label: b)`
    case tuple(SwiftArguments)
    /// `[a, b]`
    case array([SwiftExpression])
    /// `[key: value]`
    case dictionary([Entry])
    /// `{ [weak self] action in … }`
    case closure(SwiftClosure)
    /// `\.name`, `\Zone.region.name`; without names `\.self`.
    case keyPath(SwiftType?, [SwiftIdentifier])
    /// `#selector(…)`, `#Preview { … }`
    case macro(SwiftMacro)

    /// A word of the language that stands for a value.
    public enum Keyword: String, Sendable {
        case `self`, `Self`, `super`, `nil`, `true`, `false`
    }

    /// A call with its arguments and trailing closures.
    public struct Call: Hashable, Sendable {
        let callee: SwiftExpression
        let arguments: SwiftArguments
        let trailing: SwiftClosure?
    }

    /// One entry of a dictionary literal.
    public struct Entry: Hashable, Sendable {
        let key: SwiftExpression
        let value: SwiftExpression

        /// `key: value`
        public init(_ key: SwiftExpression, _ value: SwiftExpression) {
            self.key = key
            self.value = value
        }
    }
}
