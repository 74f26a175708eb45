/// An expression.
///
/// Parentheses aren't part of expressions: the renderer adds them where the precedence of operators requires them. In
/// the generator's own source, an identifier path is a literal (`"cell.textLabel?.text"`, `".zero"`, `"$0.id"`), see
/// `init(stringLiteral:)`. Names from a spec are `SwiftIdentifier`s.
///
/// Short and frequent cases are stored inline, because most expressions of a file are paths and texts.
package enum SwiftExpression: Hashable, Sendable {
    /// `tableView`, `cell.textLabel?.text`, `.zero`, `self`, `$0.id`, `UITableViewCell.self`
    case path(SwiftPath)
    /// An expression other than a path, with the members joined to it: `make().name`, `rows[0]?`.
    indirect case suffixed(SwiftExpression, SwiftPath)
    /// `42`, grouped by thousands if it has seven digits or more.
    indirect case integer(Int)
    /// `7.5`. Infinities and not-a-number become members of `Double`.
    indirect case floating(Double)
    /// `"Hello \(name)"`, in which the text is data and can't end the literal.
    case interpolated(SwiftStringLiteral)
    /// A type in place of an expression, for example `Set<String>` before its arguments.
    case type(SwiftType)
    /// A call with its arguments and trailing closures.
    indirect case call(Call)
    /// `base[index]`
    indirect case `subscript`(SwiftExpression, SwiftArguments)
    /// `!isEmpty`, `&rows`
    indirect case prefix(SwiftPrefixOperator, SwiftExpression)
    /// `left && right`
    indirect case binary(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? then : otherwise`
    indirect case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `value as? UITableViewCell`
    indirect case cast(SwiftExpression, SwiftType)
    /// `await value`, which covers everything to its right.
    indirect case await(SwiftExpression)
    /// `(a, label: b)`
    case tuple(SwiftArguments)
    /// `[a, b]`
    case array([SwiftExpression])
    /// `[key: value]`
    case dictionary([Entry])
    /// `{ [weak self] action in … }`
    indirect case closure(SwiftClosure)
    /// `\.name`, `\Zone.region.name`, or `\.self` without names.
    indirect case keyPath(SwiftType?, [SwiftIdentifier])

    /// A keyword that denotes a value.
    package enum Keyword: String, Sendable {
        case `self`, `Self`, `super`, `nil`, `true`, `false`
    }

    /// A call with its arguments and trailing closures.
    package struct Call: Hashable, Sendable {
        let callee: SwiftExpression
        let arguments: SwiftArguments
        let trailing: SwiftClosure?
    }

    /// One entry of a dictionary literal.
    package struct Entry: Hashable, Sendable {
        let key: SwiftExpression
        let value: SwiftExpression

        /// `key: value`
        package init(_ key: SwiftExpression, _ value: SwiftExpression) {
            self.key = key
            self.value = value
        }
    }
}
