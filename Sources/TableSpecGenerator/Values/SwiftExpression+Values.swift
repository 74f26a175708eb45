internal import TableSpecModel
internal import TableSpecSwift

extension SwiftExpression {
    /// A number whose type is known from the context. A whole number is written without a fraction.
    static func number(_ value: Double) -> SwiftExpression {
        Int(exactly: value).map(SwiftExpression.integer) ?? .floating(value)
    }
}

extension SpecEnumeration {
    /// The case as a member of a UIKit type: `.insetGrouped`.
    var member: SwiftExpression { .implicit(SwiftIdentifier(from: rawValue, style: .lowerCamelCase)) }
}

extension SwiftExpression {
    /// `true` or `false`.
    static func boolean(_ value: Bool) -> SwiftExpression { SwiftExpression(booleanLiteral: value) }
}
