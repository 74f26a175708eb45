internal import TableSpecModel
internal import TableSpecSwift

extension SwiftExpression {
    /// A number whose type is known from the context. A whole number is written without a fraction.
    static func number(_ value: Double) -> SwiftExpression {
        Int(exactly: value).map(SwiftExpression.integer) ?? .floating(value)
    }

    /// A number of a type. A literal with a fraction isn't exact as a `Decimal`, because Swift reads it as a `Double`.
    static func number(_ value: Double, as type: TypeReference?) -> SwiftExpression {
        guard type?.unwrapped == .decimal, Int(exactly: value) == nil, let number = DecimalNumber(value),
            let significand = Int(number.scaled.digits)
        else { return .number(value) }
        let sign: SwiftExpression = number.isNegative ? ".minus" : ".plus"
        return .call(
            "Decimal",
            ["sign": sign, "exponent": .integer(number.scaled.exponent), "significand": .integer(significand)]
        )
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
