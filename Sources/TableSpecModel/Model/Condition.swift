package import TableSpecDiagnostics

/// A Boolean that depends on the screen's data: `$(isOn)`, `$(!items.isEmpty && count < 10)`.
package struct Condition: Hashable, Sendable {
    package var expression: Expression
    /// The location of the whole condition.
    package var range: SourceRange

    /// Creates a condition.
    package init(_ expression: Expression, at range: SourceRange) {
        self.expression = expression
        self.range = range
    }

    /// Creates a condition that is one binding to a Boolean.
    package init(_ binding: Binding) {
        self.init(.binding(binding), at: binding.range)
    }

    /// The binding, if the condition consists only of one.
    package var soleBinding: Binding? {
        if case .binding(let binding) = expression { return binding }
        return nil
    }

    /// The bindings in the condition, in order.
    package var bindings: [Binding] { expression.bindings }

    /// The bindings that must be true for the condition to be true: those that `&&` joins.
    package var required: [Binding] { expression.required }

    /// The condition without some of the bindings that must be true; `nil` if it asks nothing else.
    func without(_ names: Set<String>) -> Condition? {
        expression.without(names).map { Condition($0, at: range) }
    }

    /// The condition as a spec writes it.
    package var spelling: String { "$(\(expression.spelling(in: .or)))" }
}

extension Condition {
    /// A part of a condition.
    package indirect enum Expression: Hashable, Sendable {
        /// A value from the screen's data.
        case binding(Binding)
        /// A Boolean, a number, a string, `nil`, or a case of an enumeration.
        case literal(Value, at: SourceRange)
        /// `!`, with the location of the operator and its operand.
        case not(Expression, at: SourceRange)
        case joined(Expression, Junction, Expression)
        case comparison(Expression, Comparison, Expression)
    }

    /// The operator between two conditions.
    package enum Junction: String, Sendable, CaseIterable {
        case and = "&&"
        case or = "||"
    }

    /// The operator that compares two values.
    package enum Comparison: String, Sendable, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="

        /// Whether the comparison depends on the order of values, rather than on equality.
        package var isOrdering: Bool { self != .equal && self != .notEqual }
    }
}

extension Condition.Expression {
    /// The location of the expression, from its first to its last character.
    package var range: SourceRange {
        switch self {
        case .binding(let binding): return binding.range
        case .literal(_, let range), .not(_, let range): return range
        case .joined(let left, _, let right), .comparison(let left, _, let right):
            return left.range.joined(with: right.range)
        }
    }

    /// The bindings in the expression, in order.
    package var bindings: [Binding] {
        switch self {
        case .binding(let binding): [binding]
        case .literal: []
        case .not(let operand, _): operand.bindings
        case .joined(let left, _, let right), .comparison(let left, _, let right): left.bindings + right.bindings
        }
    }

    fileprivate var required: [Binding] {
        switch self {
        case .binding(let binding): [binding]
        case .joined(let left, .and, let right): left.required + right.required
        case .literal, .not, .joined, .comparison: []
        }
    }

    fileprivate func without(_ names: Set<String>) -> Self? {
        switch self {
        case .binding(let binding) where !binding.isNegated && names.contains(binding.text): return nil
        case .joined(let left, .and, let right):
            guard let left = left.without(names), let right = right.without(names) else {
                return left.without(names) ?? right.without(names)
            }
            return .joined(left, .and, right)
        case .binding, .literal, .not, .joined, .comparison: return self
        }
    }

    /// Lets a function see each binding, in order.
    ///
    /// - Parameter isChanging: Whether the function can change the bindings; otherwise nothing is written back.
    mutating func forEachBinding(isChanging: Bool, _ body: (inout Binding) -> Void) {
        switch self {
        case .binding(var binding):
            body(&binding)
            if isChanging { self = .binding(binding) }
        case .literal:
            break
        case .not(var operand, let range):
            operand.forEachBinding(isChanging: isChanging, body)
            if isChanging { self = .not(operand, at: range) }
        case .joined(var left, let junction, var right):
            left.forEachBinding(isChanging: isChanging, body)
            right.forEachBinding(isChanging: isChanging, body)
            if isChanging { self = .joined(left, junction, right) }
        case .comparison(var left, let comparison, var right):
            left.forEachBinding(isChanging: isChanging, body)
            right.forEachBinding(isChanging: isChanging, body)
            if isChanging { self = .comparison(left, comparison, right) }
        }
    }
}

// MARK: - Spelling

extension Condition.Expression {
    /// The precedence of operators, lowest first.
    fileprivate enum Precedence: Int {
        case or, and, comparison, operand
    }

    private var precedence: Precedence {
        switch self {
        case .joined(_, .or, _): .or
        case .joined(_, .and, _): .and
        case .comparison: .comparison
        case .binding, .literal, .not: .operand
        }
    }

    /// The expression as a spec writes it, in parentheses if its context requires them.
    fileprivate func spelling(in place: Precedence) -> String {
        precedence.rawValue < place.rawValue ? "(\(spelling))" : spelling
    }

    private var spelling: String {
        switch self {
        case .binding(let binding): (binding.isNegated ? "!" : "") + binding.text
        case .literal(let value, _): value.spellingInConditions
        case .not(let operand, _): "!" + operand.spelling(in: .operand)
        case .joined(let left, let junction, let right):
            // Several `&&` or several `||` can be combined without parentheses, from left to right.
            left.spelling(in: precedence) + " \(junction.rawValue) "
                + right.spelling(in: junction == .or ? .and : .comparison)
        case .comparison(let left, let comparison, let right):
            left.spelling(in: .operand) + " \(comparison.rawValue) " + right.spelling(in: .operand)
        }
    }
}

extension Value {
    /// A literal as conditions write it.
    fileprivate var spellingInConditions: String {
        switch self {
        case .boolean(let isTrue): "\(isTrue)"
        case .integer(let number): "\(number)"
        case .number(let number): number.text
        case .string(let text):
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case .enumerationCase(let word, of: _): word
        case .null, .date, .url, .uuid, .image, .color, .array, .set, .record: "nil"
        }
    }
}

extension SourceRange {
    /// The range from the start of this one to the end of another.
    func joined(with other: SourceRange) -> SourceRange {
        SourceRange(source: source, start: min(start, other.start), end: max(end, other.end))
    }
}
