internal import TableSpecDiagnostics

/// Reads a condition: paths, literals, `!`, `&&`, `||`, comparisons and parentheses.
///
/// The operators have the precedence of Swift: `!` before comparisons, comparisons before `&&`, `&&` before `||`.
struct ConditionParser {
    typealias Expression = Condition.Expression
    typealias Problem = ConditionScanner.Problem
    private typealias Token = ConditionScanner.Token

    /// The maximum number of operators and parentheses in a condition, which limits its depth.
    private static let mostOperators = 64

    private var scanner: ConditionScanner
    private var token: Token
    private let places: ScalarPlaces
    private var operators = 0

    /// - Parameter bytes: The content of the condition, between `$(` and `)`.
    static func parse(_ bytes: ArraySlice<UInt8>, places: ScalarPlaces) throws(Problem) -> Expression {
        var parser = ConditionParser(
            scanner: ConditionScanner(bytes),
            token: Token(kind: .end, start: bytes.startIndex, end: bytes.startIndex),
            places: places
        )
        try parser.advance()
        let expression = try parser.disjunction()
        guard parser.token.kind == .end else { throw parser.unexpected }
        return expression
    }

    // MARK: Operators

    private mutating func disjunction() throws(Problem) -> Expression {
        var left = try conjunction()
        while try take(Condition.Junction.or.rawValue) { left = .joined(left, .or, try conjunction()) }
        return left
    }

    private mutating func conjunction() throws(Problem) -> Expression {
        var left = try comparison()
        while try take(Condition.Junction.and.rawValue) { left = .joined(left, .and, try comparison()) }
        return left
    }

    private mutating func comparison() throws(Problem) -> Expression {
        let left = try operand()
        guard let symbol = try takeComparison() else { return left }
        let expression = Expression.comparison(left, symbol, try operand())
        if case .symbol(let next) = token.kind, Condition.Comparison(rawValue: next) != nil {
            throw problem("a comparison takes only two values", help: "join comparisons with '&&'")
        }
        return expression
    }

    private mutating func takeComparison() throws(Problem) -> Condition.Comparison? {
        guard case .symbol(let symbol) = token.kind, let comparison = Condition.Comparison(rawValue: symbol) else {
            return nil
        }
        _ = try take(symbol)
        return comparison
    }

    private mutating func operand() throws(Problem) -> Expression {
        let start = token.start
        if try take("!") { return negation(of: try operand(), from: start) }
        if try take("(") {
            let expression = try disjunction()
            guard try take(")") else { throw problem("expected ')', found \(found)") }
            return expression
        }
        return try value()
    }

    /// A binding includes its `!`, as it does outside conditions.
    private func negation(of operand: Expression, from start: Int) -> Expression {
        let symbol = places.range(start, start + 1)
        if case .binding(var binding) = operand, !binding.isNegated {
            binding.isNegated = true
            binding.range = symbol.joined(with: binding.range)
            return .binding(binding)
        }
        return .not(operand, at: symbol.joined(with: operand.range))
    }

    // MARK: Values

    private mutating func value() throws(Problem) -> Expression {
        let range = places.range(token.start, token.end)
        switch token.kind {
        case .name("true"), .name("false"): return try literal(.boolean(token.kind == .name("true")), range)
        case .name("nil"): return try literal(.null, range)
        case .integer(let number): return try literal(.integer(number), range)
        case .number(let number): return try literal(.number(number), range)
        case .text(let text): return try literal(.string(text), range)
        case .name: return try path()
        case .symbol, .end: throw problem("expected a value, found \(found)", help: Self.helpForValues)
        }
    }

    private static let helpForValues =
        "write a path such as 'zone.isHome', a number, a string in double quotes, or 'nil'"

    private mutating func literal(_ value: Value, _ range: SourceRange) throws(Problem) -> Expression {
        try advance()
        return .literal(value, at: range)
    }

    private mutating func path() throws(Problem) -> Expression {
        let start = token.start
        var end = token.end
        var names: [Located<String>] = []
        repeat {
            guard case .name(let name) = token.kind else {
                throw problem("expected a property name, found \(found)")
            }
            names.append(Located(name, at: places.range(token.start, token.end)))
            end = token.end
            try advance()
        } while try take(".")
        return .binding(Binding(names: names, at: places.range(start, end)))
    }

    // MARK: Tokens

    private mutating func advance() throws(Problem) {
        token = try scanner.next()
    }

    /// Advances past a token if it comes next.
    private mutating func take(_ symbol: String) throws(Problem) -> Bool {
        guard token.kind == .symbol(symbol) else { return false }
        if symbol != "." { operators += 1 }
        guard operators <= Self.mostOperators else {
            throw problem(
                "a condition can have at most \(Self.mostOperators) operators",
                help: "compute the value in the app's code, and bind it"
            )
        }
        try advance()
        return true
    }

    /// The next token in a message.
    private var found: String {
        switch token.kind {
        case .name(let name): "'\(name.shortened)'"
        case .integer(let number): "'\(number)'"
        case .number(let number): "'\(number.text)'"
        case .text(let text): "the string '\(text.shortened)'"
        case .symbol(let symbol): "'\(symbol)'"
        case .end: "the end of the condition"
        }
    }

    private func problem(_ message: String, help: String? = nil) -> Problem {
        Problem(message: message, help: help, start: token.start, end: max(token.end, token.start))
    }

    /// The problem of text after a complete condition.
    private var unexpected: Problem {
        let words = ["and": "&&", "or": "||", "is": "==", "not": "!"]
        if case .name(let name) = token.kind, let symbol = words[name.lowercased()] {
            return problem("unknown operator '\(name)'", help: "write '\(symbol)'")
        }
        return problem("expected an operator, found \(found)", help: "join conditions with '&&' or '||'")
    }
}
