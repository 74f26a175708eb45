/// An expression with operators: what stands on the first line, and what may go to lines of its own.
struct OperatorParts {
    var first: Layout
    var rest: Layout
}

extension SwiftExpression {
    /// The parts of an expression that breaks before its operators, or nothing for all others.
    func operatorParts(_ closures: TrailingClosures) -> OperatorParts? {
        switch self {
        case .binary(let left, let symbol, let right):
            guard symbol.precedence != .range else { return nil }
            return Self.parts(left, symbol, right, closures)
        case .ternary(let condition, let then, let otherwise):
            return OperatorParts(
                first: condition.leading(.or, closures),
                rest: [
                    .space, "? ", then.following(.ternary, closures),
                    .space, ": ", otherwise.following(.ternary, closures),
                ]
            )
        case .cast(let value, let cast, let type):
            return OperatorParts(
                first: value.leading(.range, closures),
                rest: [.space, .text(cast.rawValue + " " + type.source)]
            )
        case .marked(let mark, let value):
            guard var parts = value.operatorParts(closures) else { return nil }
            parts.first = [.text(mark.rawValue + " "), parts.first]
            return parts
        default:
            return nil
        }
    }

    /// The first operand: its own breaks line up with those of the whole.
    private func leading(_ minimum: Precedence, _ closures: TrailingClosures) -> Layout {
        guard precedence >= minimum, let parts = operatorParts(closures) else { return operand(minimum, closures) }
        return .group([parts.first, parts.rest])
    }

    /// Whether a broken value begins on the line of its `=`: what ends with its own brackets does.
    private func staysBehindSign(_ value: Layout) -> Bool {
        switch self {
        case .interpolated, .member, .subscript, .optionalChain, .initializer, .postfixSelf: false
        case .tuple: true
        default: value.firstCharacter != "("
        }
    }

    /// An operand after its operator; a long text stays in one piece there.
    private func following(_ minimum: Precedence, _ closures: TrailingClosures) -> Layout {
        guard case .interpolated(let literal) = self else { return operand(minimum, closures) }
        return .text(literal.line)
    }

    private static func parts(
        _ left: SwiftExpression,
        _ symbol: SwiftOperator,
        _ right: SwiftExpression,
        _ closures: TrailingClosures
    ) -> OperatorParts {
        let own = symbol.precedence
        let sign: Layout = [.space, .text(symbol.rawValue + " ")]
        if symbol.joinsLeft, left.precedence == own, let before = left.operatorParts(closures) {
            return OperatorParts(
                first: before.first,
                rest: [before.rest, sign, right.following(own.tighter, closures)]
            )
        }
        let first = left.leading(own.tighter, closures)
        if symbol.joinsRight, right.precedence == own, let after = right.operatorParts(closures) {
            return OperatorParts(first: first, rest: [sign, after.first, after.rest])
        }
        return OperatorParts(first: first, rest: [sign, right.following(own.tighter, closures)])
    }

    /// What follows a declared name or an assigned target: ` = value`.
    func assigned(by symbol: SwiftAssignmentOperator = .assign, _ closures: TrailingClosures = .allowed) -> Layout {
        let sign = Layout.text(" " + symbol.rawValue)
        if let parts = operatorParts(closures) {
            return [sign, .group(.nested([.space, parts.first, parts.rest]))]
        }
        let value = layout(closures)
        return [sign, staysBehindSign(value) ? .hanging(value) : .group(.nested([.space, value]))]
    }
}
