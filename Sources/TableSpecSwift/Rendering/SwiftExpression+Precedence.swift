/// The precedence of an expression. An operand with a lower precedence than its operator gets parentheses.
enum Precedence: Int, Comparable {
    case mark, ternary, or, and, comparison, coalescing, cast, range, addition, multiplication, prefix, keyPath, postfix

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next higher precedence. `postfix` is the highest.
    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

extension SwiftOperator {
    var precedence: Precedence {
        switch self {
        case .multiply, .divide, .remainder: .multiplication
        case .add, .subtract: .addition
        case .halfOpenRange, .closedRange: .range
        case .coalesce: .coalescing
        case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
        case .and: .and
        case .or: .or
        }
    }

    /// Whether `a op b op c` means `(a op b) op c`.
    var joinsLeft: Bool {
        switch precedence {
        case .multiplication, .addition, .and, .or: true
        default: false
        }
    }

    /// Whether `a op b op c` means `a op (b op c)`.
    var joinsRight: Bool { self == .coalesce }
}

extension SwiftExpression {
    var precedence: Precedence {
        switch self {
        case .marked: .mark
        case .ternary: .ternary
        case .binary(_, let symbol, _): symbol.precedence
        case .cast: .cast
        case .prefix: .prefix
        case .integer(let value): value < 0 ? .prefix : .postfix
        case .floating(let value): value.sign == .minus ? .prefix : .postfix
        case .keyPath: .keyPath
        case .path, .suffixed, .interpolated, .type, .call, .subscript, .tuple, .array, .dictionary, .closure, .macro:
            .postfix
        }
    }
}
