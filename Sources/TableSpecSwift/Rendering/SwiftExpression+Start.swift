extension SwiftExpression {
    /// The first token of an expression, if it affects the text before it.
    enum Start {
        case parenthesis
        /// A token that would become part of a preceding operator.
        case `operator`
        case other
    }

    func start(_ closures: TrailingClosures) -> Start {
        switch self {
        case .path(let path): path.startsWithDot ? .operator : .other
        case .prefix: .operator
        case .integer(let value): value < 0 ? .operator : .other
        case .floating(let value): value.sign == .minus && !value.isNaN ? .operator : .other
        case .suffixed(let base, _), .subscript(let base, _): base.start(asOperandOf: .postfix, closures)
        case .call(let call):
            call.trailing != nil && closures == .inParentheses
                ? .parenthesis : call.callee.start(asOperandOf: .postfix, closures)
        case .binary(let left, let symbol, _):
            left.start(asOperandOf: symbol.joinsLeft ? symbol.precedence : symbol.precedence.tighter, closures)
        case .ternary(let condition, _, _): condition.start(asOperandOf: .or, closures)
        case .cast(let value, _): value.start(asOperandOf: .addition, closures)
        case .tuple: .parenthesis
        case .closure: closures == .inParentheses ? .parenthesis : .other
        case .type(let type): type.source.hasPrefix("(") ? .parenthesis : .other
        case .interpolated, .array, .dictionary, .keyPath, .await: .other
        }
    }

    private func start(asOperandOf minimum: Precedence, _ closures: TrailingClosures) -> Start {
        precedence < minimum ? .parenthesis : start(closures)
    }

    /// Whether a part of the expression can't stay on one line: the body of a closure.
    var forcesBreak: Bool {
        switch self {
        case .closure(let closure): closure.forcesBreak
        case .call(let call):
            call.callee.forcesBreak || call.arguments.forcesBreak || call.trailing?.forcesBreak ?? false
        case .subscript(let base, let arguments): base.forcesBreak || arguments.forcesBreak
        case .tuple(let arguments): arguments.forcesBreak
        case .array(let elements): elements.contains(where: \.forcesBreak)
        case .dictionary(let entries): entries.contains { $0.key.forcesBreak || $0.value.forcesBreak }
        case .binary(let left, _, let right): left.forcesBreak || right.forcesBreak
        case .ternary(let condition, let then, let otherwise):
            condition.forcesBreak || then.forcesBreak || otherwise.forcesBreak
        case .suffixed(let value, _), .prefix(_, let value), .cast(let value, _), .await(let value):
            value.forcesBreak
        case .path, .integer, .floating, .interpolated, .type, .keyPath: false
        }
    }
}

extension SwiftArguments {
    fileprivate var forcesBreak: Bool { arguments.contains { $0.value.forcesBreak } }
}

extension SwiftClosure {
    fileprivate var forcesBreak: Bool {
        guard !body.isEmpty else { return false }
        guard body.isSimple else { return true }
        switch body[0] {
        case .expression(let value): return value.forcesBreak
        case .assignment(let target, let value): return target.forcesBreak || value.forcesBreak
        case .returning(let value): return value?.forcesBreak ?? false
        default: return false
        }
    }
}
