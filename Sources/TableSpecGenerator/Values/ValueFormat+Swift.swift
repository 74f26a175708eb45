internal import TableSpecModel
internal import TableSpecSwift

extension ValueFormat {
    /// The text of a value: a call of `formatted`, or a choice between plural words.
    ///
    /// - Parameter value: The value, with optional chaining if it's optional.
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
        case .relative(let style): [.call(".relative", ["presentation": style.member])]
        case .number, .measurement, .plural: []
        case .fractionLength(let count):
            [
                SwiftExpression.implicit("number")
                    .calling("precision", [.call(.implicit("fractionLength"), [.integer(count)])])
            ]
        case .percent: [.implicit("percent")]
        case .currency(let code): [.call(.implicit("currency"), ["code": .string(code)])]
        case .byteCount(let style): [.call(".byteCount", ["style": style.member])]
        case .list(let type): [.call(".list", ["type": type.member])]
        }
    }
}

extension MeasurementUnit {
    /// The text of a number with the unit.
    func text(of number: SwiftExpression, _ type: TypeReference) -> SwiftExpression {
        let value = type.unwrapped == .double ? number : .call("Double", [number])
        let unit = dimension.dot(SwiftIdentifier(property: rawValue))
        let arguments = SwiftArguments([.init(value), .init("in", unit)])
        return SwiftExpression.shared("measurement", arguments).using(.measurements)
    }

    /// The class that declares the unit.
    private var dimension: SwiftExpression {
        switch self {
        case .meters, .kilometers, .centimeters, .millimeters, .miles, .yards, .feet, .inches: "UnitLength"
        case .grams, .kilograms, .ounces, .pounds: "UnitMass"
        case .celsius, .fahrenheit: "UnitTemperature"
        case .metersPerSecond, .kilometersPerHour, .milesPerHour: "UnitSpeed"
        case .liters, .milliliters: "UnitVolume"
        }
    }
}

extension SwiftExpression {
    /// Whether a number is 1, for which English has a singular form.
    var isOne: SwiftExpression { .binary(self, .equal, .integer(1)) }
}
