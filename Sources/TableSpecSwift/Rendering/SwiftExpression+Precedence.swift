/// The precedence of an expression. An operand with a lower precedence than its operator gets parentheses.
enum Precedence: Int, Comparable {
    case await, ternary, or, and, comparison, coalescing, cast, addition, multiplication, prefix, keyPath, postfix

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next higher precedence. `postfix` is the highest.
    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

extension SwiftOperator {
    var precedence: Precedence {
        switch self {
        case .divide: .multiplication
        case .add, .subtract: .addition
        case .coalesce: .coalescing
        case .equal, .notEqual, .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
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
        case .await: .await
        case .ternary: .ternary
        case .binary(_, let symbol, _): symbol.precedence
        case .cast: .cast
        case .prefix: .prefix
        case .integer(let value): value < 0 ? .prefix : .postfix
        case .floating(let value): value.sign == .minus ? .prefix : .postfix
        case .keyPath: .keyPath
        case .path, .suffixed, .interpolated, .type, .call, .subscript, .tuple, .array, .dictionary, .closure: .postfix
        }
    }
}
