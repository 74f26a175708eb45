extension Array where Element == SwiftStatement {
    /// The largest number of patterns in a `switch` without `return`.
    ///
    /// The compiler checks a `switch` that is a value as one expression, which takes time that grows with the square
    /// of its patterns: with Swift 6.3 a tenth more for 500 patterns, and 15 times as much for 10,000.
    private static var patternLimit: Int { 250 }

    /// The body of a function with a result, with `return` in the cases of a large `switch`.
    var returningCasesOfLargeSwitch: [SwiftStatement] {
        guard case .selection(_, let cases)? = first, count == 1,
            cases.reduce(0, { $0 + $1.patterns.count }) > Self.patternLimit
        else { return self }
        return returningValue
    }

    /// The same statements, with `return` before the value.
    fileprivate var returningValue: [SwiftStatement] { Array(dropLast()) + suffix(1).map(\.returningValue) }
}

extension SwiftStatement {
    fileprivate var returningValue: SwiftStatement {
        switch self {
        case .expression(let value): .returning(value)
        case .branch(let conditions, let body, let otherwise):
            .branch(conditions, body.returningValue, otherwise: otherwise.returningValue)
        case .selection(let subject, let cases): .selection(subject, cases.map(\.returningValue))
        default: self
        }
    }
}

extension SwiftCase {
    fileprivate var returningValue: SwiftCase {
        var copy = self
        copy.body = body.returningValue
        return copy
    }
}
