internal import TableSpecModel
internal import TableSpecSwift

extension ValueFormat {
    /// The call of `formatted` for a value, or the choice between plural words.
    func applied(to value: SwiftExpression) -> SwiftExpression {
        guard case .plural(let one, let other) = self else { return value.calling("formatted", arguments) }
        return .ternary(value.isOne, .string(one), .string(other))
    }

    private var arguments: SwiftArguments {
        switch self {
        case .moment(let date, let time):
            [
                "date": date?.member ?? ".omitted",
                "time": time?.member ?? ".omitted",
            ]
        case .number, .plural: []
        case .fractionLength(let count):
            [
                SwiftExpression.implicit("number")
                    .calling("precision", [.call(.implicit("fractionLength"), [.integer(count)])])
            ]
        case .percent: [.implicit("percent")]
        case .currency(let code): [.call(.implicit("currency"), ["code": .string(code)])]
        }
    }
}

extension SwiftExpression {
    /// Whether a number is 1, for which English has a singular form.
    var isOne: SwiftExpression { .binary(self, .equal, .integer(1)) }
}
