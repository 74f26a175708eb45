internal import TableSpecModel
internal import TableSpecSwift

extension ValueFormat {
    /// The call of `formatted` that writes a value.
    func applied(to value: SwiftExpression) -> SwiftExpression { value.calling("formatted", arguments) }

    private var arguments: SwiftArguments {
        switch self {
        case .moment(let date, let time):
            [
                "date": date?.member ?? ".omitted",
                "time": time?.member ?? ".omitted",
            ]
        case .number: []
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
