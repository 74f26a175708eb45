internal import TableSpecModel
internal import TableSpecSwift

extension ValueScope {
    /// A condition as Swift writes it.
    func value(of condition: Condition) -> SwiftExpression { value(of: condition.expression) }

    /// - Parameter type: The type of the value with which a literal is compared.
    private func value(of expression: Condition.Expression, as type: TypeReference? = nil) -> SwiftExpression {
        switch expression {
        case .binding(let binding): value(of: binding)
        case .literal(let value, _): Self.literal(value, as: type)
        case .not(let operand, _): .not(value(of: operand))
        case .joined(let left, let junction, let right):
            .binary(value(of: left), junction.swiftOperator, value(of: right))
        case .comparison(let left, let comparison, let right):
            .binary(
                value(of: left, as: right.type),
                comparison.swiftOperator,
                value(of: right, as: left.type)
            )
        }
    }

    private static func literal(_ value: Value, as type: TypeReference?) -> SwiftExpression {
        switch value {
        case .boolean(let isTrue): isTrue ? true : false
        case .integer(let number): .integer(number)
        case .number(let number): .number(number, as: type)
        case .string(let text): .string(text)
        case .enumerationCase(let word, of: _): Enumeration.value(word, as: type)
        case .null, .date, .url, .uuid, .image, .color, .array, .set, .record: .nil
        }
    }
}

extension Condition.Expression {
    /// The type of a binding.
    fileprivate var type: TypeReference? {
        if case .binding(let binding) = self { return binding.path?.type }
        return nil
    }
}

extension Condition.Junction {
    fileprivate var swiftOperator: SwiftOperator {
        switch self {
        case .and: .and
        case .or: .or
        }
    }
}

extension Condition.Comparison {
    fileprivate var swiftOperator: SwiftOperator {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        }
    }
}
