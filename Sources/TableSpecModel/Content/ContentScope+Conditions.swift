extension ContentScope {
    /// Returns whether a condition is true. A missing condition is.
    func holds(_ condition: Condition?) -> Bool {
        guard let condition else { return true }
        return value(of: condition.expression) != .boolean(false)
    }

    private func value(of expression: Condition.Expression) -> Value {
        switch expression {
        case .binding(let binding):
            return value(of: binding)
        case .literal(let value, _):
            return value
        case .not(let operand, _):
            return .boolean(value(of: operand) == .boolean(false))
        case .joined(let left, .and, let right):
            return .boolean(value(of: left) == .boolean(true) && value(of: right) == .boolean(true))
        case .joined(let left, .or, let right):
            return .boolean(value(of: left) == .boolean(true) || value(of: right) == .boolean(true))
        case .comparison(let left, let comparison, let right):
            return .boolean(comparison.holds(between: value(of: left), and: value(of: right)))
        }
    }
}

extension Condition.Comparison {
    /// Returns whether a comparison of two values is true. It's false for values without an order.
    fileprivate func holds(between left: Value, and right: Value) -> Bool {
        switch self {
        case .equal: left.isEqual(to: right)
        case .notEqual: !left.isEqual(to: right)
        case .less: left.precedes(right)
        case .lessOrEqual: left.precedes(right) || left.isEqual(to: right)
        case .greater: right.precedes(left)
        case .greaterOrEqual: right.precedes(left) || left.isEqual(to: right)
        }
    }
}

extension Value {
    private var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .date(let date): date.secondsSince1970
        default: nil
        }
    }

    fileprivate func isEqual(to other: Value) -> Bool {
        if let number, let other = other.number { return number == other }
        return self == other
    }

    fileprivate func precedes(_ other: Value) -> Bool {
        if case .string(let text) = self, case .string(let other) = other { return text < other }
        if let number, let other = other.number { return number < other }
        return false
    }
}
